import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { checkSidebars } from "./check-sidebars.ts";

const content = testFolder({
  "sidebars.ts": 'export const sidebars = {\n  docs: [\n    "overview",\n    "api/useNode",\n    "gone",\n  ],\n};\n',
  "site.ts": 'export const site = {\n  versions: [\n    { name: "current", mainDoc: "intro" },\n  ],\n};\n',
});

const version = { name: "current", label: "Next", folder: "docs", path: "/docs", mainDoc: "overview", sidebar: "docs" };
type Items = (string | { folder: string })[];

/** @param ids ids of the existing pages */
function problems(items: Items, ids: string[], changed: Partial<typeof version> = {}): string[] {
  const settings = {
    site: { versions: [{ ...version, ...changed }] },
    sidebars: { docs: [{ label: "All", items }] },
  } as unknown as Settings;
  const files = ids.map((id) => `${content}/docs/${id}.mdx`);
  return checkSidebars(content, settings, files).map(({ file, line, message }) =>
    `${file}:${line}  ${message}`.replaceAll(`${content}/`, ""),
  );
}

it("accepts entries that are pages or folders with pages, and unlisted pages", () => {
  expect(problems(["overview", { folder: "api" }], ["overview", "api/useNode", "dev"])).toEqual([]);
});

it("reports entries without a page and folders without pages", () => {
  expect(problems(["overview", "api/useNode", { folder: "gone" }], ["overview", "api/useNodes", "gone-on"])).toEqual([
    'sidebars.ts:4  "api/useNode" has no page in docs. Did you mean "api/useNodes"?',
    'sidebars.ts:5  "gone" is not a folder with pages in docs',
  ]);
});

it("reports a page listed twice", () => {
  expect(problems(["overview", "api/useNode", "api/useNode"], ["overview", "api/useNode"])).toEqual([
    'sidebars.ts:4  "api/useNode" is listed twice in the sidebar "docs": remove one',
  ]);
});

it("reports a version whose sidebar or main page does not exist", () => {
  expect(problems([], ["overview"], { sidebar: "doc" })).toEqual([
    'sidebars.ts:1  version "current" refers to the sidebar "doc", which does not exist. Did you mean "docs"?',
  ]);
  expect(problems(["overview"], ["overview"], { mainDoc: "intro" })).toEqual([
    'site.ts:3  version "current": its main page "intro" has no file in docs/',
  ]);
});
