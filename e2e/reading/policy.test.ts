import { expect, it } from "vitest";
import { bootDataId } from "../../shared/boot-data.ts";
import { visit } from "../support/browser.ts";

// Why the policy has 'self' and not 'strict-dynamic', under which Chromium asks for this script: SECURITY.md
it("Chromium refuses a script of another host that injected boot data name as the app", async () => {
  const { page, troubles } = await visit();
  const script = "https://elsewhere.example/app.js";
  const boot = { page: { page: { kind: "doc" } }, app: [script], chunks: { doc: script } };
  const injected = `<script type="application/json" id="${bootDataId}">${JSON.stringify(boot)}</script>`;
  const asked: string[] = [];
  await page.route(script, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route("/docs/overview", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<article", `${injected}<article`) });
  });
  await page.goto("/docs/overview");
  await page.locator(".navbar-title").focus(); // a sign of intent, which brings the app
  await expect.poll(() => troubles.join("\n")).toContain("Content Security Policy");
  expect(asked).toEqual([]);
  await page.context().close();
});
