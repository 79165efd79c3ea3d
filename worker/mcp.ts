import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { markdownPath, parseMarkdownPath } from "../shared/wire-names.ts";
import type { Docs } from "./mcp/docs.ts";
import { ToolError, tools } from "./mcp/tools.ts";

/**
 * Answers a message to the MCP server, which is read-only and stateless. worker/mcp-route.ts imports this module on demand,
 * because the protocol's library is larger than the rest of the worker.
 * @param headers the request's headers
 * @param message the parsed body of the request
 */
export async function answerMcp(address: string, headers: Headers, message: unknown, docs: Docs): Promise<Response> {
  const request = new Request(address, { method: "POST", headers });
  // The protocol requires both types, but many clients only list one or send a wildcard. All get JSON.
  request.headers.set("Accept", "application/json, text/event-stream");
  if (await isLegacyRequest(request, message)) {
    // Clients of revisions before 2026-07-28. The handler below would answer them with event streams.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await serverOf(docs).connect(transport);
    return transport.handleRequest(request, { parsedBody: message });
  }
  const handler = createMcpHandler(() => serverOf(docs), {
    legacy: "reject",
    maxSubscriptions: 0, // pages only change with a release, and an open stream costs money
  });
  return handler.fetch(request, { parsedBody: message });
}

function serverOf(docs: Docs): McpServer {
  const server = new McpServer(
    { name: "craftjs-docs", title: `${docs.title} documentation`, version: docs.release, websiteUrl: docs.address },
    {
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      instructions: `The documentation of ${docs.title}, whose code is checked against the published packages. Search before you answer from memory, and cite the addresses of the pages that you used.`,
    },
  );
  for (const { name, title, description, input, isLimited, run } of tools(docs)) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (args) => {
      try {
        if (isLimited) await docs.count();
        return { content: [{ type: "text", text: await run(args) }] };
      } catch (error) {
        return { content: [{ type: "text", text: adviceFor(error) }], isError: true };
      }
    });
  }
  const list = async () => ({
    resources: (await docs.data()).pages.map(({ path, title, description }) => ({
      uri: docs.address + markdownPath(path),
      name: path,
      title,
      description,
      mimeType,
    })),
  });
  const template = new ResourceTemplate(`${docs.address}{+page}.md`, { list });
  server.registerResource("page", template, { title: "A page", mimeType }, async (uri) => {
    const path = parseMarkdownPath(uri.href.slice(docs.address.length));
    const page = path && (await docs.read(path));
    if (!page) throw new ResourceNotFoundError(uri.href);
    return { contents: [{ uri: uri.href, mimeType, text: page.markdown }] };
  });
  return server;
}

const mimeType = "text/markdown";

/** The error text for the model: advice, without internal details. */
function adviceFor(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  if (error instanceof Error && error.name === "TooManySearches") return "Too many searches and checks. Wait a minute.";
  console.error("An MCP tool failed:", error);
  return "The documentation cannot be read at the moment. Try again.";
}
