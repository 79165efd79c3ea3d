import { expect, it } from "vitest";
import type { Docs } from "./mcp/docs.ts";
import { answerMcp } from "./mcp.ts";

const unexpected = () => Promise.reject(new Error("unexpected call"));
const docs: Docs = {
  title: "Craft.js",
  address: "https://example.com/base",
  release: "1a2b",
  data: unexpected,
  read: unexpected,
  search: unexpected,
  count: unexpected,
};

async function call<Result>(method: string, params: object = {}): Promise<Result> {
  const headers = new Headers({ "Content-Type": "application/json" });
  const message = { jsonrpc: "2.0", id: 1, method, params };
  const response = await answerMcp("https://example.com/base/mcp", headers, message, docs);
  const { result } = (await response.json()) as { result: Result };
  return result;
}

interface ListedTool {
  name: string;
  title: string;
  description: string;
  inputSchema: { properties: Record<string, { description?: string }> };
  annotations: object;
}

it("describes itself to clients, and announces no changes to its lists", async () => {
  const clientInfo = { name: "test", version: "1" };
  expect(await call("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo })).toEqual({
    protocolVersion: "2025-06-18",
    capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    serverInfo: {
      name: "craftjs-docs",
      title: "Craft.js documentation",
      version: "1a2b",
      websiteUrl: "https://example.com/base",
    },
    instructions:
      "The documentation of Craft.js, whose code is checked against the published packages. Search before you answer from memory, and cite the addresses of the pages that you used.",
  });
});

/** After you change a tool, `npx vitest run -u --project unit worker/mcp.test.ts` updates the list. */
it("describes its tools to users and models", async () => {
  const { tools } = await call<{ tools: ListedTool[] }>("tools/list");
  const texts = tools.map(({ name, title, description, inputSchema }) => {
    const inputs = Object.entries(inputSchema.properties).map(([input, { description }]) =>
      description ? `${input}: ${description}` : input,
    );
    return [`${name} (${title})`, description, ...inputs].join("\n  ");
  });
  expect(texts.join("\n")).toMatchInlineSnapshot(`
    "search_docs (Search the documentation)
      Searches the Craft.js documentation. Returns the best section of each page, with its address for read_page.
      query: Words, a name of the API, or an error message
    read_page (Read a page)
      Returns a page of the documentation as Markdown, or one section of it. For a long page without a section, returns its outline.
      path: Path or address, such as /docs/api/useNode or one from search_docs
      section: Id or heading of a section
    list_pages (List all pages)
      Lists all pages of the Craft.js documentation with their paths and descriptions.
    explain_error (Explain an error message)
      Finds the cause and the fix of an error message or warning of Craft.js, or of React when used with it. Paste the complete message, with its names and values.
      message
    api_reference (Look up a name of the API)
      Finds the entries of the Craft.js reference for a name: signature, types, defaults and meaning.
      name: Such as useNode, actions.setProp, Editor.enabled or ROOT_NODE
    check_saved_state (Check a saved document)
      Finds faults in a document saved by Craft.js's query.serialize(): where each is, its effect in Craft.js and how to repair it. Also reads JSON within a string, compressed text, and files with several documents, such as SQL, CSV, NDJSON or Markdown.
      json: The saved JSON, or text that contains it, compressed or not
      resolver: Names in the resolver of the editor"
  `);
});

it("marks each tool as read-only, so that clients need not ask the user before a call", async () => {
  const { tools } = await call<{ tools: ListedTool[] }>("tools/list");
  for (const { name, annotations } of tools) {
    expect(annotations, name).toEqual({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
  }
});

it("offers the Markdown of pages as resources", async () => {
  const uriTemplate = "https://example.com/base{+page}.md";
  expect(await call("resources/templates/list")).toEqual({
    resourceTemplates: [{ name: "page", title: "A page", uriTemplate, mimeType: "text/markdown" }],
  });
});
