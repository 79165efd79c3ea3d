import { describe, expect, it } from "vitest";
import { bootDataId } from "../../shared/boot-data.ts";
import { visit } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { pageOfEachKind } from "../support/pages.ts";
import { addLink, clickLink, isMarked, open, settle } from "../support/reader.ts";

// Why the policy has 'self' and not 'strict-dynamic', which would let Chromium request this script: SECURITY.md
it("blocks a script of another host that injected boot data name as the app", async () => {
  const { page, errors } = await visit();
  const script = "https://elsewhere.example/app.js";
  const boot = { page: { page: { kind: "doc" } }, app: [script], chunks: { doc: script } };
  const injected = `<script type="application/json" id="${bootDataId}">${JSON.stringify(boot)}</script>`;
  const requests: string[] = [];
  await page.route(script, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await page.route("/docs/overview", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<article", `${injected}<article`) });
  });
  await page.goto("/docs/overview");
  await page.locator(".navbar-title").focus(); // a sign of intent, which loads the app
  await expect.poll(() => errors.join("\n")).toContain("Content Security Policy");
  expect(requests).toEqual([]);
  await page.context().close();
});

describe("with Trusted Types", () => {
  const journey = journeys({ withoutTypeScript: true });

  journey("blocks strings as HTML and as scripts on pages and in editors", async ({ page, expectErrors }) => {
    expectErrors("404", "Trusted", "trusted");
    for (const path of [
      ...pageOfEachKind,
      "/nope",
      "/examples/basic",
      "/examples/tutorial/step-1",
      "/examples/landing",
    ]) {
      await page.goto(path);
      const outcomes = await page.evaluate(() => {
        const attempts = {
          html: () => Object.assign(document.createElement("p"), { innerHTML: "<b>" }),
          script: () => Object.assign(document.createElement("script"), { src: "/favicon.svg" }),
          worker: () => new Worker("/favicon.svg"),
          policy: () =>
            (window as unknown as { trustedTypes: TrustedTypePolicies }).trustedTypes.createPolicy("other", {}),
        };
        interface TrustedTypePolicies {
          createPolicy(name: string, rules: object): object;
        }
        return Object.entries(attempts).map(([name, attempt]) => {
          try {
            attempt();
            return `${name}: done`;
          } catch (error) {
            return `${name}: ${(error as Error).name}`;
          }
        });
      });
      expect([path, ...outcomes]).toEqual([
        path,
        ...["html", "script", "worker", "policy"].map((name) => `${name}: TypeError`),
      ]);
    }
  });

  // A violation would be an error in the console.
  journey("renders pages of each kind in the browser", async ({ page }) => {
    await open(page, "/docs/overview");
    // A link to the search page opens the dialog.
    for (const path of pageOfEachKind.filter((path) => path !== "/search")) {
      await addLink(page, path);
      await clickLink(page, path);
      await page.waitForURL(`**${path}`);
      await settle(page);
    }
    expect(await isMarked(page)).toBe(true);
  });
});
