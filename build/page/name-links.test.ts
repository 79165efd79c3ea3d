import { expect, it } from "vitest";
import { nameLinks, namesIn, withNameLinks } from "./name-links.ts";
import { compile } from "./test-page.ts";

const reference = [
  { name: "useNode", path: "/docs/api/useNode", id: null, heading: "useNode()" },
  {
    name: "connectors.drag",
    path: "/docs/api/useNode",
    id: "drag",
    heading: "connectors.drag",
    signatures: ['drag("a")'],
  },
  { name: "history.undo", path: "/docs/api/useEditor", id: "undo", heading: "history.undo" },
  { name: "NodeId", path: "/docs/api/exports", id: "types", heading: "Types", row: { Export: "NodeId" } },
];

it("finds pages by their names, sections by page and name, and other exports by their row", () => {
  const links = nameLinks(reference);
  expect(links.get("useNode")).toEqual({ href: "/docs/api/useNode", title: "useNode()" });
  expect(links.get("useNode.connectors.drag")).toEqual({ href: "/docs/api/useNode#drag", title: 'drag("a")' });
  expect(links.get("useEditor.actions.history.undo")?.href).toBe("/docs/api/useEditor#undo");
  expect(links.get("NodeId")?.href).toBe("/docs/api/exports#types");
});

it("links names in a page's code once in each block, and leaves those that nothing describes as they were", async () => {
  const code = "import { Frame, useNode } from '@craftjs/core';\nuseNode();\n<Frame />";
  const page = await compile(`\`\`\`tsx\n${code}\n\`\`\``);
  expect(namesIn(page.html)).toEqual(["Frame", "useNode"]);
  const html = withNameLinks(page.html, nameLinks(reference));
  expect(html.match(/<a class="[^"]*code-name"[^>]*>/g)).toEqual([
    '<a class="code-name" href="/docs/api/useNode" title="useNode()">',
  ]);
  const text = (html.match(/<code[^>]*>(.*?)<\/code>/s)?.[1] ?? "").replace(/<[^>]+>/g, "").replaceAll("&lt;", "<");
  expect(text).toBe(code);
  expect(html).not.toContain("data-name");
  expect([page.markdown[0]?.markdown, page.sections[0]?.code]).toEqual([
    `\`\`\`tsx\n${code}\n\`\`\`\n`,
    code.replaceAll("\n", " "),
  ]);
});
