import { expect, it } from "vitest";
import { compile } from "../../packages/pages/test-page.ts";
import type { Settings } from "../settings/settings.ts";
import { mcpData } from "./mcp-data.ts";
import type { PageGroup } from "./page-groups.ts";

const site = { title: "F", origin: "https://example.com", versions: [{ path: "/docs" }] } as Settings["site"];

async function dataOf(path: string, mdx: string) {
  const data = { title: "useThing()", description: "About it.", draft: false, toc: true, math: false };
  const { markdown } = await compile(mdx);
  const page = { path, data, markdown: async () => markdown };
  const groups: PageGroup[] = [{ id: "api", label: "API", pages: [{ label: "Thing", page }] }];
  return mcpData({ site } as Settings, groups);
}

it("lists pages with their category", async () => {
  const { pages } = await dataOf("/docs/guides/a", "Lead");
  expect(pages).toEqual([{ path: "/docs/guides/a", title: "useThing()", description: "About it.", category: "API" }]);
});

it("reads messages from the error page: innermost headings, and code that looks like a message", async () => {
  const mdx =
    "Each begins with `Invariant failed: `.\n\n## Group {#group}\n\n### The node (…) is gone … {#gone}\n\nOr `Cannot find x`, not `a.b()`.\n\n```ts\nthrow `Cannot be read`\n```";
  const { errors, reference } = await dataOf("/docs/api/errors", mdx);
  expect(errors.map(({ id, patterns }) => ({ id, patterns }))).toEqual([
    { id: null, patterns: [["Invariant failed:"]] },
    { id: "group", patterns: [] },
    { id: "gone", patterns: [["The node (", ") is gone"], ["Cannot find x"]] },
  ]);
  expect(reference).toEqual([]);
});

it("reads names from reference pages: titles, sections with signatures, and first cells of tables", async () => {
  const mdx =
    "Lead\n\n## Actions {#actions}\n\n| Action | Type |\n|---|---|\n| [`add(x)`](#add), `.drop?` | `'a' \\| 'b'` |\n| plain | no name |\n\n### actions.add {#add}\n\n`add(x: Node): void`\n\nText\n\n### onDrop {#on-drop}\n\nText";
  const { reference } = await dataOf("/docs/api/thing", mdx);
  const path = "/docs/api/thing";
  const row = { Action: "[`add(x)`](https://example.com/docs/guides/page#add), `.drop?`", Type: "`'a' | 'b'`" };
  expect(reference).toEqual([
    { name: "useThing", path, id: null, heading: "useThing()" },
    { name: "add", path, id: "actions", heading: "Actions", row },
    { name: "drop", path, id: "actions", heading: "Actions", row },
    { name: "actions.add", path, id: "add", heading: "actions.add", signatures: ["add(x: Node): void"] },
    { name: "onDrop", path, id: "on-drop", heading: "onDrop" },
  ]);
});
