import { expect, it } from "vitest";
import { testFolder } from "../base/test-folder.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource } from "../sources/read-sources.ts";
import { checkSidebars } from "./check-sidebars.ts";

const content = testFolder({
  "sidebars.ts": 'export const sidebars = {\n  docs: [\n    "overview",\n    "api/useNode",\n    "gone",\n  ],\n};\n',
  "site.ts": 'export const site = {\n  versions: [\n    { name: "current", mainDoc: "intro" },\n  ],\n};\n',
});

const version = { name: "current", label: "Next", folder: "docs", path: "/docs", mainDoc: "overview", sidebar: "docs" };
const doc = (id: string, data: Partial<DocSource["data"]> = {}) =>
  ({ kind: "doc", id, version, file: `docs/${id}.mdx`, data }) as DocSource;
function problems(items: string[], docs: DocSource[], changed: Partial<typeof version> = {}): string[] {
  const settings = {
    site: { versions: [{ ...version, ...changed }] },
    sidebars: { docs: [{ label: "All", items }] },
  } as unknown as Settings;
  return checkSidebars(content, settings, docs).map(({ file, line, message }) =>
    `${file}:${line}  ${message}`.replaceAll(`${content}/`, ""),
  );
}
const [overview, useNode] = [doc("overview"), doc("api/useNode")];

it("is content when each page stands once, or says that it stands nowhere", () => {
  expect(problems(["overview", "api/useNode"], [overview, useNode, doc("dev", { sidebar: false })])).toEqual([]);
});

it("names the line of an entry without a page", () => {
  expect(problems(["overview", "api/useNode", "gone"], [overview, doc("api/useNodes", { sidebar: false })])).toEqual([
    'sidebars.ts:4  "api/useNode" has no page in docs. Did you mean "api/useNodes"?',
    'sidebars.ts:5  "gone" has no page in docs.',
  ]);
});

it("names a page that stands twice, in no sidebar, or where it says that it does not", () => {
  expect(problems(["overview", "api/useNode", "api/useNode"], [overview, useNode])).toEqual([
    'sidebars.ts:4  "api/useNode" stands twice in the sidebar "docs": remove one',
  ]);
  expect(problems(["overview"], [overview, useNode])).toEqual([
    'docs/api/useNode.mdx:1  stands in no sidebar: add "api/useNode" to sidebars.ts, or write "sidebar: false" in its front matter',
  ]);
  expect(problems(["overview", "dev"], [overview, doc("dev", { sidebar: false })])).toEqual([
    'docs/dev.mdx:1  says "sidebar: false", but sidebars.ts lists "dev"',
  ]);
});

it("checks what a version says of its sidebar and its main page", () => {
  expect(problems([], [overview, useNode], { sidebar: "doc" })).toEqual([
    'sidebars.ts:1  version "current" wants the sidebar "doc", which is not here. Did you mean "docs"?',
  ]);
  expect(problems(["overview"], [overview], { mainDoc: "intro" })).toEqual([
    'site.ts:3  version "current": its main page "intro" has no file in docs/',
  ]);
});
