import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { readExampleSteps } from "../live/example-steps.ts";
import { firstView, moveStyles } from "./first-view.ts";

it("renders the editor with its initial page, inert and without inline styles", async () => {
  const { html, css } = await firstView("basic");
  expect(html).toMatch(/^<div inert class="editor">.*<h2>Blocks<\/h2>.*>My page<\/p>.*<h2>Settings<\/h2>/);
  expect(html).not.toContain("style=");
  const [, index] = /data-first="(\d+)"[^>]*>My page</.exec(html) ?? [];
  expect(css).toContain(`:is(#root, #editor) [data-first="${index}"]{font-size:40px;text-align:left}`);
});

it("adds no `inert` to an editor whose components set it", async () => {
  const { html } = await firstView("landing");
  expect(html).toMatch(/^<div class="workbench">/);
  expect(html.match(/<(?:header|aside|main|nav) [^>]*inert=""/g)).toHaveLength(5);
});

it("renders the parts that exist at each step", async () => {
  const steps = readExampleSteps().filter(({ example }) => example === "tutorial");
  const views = await Promise.all(steps.map(async ({ name }) => (await firstView(name)).html));
  expect(views[0]).toMatch(/^<div inert .*>Drag me below the other text</);
  const withWord = (word: string) => views.map((html) => html.includes(word));
  expect(withWord("Select a block")).toEqual([false, false, true, true, true]);
  expect(withWord("A card")).toEqual([false, false, false, true, true]);
  expect(withWord("Undo")).toEqual([false, false, false, false, true]);
});

it("unescapes the styles that React has escaped", () => {
  const style = { fontFamily: `'A & B', "C"` };
  expect(moveStyles(renderToString(createElement("p", { style }))).css).toContain(`{font-family:'A & B', "C"}`);
});

it("writes one rule for elements with the same style", () => {
  expect(
    moveStyles('<p class="a" style="font:&quot;A&quot;">style="b"<i style="gap:1px"></i></p><p style="gap:1px">'),
  ).toEqual({
    html: '<p class="a" data-first="0">style="b"<i data-first="1"></i></p><p data-first="1">',
    css: ':is(#root, #editor) [data-first="0"]{font:"A"}\n:is(#root, #editor) [data-first="1"]{gap:1px}',
  });
});
