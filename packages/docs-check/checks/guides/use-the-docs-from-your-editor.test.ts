import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site } from "../../../../content/site.ts";
import { mcpPath } from "../../../../shared/wire-names.ts";

const page = readFileSync("content/docs/guides/use-the-docs-from-your-editor.mdx", "utf8");

test("the page names a single address of the server, which is the right one", () => {
  expect(new Set(page.match(/https:\/\/[\w./-]+\/mcp(?=["\s`])/g))).toEqual(new Set([site.origin + mcpPath]));
});
