import { expect, it } from "vitest";
import { compile } from "../../packages/pages/test-page.ts";
import { nameLinks, withNameLinks } from "./name-links.ts";

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
  { name: "depth", path: "/docs/additional/layers", id: "use-layer", heading: "useLayer", row: { Result: "depth" } },
  { name: "NodeId", path: "/docs/api/exports", id: "types", heading: "Types", row: { Export: "NodeId" } },
];

it("indexes pages and exports by name, sections by page and name, and results by hook", () => {
  const links = nameLinks(reference);
  expect(links.get("useNode")).toEqual({ href: "/docs/api/useNode", title: "useNode()" });
  expect(links.get("useNode.connectors.drag")).toEqual({ href: "/docs/api/useNode#drag", title: 'drag("a")' });
  expect(links.get("useEditor.actions.history.undo")?.href).toBe("/docs/api/useEditor#undo");
  expect(links.get("useLayer.depth")?.href).toBe("/docs/additional/layers#use-layer");
  expect(links.get("NodeId")?.href).toBe("/docs/api/exports#types");
});

it("links each name in a page's code once per block, and leaves names without a description unchanged", async () => {
  const code = "import { Frame, useNode } from '@craftjs/core';\nuseNode();\n<Frame />";
  const page = await compile(`\`\`\`tsx\n${code}\n\`\`\``);
  expect(page.names).toEqual(["Frame", "useNode"]);
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

it("links names in every section of a page except the one that describes them", async () => {
  const code = "```tsx\nimport { useNode } from '@craftjs/core';\nconst { connectors: { drag } } = useNode();\n```";
  const { html } = await compile(`${code}\n\n## connectors.drag {#drag}\n\n${code}\n\n## More {#more}\n\n${code}`);
  const linksOf = (path?: string) =>
    [
      ...withNameLinks(html, nameLinks(reference), path).matchAll(
        /<(?:a class="[^"]*code-name" href|h2 id)="([^"]+)"/g,
      ),
    ].map(([, target]) => target);
  const [page, drag] = ["/docs/api/useNode", "/docs/api/useNode#drag"];
  expect(linksOf(page)).toEqual([drag, "drag", "more", drag]);
  expect(linksOf("/docs/guides/touch")).toEqual([page, drag, "drag", page, drag, "more", page, drag]);
});
