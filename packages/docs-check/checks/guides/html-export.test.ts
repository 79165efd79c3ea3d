import { createElement, lazy, Suspense } from "react";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { snippetsOf } from "../../harness-node/snippets-of.ts";
import { bundleSize } from "../../large-editor/bundle-size.ts";

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
])("%s with Brotli", async (_, code, isAdded, wanted) => {
  const react = 'import { createRoot } from "react-dom/client"; import { createElement } from "react";';
  const use = "createRoot(document.body).render(createElement(Page as never));";
  const size = await bundleSize(`${react}${code}${use}`, snippetsOf("guides/html-export"));
  const alone = isAdded ? await bundleSize(`${react} const Page = "p"; ${use}`) : 0;
  expect(Math.abs(size - alone - wanted)).toBeLessThan(1.5);
});

test("#html: prerender waits for lazy components, and adds comments", async () => {
  const Late = lazy(async () => ({ default: () => createElement("p", null, "Late") }));
  const { prelude } = await prerender(createElement(Suspense, null, createElement(Late)));
  expect(await new Response(prelude).text()).toBe("<!--$--><p>Late</p><!--/$-->");
});
