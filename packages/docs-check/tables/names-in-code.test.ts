import { expect, test } from "vitest";
import type { Page } from "../lib/read-pages.ts";
import { namesInCode } from "./names-in-code.ts";

const page = (id: string, source: string, ...code: string[]): Page => ({
  id,
  file: `content/docs/${id}.mdx`,
  source,
  anchors: new Set(),
  snippets: code.map((code) => ({ line: 3, indent: 0, language: "tsx", code, options: {} })),
  tables: [],
  signatures: [],
  sentences: [],
  inlineCode: [],
  excused: new Set(),
  errors: [],
  continues: null,
  problems: [],
});

const useNode = page(
  "api/useNode",
  `---
title: useNode
---

## connectors.drag {#drag}
{/* also: handle */}

\`drag(element: HTMLElement): HTMLElement\`

\`\`\`markdown
## connectors.connect
\`\`\`
`,
);
const exports = page("api/exports", "## Types {#types}\n\n| Type | What |\n|---|---|\n| `NodeId` | A string. |\n");
const exported = new Set(["useNode", "useEditor", "NodeId", "NodeTree"]);

test("reports an export that no reference page describes", () => {
  const guide = page(
    "guides/a",
    "",
    "import { useNode } from '@craftjs/core';\nimport type { NodeId, NodeTree } from '@craftjs/core';",
  );
  expect(namesInCode([guide], [useNode, exports, guide], exported)).toEqual({
    count: 3,
    problems: [
      {
        file: "content/docs/guides/a.mdx",
        line: 5,
        message: "no reference page describes `NodeTree`: add it to a table or a heading there",
      },
    ],
    advice: [],
  });
});

test("advises a section for a hook's member, but not for a collector's result", () => {
  const code =
    "import { useNode } from '@craftjs/core';\nconst { connectors: { connect, drag }, selected } = useNode();";
  const guides = ["guides/a", "guides/b"].map((id) => page(id, "", code));
  expect(namesInCode(guides, [useNode, ...guides], exported)).toMatchObject({
    problems: [],
    advice: ["`useNode.connectors.connect` has no section (guides/a, guides/b)"],
  });
});

test("reports nothing if the docs have no reference pages", () => {
  const guide = page("guides/a", "", "import { useNode } from '@craftjs/core';");
  expect(namesInCode([guide], [guide], exported)).toEqual({ count: 1, problems: [], advice: [] });
});
