import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Visit, visit } from "./browser.ts";
import { openEditor, type SavedPage } from "./landing-editor.ts";

let current: Visit;

beforeEach(async () => {
  current = await visit({ viewport: { width: 1280, height: 900 } });
});

afterEach(async () => {
  await current.page.context().close();
  expect(current.troubles).toEqual([]);
});

it("loads at most 150 kB of JavaScript, React and Craft.js with it", async () => {
  const { page } = current;
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

/** A page of containers with nine texts in each. */
function largePage(blocks: number): SavedPage {
  const page: SavedPage = { ROOT: { type: { resolvedName: "Page" }, props: {}, parent: null, nodes: [] } };
  for (let at = 1; at < blocks; at++) {
    const container = `c${Math.floor((at - 1) / 10)}`;
    const id = (at - 1) % 10 === 0 ? container : `t${at}`;
    const parent = id === container ? "ROOT" : container;
    const name = id === container ? "Container" : "Text";
    page[id] = {
      type: { resolvedName: name },
      props: name === "Text" ? { text: `Text ${at}` } : {},
      parent,
      nodes: [],
    };
    page[parent]?.nodes.push(id);
  }
  return page;
}

it("paints a change of a prop soon, with 500 blocks on the page", async () => {
  const { page } = current;
  await page.addInitScript(
    (json) => localStorage.setItem("craftjs-example-landing", json),
    JSON.stringify(largePage(500)),
  );
  await page.goto("/examples/landing");
  await page.locator('[data-block="t3"]').click();
  expect(await page.locator("[data-block]").count()).toBe(500);
  await page.locator(".settings").getByLabel("Text", { exact: true }).focus();
  await page.keyboard.press("Home");
  const times: number[] = [];
  for (let at = 0; at < 9; at++) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const onKey = ({ timeStamp }: Event) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          addEventListener("keydown", onKey, { once: true, capture: true });
        }),
    );
    await page.waitForTimeout(100);
    await page.keyboard.press(String(at));
    times.push(await painted);
  }
  expect(await page.locator('[data-block="t3"]').textContent()).toBe("012345678Text 3");
  const median = times.sort((a, b) => a - b)[4];
  expect(median).toBeLessThan(100);
});
