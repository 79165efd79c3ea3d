import { cp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { playgroundPath } from "browser/names.ts";
import { toFragment } from "playground/app/share.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, listen } from "../../test/loopback.ts";
import { readManifest } from "../support/built-site.ts";
import { journeys } from "../support/journeys.ts";
import { canvas, editSource, run } from "../support/live-example.ts";
import { build, prepare, serve } from "../support/other-sites.ts";
import { result, write } from "../support/playground.ts";
import type { ServedSite } from "../support/serve-worker.ts";

/** A site whose settings name a separate origin for the sandbox: the same port under another loopback host. */
let servedSite: ServedSite;
let outDir: string;
let origin: string;
let sandboxOrigin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  sandboxOrigin = `http://localhost:${port}`;
  const site = await prepare("sandbox-origin");
  ({ outDir } = site);
  const contentDir = ".cache/sandbox-origin-content";
  await cp("content", contentDir, { recursive: true });
  const settings = await readFile("content/site.ts", "utf8");
  const newSettings = settings
    .replace('origin: "https://craft.js.org"', `origin: "${origin}"`)
    .replace("sandboxOrigin: null", `sandboxOrigin: "${sandboxOrigin}"`);
  await writeFile(`${contentDir}/site.ts`, newSettings);
  await build({ contentDir, ...site });
  servedSite = await serve(site, port);
}, 180_000);
afterAll(() => servedSite?.stop());

const it = journeys();
const nodes = "/examples/live/nodes";

/** URL of the page's frame, and its origin for security checks: "null" in a sandbox. */
async function frameOf(page: Page) {
  const frame = page.frames().find((frame) => frame.url().includes("/examples/live/"));
  const { origin, pathname } = new URL(frame?.url() ?? "about:blank");
  return { origin, path: pathname, selfOrigin: await frame?.evaluate(() => self.origin) };
}

describe("with a separate origin for the sandbox", () => {
  it("runs a live example there, in an opaque origin, and lets it exchange messages with its page", async ({
    page,
  }) => {
    const frame = await run(page, `${origin}/docs/concepts/nodes`);
    expect(await frameOf(page)).toEqual({ origin: sandboxOrigin, path: nodes, selfOrigin: "null" });
    await editSource(frame, "Good morning", "Good evening");
    await canvas(frame).getByText("Good evening").waitFor();
    await page.click('[data-action="switch-colour-mode"]');
    await expect.poll(() => frame.locator("html").getAttribute("data-theme")).toBe("dark");

    const [tab] = await Promise.all([page.context().waitForEvent("page"), page.click("[data-alone]")]);
    await tab.locator(".canvas").getByText("Good morning").waitFor();
    expect(new URL(tab.url()).origin).toBe(sandboxOrigin);
    expect(await tab.evaluate(() => self.origin)).toBe("null");
  });

  it("runs the playground's project there, in an opaque origin", async ({ page }) => {
    const source = "export const App = () => <p>From elsewhere</p>;";
    await page.goto(`${origin}${playgroundPath}${await toFragment({ name: "", files: { "App.tsx": source } })}`);
    await page.getByRole("button", { name: "Run it" }).click();
    await result(page).getByText("From elsewhere").waitFor();
    expect(await frameOf(page)).toEqual({
      origin: sandboxOrigin,
      path: "/examples/live/playground",
      selfOrigin: "null",
    });
    await write(page, source.replace("From elsewhere", "Changed"));
    await result(page).getByText("Changed").waitFor();
  });

  it("lets no other origin frame its documents", async ({ page, expectErrors }) => {
    expectErrors("frame-ancestors", "ERR_BLOCKED_BY_RESPONSE");
    const html = `<link rel="icon" href="data:,"><iframe src="${sandboxOrigin}${nodes}"></iframe>`;
    const otherSite = createServer((_, response) => void response.setHeader("Content-Type", "text/html").end(html));
    await page.goto(await listen(otherSite));
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    otherSite.close();
  });

  test("serves on each host only its own part of the site", async () => {
    const get = (url: string) => fetch(url, { redirect: "manual" });
    expect((await get(`${sandboxOrigin}/docs/overview`)).status).toBe(404);
    const redirect = await get(origin + nodes);
    expect([redirect.status, redirect.headers.get("Location")]).toEqual([301, sandboxOrigin + nodes]);
    const policy = (await get(sandboxOrigin + nodes)).headers.get("Content-Security-Policy");
    expect(policy).toContain(`frame-ancestors ${origin}; sandbox allow-scripts`);
    // The file behind the document, which bypasses the worker.
    const file = (await get(sandboxOrigin + (await readManifest(outDir)).files[nodes])).headers;
    expect(file.get("Content-Security-Policy")).toContain(`frame-ancestors ${origin}; sandbox allow-scripts`);
  });
});
