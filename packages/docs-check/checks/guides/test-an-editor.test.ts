import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { dragBlock } from "snippet:guides/test-an-editor/e2e/drag-block.ts";
import { build } from "esbuild";
import { chromium, type Page } from "playwright";
import { expect, test } from "vitest";
import { chromiumOptions } from "../../../../e2e/support/chromium.ts";
import { publishedField } from "../../harness-node/published.ts";

const snippets = resolve("packages/docs-check/generated/snippets/docs/guides/test-an-editor");
const blocks = join(snippets, "src/blocks.tsx");
const app = `
  import { Editor, Frame } from "@craftjs/core";
  import { createRoot } from "react-dom/client";
  import { Item, List } from ${JSON.stringify(blocks)};
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <Editor resolver={{ Item, List }}>
      <Frame><List><Item text="One" /><Item text="Two" /><List /></List></Frame>
    </Editor>,
  );`;

async function withPage(look: (page: Page) => Promise<void>) {
  const { outputFiles } = await build({
    stdin: { contents: app, loader: "tsx", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
  });
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html><html><body></body></html>");
    await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
    await look(page);
  } finally {
    await browser.close();
  }
}

test("#playwright: the helper drops a block before, after and inside another one", () =>
  withPage(async (page) => {
    const items = page.locator("section p");
    const texts = () => items.allTextContents();
    await dragBlock(items.nth(0), items.nth(1), "after");
    await expect.poll(texts).toEqual(["Two", "One"]);
    await dragBlock(items.nth(1), items.nth(0), "before");
    await expect.poll(texts).toEqual(["One", "Two"]);
    await dragBlock(items.nth(0), page.locator("section section"), "inside");
    await expect.poll(() => page.locator("section section p").allTextContents()).toEqual(["One"]);
    for (const container of ["before", "after"] as const) {
      await dragBlock(page.locator("p", { hasText: "One" }), page.locator("section section"), container);
      const beside = page.locator(container === "before" ? "section > p:has(+ section)" : "section > section + p");
      await expect.poll(() => beside.allTextContents(), { message: container }).toEqual(["One"]);
    }
  }));

test("#playwright: the helper does not scroll, and reaches a target only in view", () =>
  withPage(async (page) => {
    const items = page.locator("section p");
    await page.addStyleTag({ content: "p { height: 100px; margin: 0 }" });
    await page.setViewportSize({ width: 400, height: 110 });
    await dragBlock(items.nth(0), items.nth(1), "after");
    expect(await items.allTextContents()).toEqual(["One", "Two"]);
    await page.setViewportSize({ width: 400, height: 400 });
    await dragBlock(items.nth(0), items.nth(1), "after");
    await expect.poll(() => items.allTextContents()).toEqual(["Two", "One"]);
  }));

test("#jest: utils requires nanoid, whose build for browsers is an ES module, unlike one for Node.js", () => {
  const { type, exports } = JSON.parse(readFileSync("node_modules/nanoid/package.json", "utf8"));
  const { browser, require } = exports["."];
  expect([type, browser, require.default]).toEqual(["module", "./index.browser.js", "./index.cjs"]);
});

test("#jest: the configuration loads in a project of ES modules, such as Vite’s", () => {
  const config = createRequire(import.meta.url)(join(snippets, "jest.config.cjs"));
  expect(config.testEnvironmentOptions).toEqual({ customExportConditions: ["node", "node-addons"] });
});

test.runIf(process.env.ASK_REGISTRY)("the registry has each package that a page runs with npx", () => {
  const pages = globSync("content/docs/**/*.mdx").map((file) => readFileSync(file, "utf8"));
  const names = new Set(pages.flatMap((page) => [...page.matchAll(/\bnpx ([\w-]+)/g)].map(([, name]) => name ?? "")));
  expect(names.size).toBeGreaterThan(2);
  for (const name of names) expect(publishedField(name, "version")).toBeTruthy();
});
