import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import axe from "axe-core";
import type { Frame } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visit } from "../../e2e/support/browser.ts";
import { freshVisits } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits();
const names = readdirSync("content/live")
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => name.slice(0, -4));
const pages: Record<string, string> = {
  nodes: "/docs/concepts/nodes",
  "user-components": "/docs/concepts/user-components",
  "editor-components": "/docs/concepts/editor-components",
  serializing: "/docs/concepts/serializing",
  "use-node": "/docs/api/useNode",
  "use-editor": "/docs/api/useEditor",
  element: "/docs/api/element",
};

describe("each example", () => {
  it.each(names)("%s runs, and changed it runs too", async (name) => {
    const page = current();
    await page.goto(`/examples/live/${name}`);
    await page.locator(".row").nth(2).waitFor();
    const json = JSON.parse((await page.locator(".json pre").textContent()) ?? "");
    expect(json.ROOT.nodes.length).toBeGreaterThan(1);
    const source = await page.locator("textarea").inputValue();
    expect(source).toBe((await readFile(`content/live/${name}.tsx`, "utf8")).trimEnd());
    // What the build has compiled, and what the browser compiles, do the same.
    const before = await page.locator(".canvas").innerText();
    const run = page.waitForFunction(() => document.querySelectorAll(".canvas > div").length === 2);
    await page.locator("textarea").fill(`${source}\n`);
    await run;
    await page.waitForFunction(() => document.querySelectorAll(".canvas > div").length === 1);
    expect(await page.locator(".mistake").textContent()).toBe("");
    expect(await page.locator(".canvas").innerText()).toBe(before);
  });

  it.each(Object.entries(pages))("%s stands in %s", async (name, path) => {
    const page = current();
    await page.goto(path);
    expect(await page.locator(".live").first().getAttribute("data-live")).toBe(`/examples/live/${name}`);
  });
});

describe("without JavaScript", () => {
  it("a page has the example's source in colours, and a picture of its canvas", async () => {
    const { page, troubles } = await visit({ javaScriptEnabled: false });
    await page.goto("/docs/concepts/nodes");
    const live = page.locator(".live");
    await live.scrollIntoViewIfNeeded();
    expect(await live.locator("code").textContent()).toBe((await readFile("content/live/nodes.tsx", "utf8")).trimEnd());
    expect(await live.locator(".t-keyword").count()).toBeGreaterThan(5);
    const picture = live.locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    expect(await picture.getAttribute("alt")).toContain("Three nodes and an empty container");
    expect(await live.locator("iframe").count()).toBe(0);
    expect(await live.locator("button:visible, a:visible").count()).toBe(0);
    await page.context().close();
    expect(troubles).toEqual([]);
  });
});

describe("axe finds nothing to complain of", () => {
  it.each([
    ["light", 1280],
    ["dark", 390],
  ])("in %s, %i px wide", async (mode, width) => {
    const page = current();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((theme) => {
      if (self.origin !== "null") localStorage.setItem("theme", theme);
    }, mode);
    await page.goto("/docs/concepts/user-components");
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.waitForSelector('.live[data-state="running"]');
    const frame = page.frames().find((frame) => frame.url().includes("/examples/live/"));
    await frame?.locator(".row").nth(2).click();
    await frame?.locator("textarea").fill("export const App = = 1;");
    await frame?.getByText("Line 1:").waitFor();
    expect(await complaints(page.mainFrame(), ".live, .picture")).toEqual([]);
    expect(await complaints(frame, "html")).toEqual([]);
  });
});

async function complaints(frame: Frame | undefined, selector: string): Promise<string[]> {
  if (!frame) throw new Error("the example's frame is not there");
  await frame.evaluate(axe.source);
  const { violations } = await frame.evaluate(
    (within) =>
      (window as unknown as { axe: typeof axe }).axe.run(within, {
        iframes: false,
        preload: false,
        resultTypes: ["violations"],
      }),
    selector,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
