import { expect, test } from "vitest";
import type { Page } from "../lib/read-pages.ts";
import { blockMargins } from "./block-margins.ts";

const drag = "ref={(dom) => { if (dom) connect(drag(dom)); }}";

test.each([
  [`<p ${drag}>{text}</p>`, 1],
  [`<h2\n  style={{ outline: selected ? '1px' : 'none' }}\n  ${drag}\n>`, 1],
  [`<ul ${drag}><li /></ul>\n<p ${drag}>`, 2],
  [`<p {...rest} ${drag}>{text}</p>`, 1],
  [`<p style={{ margin: 0, color }} ${drag}>{text}</p>`, 0],
  [`<p className="note" ${drag}>{text}</p>`, 0],
  [`<div ${drag}>{text}</div>`, 0],
  ["<p ref={(dom) => { if (dom) connect(dom); }}>{text}</p>", 0],
  [`<p>{text}</p><section ${drag}>`, 0],
])("reports each block with the browser's margins in %s", (code, count) => {
  const page = { file: "a.mdx", snippets: [{ code, line: 7 }] } as Page;
  expect(blockMargins(page)).toHaveLength(count);
  expect(blockMargins(page).every(({ file, line }) => file === "a.mdx" && line === 7)).toBe(true);
});
