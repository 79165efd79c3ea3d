import { rm } from "node:fs/promises";
import { createElement, lazy, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { ServerStyleSheet, styled } from "styled-components";
import { expect, onTestFinished, test } from "vitest";
import { snippetsOf } from "../../harness-node/snippets-of.ts";
import { bundleSize, loadsAtOnce } from "../../large-editor/bundle-size.ts";
import { typeCheck, writeSources } from "../../snippets/type-check.ts";

// Library releases may change sizes slightly.
test.each([
  [
    "Craft.js adds 26 kB",
    'import { Editor, Frame, useNode } from "@craftjs/core"; const Page = [Editor, Frame, useNode];',
    true,
    26,
  ],
  ["the viewer with React is 60 kB", 'import { PageView as Page } from "./page-view";', false, 60],
  ["the editor with React is 85 kB", 'import { ReadOnlyPage as Page } from "./read-only-page";', false, 85],
])("%s with Brotli", async (_, code, isAdded, expected) => {
  const react = 'import { createRoot } from "react-dom/client"; import { createElement } from "react";';
  const use = "createRoot(document.body).render(createElement(Page as never));";
  const size = await bundleSize(`${react}${code}${use}`, snippetsOf("guides/html-export"));
  const alone = isAdded ? await bundleSize(`${react} const Page = "p"; ${use}`) : 0;
  expect(Math.abs(size - alone - expected)).toBeLessThan(1.5);
});

test("#html: prerender waits for lazy components, and adds comments", async () => {
  const Late = lazy(async () => ({ default: () => createElement("p", null, "Late") }));
  const { prelude } = await prerender(createElement(Suspense, null, createElement(Late)));
  expect(await new Response(prelude).text()).toBe("<!--$--><p>Late</p><!--/$-->");
});

test("#viewer: the compiler reports a block without a view or without checks, and a prop without a check", async () => {
  const folder = ".cache/renamed-block-test";
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const code = snippetsOf("guides/html-export");
  const file = (name: string) => [`${name}.tsx`, code.get(`src/${name}`) ?? ""] as const;
  const files = new Map(["views", "blocks", "page-view", "check-page"].map(file));
  files.set("blocks.tsx", file("blocks")[1].replace("{ Text, Container, Card }", "{ Text, Container, News: Card }"));
  await writeSources(folder, files);
  const reported = async () => (await typeCheck(folder, files)).map(({ path, message }) => `${path}: ${message}`);
  expect(await reported()).toEqual(
    ["check-page.tsx", "page-view.tsx"].map((path) => expect.stringMatching(`${path}: .*'Card'`)),
  );
  files.set(...file("blocks"));
  files.set("views.tsx", file("views")[1].replace("{ text?: string }", "{ text?: string; size?: number }"));
  await writeSources(folder, files);
  expect(await reported()).toEqual([expect.stringMatching("check-page.tsx: .*'size'")]);
});

test("#viewer: without the editor, Site loads no code of Craft.js", async () => {
  const code = 'import { Site } from "./site"; console.log(Site);';
  const blocks = snippetsOf("guides/html-export");
  expect(await loadsAtOnce("react", code, blocks)).toBe(true);
  expect(await loadsAtOnce("@craftjs/core", code, blocks)).toBe(false);
  const editor = 'import { App } from "./export-button"; console.log(App);';
  expect(await loadsAtOnce("@craftjs/core", editor, blocks)).toBe(true);
});

test("#viewer: on another site, it compiles with the views alone", async () => {
  const folder = ".cache/viewer-alone-test";
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const code = snippetsOf("guides/html-export");
  const viewer = code.get("src/page-view") ?? "";
  const blocks = "import type { BlockName } from './blocks';";
  const reportedWith = async (text: string) => {
    const files = new Map([
      ["views.tsx", code.get("src/views") ?? ""],
      ["page-view.tsx", text],
    ]);
    await writeSources(folder, files);
    return (await typeCheck(folder, files)).map(({ message }) => message);
  };
  expect(await reportedWith(viewer.replace(blocks, "type BlockName = string;"))).toEqual([]);
  expect(await reportedWith(viewer)).toContainEqual(expect.stringContaining("./blocks"));
});

test("#html: styles of styled-components are not in the markup, and ServerStyleSheet collects them", () => {
  const Red = styled.p`
    color: red;
  `;
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(createElement(Red)));
  expect([html, sheet.getStyleTags()]).toEqual([
    expect.not.stringContaining("red"),
    expect.stringContaining("color:red"),
  ]);
  sheet.seal();
});
