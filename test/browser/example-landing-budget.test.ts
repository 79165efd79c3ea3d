import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { openEditor } from "../../e2e/support/landing-editor.ts";
import { largePage } from "../../e2e/support/large-page.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits({ viewport: { width: 1280, height: 900 } });

it("loads at most 150 kB of JavaScript, React and Craft.js with it", async () => {
  const page = current();
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
  });
  await openEditor(page);
  const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(80_000);
  expect(total).toBeLessThan(150_000);
});

it("names in its HTML all the modules that it starts with, so that none waits for another one", async () => {
  const page = current();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await openEditor(page);
  const html = await (await page.request.get("/examples/landing")).text();
  expect(scripts.length).toBeGreaterThan(4);
  for (const script of scripts) expect(html).toContain(`"${script}"`);
});

it("edits a page of 500 blocks", async () => {
  const page = current();
  await page.addInitScript(([key, json]) => localStorage.setItem(key, json), [
    "craftjs-example-landing",
    JSON.stringify(largePage(500)),
  ] as const);
  await page.goto("/examples/landing");
  await page.locator('[data-block="t3"]').click();
  expect(await page.locator("[data-block]").count()).toBe(500);
  await page.locator(".settings").getByLabel("Text", { exact: true }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.type("012345678");
  await expect.poll(() => page.locator('[data-block="t3"]').textContent()).toBe("012345678Text 3");
});
