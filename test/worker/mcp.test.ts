import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import type { McpData } from "../../shared/mcp-data.ts";
import type { PageRecord } from "../../shared/page-data.ts";
import { maxBodyLength } from "../../worker/bounds.ts";
import { explainError } from "../../worker/mcp/explain-error.ts";
import { mcpCalls } from "../mcp-calls.ts";
import { builtRecords } from "./built-records.ts";
import { fetchPath, origin } from "./fetch-path.ts";

const data: McpData = JSON.parse(builtRecords.get(manifest.mcpData) ?? "");

const tooLong = JSON.stringify({ a: "a".repeat(maxBodyLength) });

/** Connects the SDK's client to the built server, by the current revision of the protocol or by an older one with a handshake. */
async function connect(mode: "auto" | "legacy") {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const fetch = (url: string | URL, init?: RequestInit) => fetchPath(new URL(url).pathname, init);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { fetch }));
  return client;
}

async function call(name: string, args: Record<string, unknown> = {}) {
  const client = await connect("auto");
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  await client.close();
  return { text: content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n"), isError };
}

describe.each(["auto", "legacy"] as const)("the SDK's client (%s)", (mode) => {
  it("lists tools, and calls one", async () => {
    const client = await connect(mode);
    expect((await client.listTools()).tools).toContainEqual(expect.objectContaining({ name: "read_page" }));
    const { content } = await client.callTool({ name: "read_page", arguments: { path: "/docs/overview" } });
    expect(content[0]).toMatchObject({ type: "text", text: await (await fetchPath("/docs/overview.md")).text() });
  });

  it("lists each page as a resource, and reads it", async () => {
    const client = await connect(mode);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(data.pages.map(({ path }) => `${origin}${path}.md`));
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      const text = await (await fetchPath(new URL(uri).pathname)).text();
      expect(contents).toEqual([{ uri, mimeType: "text/markdown", text }]);
    }
    await expect(client.readResource({ uri: `${origin}/docs/nope.md` })).rejects.toThrow(/not found/i);
  });
});

describe("search_docs", () => {
  it("finds sections, with their addresses", async () => {
    const { text } = await call("search_docs", { query: "throttle undo" });
    expect(text).toContain(`${origin}/docs/`);
    expect(text.split("\n- ").length).toBeLessThanOrEqual(10);
  });

  it("gives advice when it finds nothing", async () => {
    expect(await call("search_docs", { query: "qqqqzzzz" })).toMatchObject({ isError: true });
    const unanswered = await call("search_docs", { query: "kubernetes undo terraform postgres" });
    expect(unanswered).toMatchObject({ isError: true });
    expect(unanswered.text).toMatch(/answers "kubernetes[\s\S]*nearest sections:\n- .*\n {2}https:.*\/docs\//);
  });
});

describe("check_saved_state", () => {
  const check = async (document: object, options: object = {}) =>
    (await call("check_saved_state", { json: JSON.stringify(document), ...options })).text;

  it("reports faults, places and effects, with links to the documentation", async () => {
    const text = await check(
      { ROOT: { type: { resolvedName: "Old" }, props: {}, nodes: ["x"] } },
      { resolver: ["New"] },
    );
    expect(text).toContain("✗ nodes.ROOT.type: The resolver has no component “Old”");
    expect(text).toContain("✗ nodes.ROOT.nodes[0]: “ROOT” lists “x”, which is not a node.");
    expect(text).toContain(`${origin}/docs/api/errors#missing-child`);
  });

  it("reports no findings for a document without faults", async () => {
    expect(await check({ ROOT: { type: "main", props: {}, isCanvas: true } })).toBe("No findings.");
  });

  it("reads compressed text", async () => {
    const json = "H4sIAAAAAAACA6tWCvL3D1GyqlYqqSxIVbJSSsksU9JRKijKLyhWsqqura0FAPLujh4iAAAA";
    const { text } = await call("check_saved_state", { json });
    expect(text).toContain("The document is compressed: gzip, base64.");
    expect(text).toContain("! nodes.ROOT.isCanvas: No node is a canvas");
  });

  it("refers to the page and the command that accept longer documents", async () => {
    const { text } = await call("check_saved_state", { json: "a".repeat(60_001) });
    expect(text).toMatch(/at most 60000.*docs\/tools\/saved-state.*npm run saved-state/);
  });

  it("limits the length of a report of many faults", async () => {
    const nodes = Array.from({ length: 3000 }, (_, index) => `gone-${index}`);
    const text = await check({ ROOT: { type: "main", props: {}, isCanvas: true, nodes } });
    expect(text.length).toBeLessThan(40_001);
    expect(text).toMatch(/2970 more/);
  });
});

describe("read_page", () => {
  it.each([
    "/docs/api/frame",
    "docs/api/frame",
    "/docs/api/frame/",
    "/docs/api/frame.md",
    `${origin}/docs/api/frame`,
    "/r/next/docs/api/frame",
  ])("accepts %s", async (path) => {
    expect((await call("read_page", { path })).text).toMatch(/^# Frame\n/);
  });

  it("finds the sections of every page by their ids", async () => {
    const client = await connect("auto");
    for (const { path } of data.pages) {
      const { sections = [] }: PageRecord = JSON.parse(builtRecords.get(manifest.pages[path] ?? "") ?? "");
      const markdown = await (await fetchPath(`${path}.md`)).text();
      expect(sections[0], path).toMatchObject({ id: null, start: 0 });
      for (const { id, level, heading, start } of sections.slice(1)) {
        expect(markdown.slice(start, start + level + 1), `${path}#${id}`).toBe(`${"#".repeat(level)} `);
        expect(heading).not.toBe("");
      }
      const { id } = sections.at(-1) ?? {};
      if (!id) continue;
      const { content } = await client.callTool({ name: "read_page", arguments: { path: `${path}#${id}` } });
      expect(content[0], path).toMatchObject({ text: markdown.slice(sections.at(-1)?.start).trim() });
    }
  });

  it("finds a section by its heading, with its subsections", async () => {
    const { text } = await call("read_page", { path: "/docs/api/useNode", section: "Signature" });
    expect(text).toMatch(/^## Signature\n/);
    expect(text).toContain("### Return value");
    expect(text).not.toContain("## Collector");
  });

  it("follows the redirect of an old address to a section", async () => {
    const [from, to = ""] = Object.entries(manifest.redirects).find(([, to]) => to.includes("#")) ?? [];
    const { text, isError } = await call("read_page", { path: from });
    expect([text, isError]).toEqual([(await call("read_page", { path: to })).text, false]);
  });

  it("returns the outline of a page that is too long for clients", async () => {
    const { text } = await call("read_page", { path: "/docs/api/useEditor" });
    expect(text.length).toBeLessThan(10_000);
    expect(text).toContain("- query-serialize: ");
  });

  it.each([
    [{ path: "/docs/nope" }, "No page has the path /docs/nope"],
    [{ path: "https://example.com/docs/overview" }, "No page has the path"],
    [{ path: "//example.com/x" }, "is not a path of this site"],
    [{ path: "/docs/overview", section: "nope" }, "It has:\n- what-you-get: What you get"],
  ])("gives advice for missing pages: %j", async (args, message) => {
    const { text, isError } = await call("read_page", args);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });
});

it("lists all pages with their paths", async () => {
  const { text } = await call("list_pages");
  for (const { path, category } of data.pages) {
    expect(text).toContain(`\n- ${path}: `);
    expect(text).toContain(`## ${category}\n`);
  }
});

describe("explain_error", () => {
  it("finds each message of the reference, with any variable parts", () => {
    const messages = data.errors.flatMap((error) => error.patterns.map((parts) => ({ error, parts })));
    expect(messages.length).toBeGreaterThan(40);
    for (const { error, parts } of messages) {
      const message = `Uncaught Error: ${parts.join(" someName ")}\n    at app.js:1:2`;
      expect(explainError(data.errors, message), message).toContain(error);
    }
  });

  it("finds a message that its section quotes in another wording", async () => {
    const message = "TypeError: Cannot delete property 'text' of #<Object>";
    expect((await call("explain_error", { message })).text).toMatch(/^### Cannot assign to read only property/);
  });

  it("returns an error for an unknown message", async () => {
    expect(await call("explain_error", { message: "ENOENT: no such file" })).toMatchObject({ isError: true });
  });
});

describe("api_reference", () => {
  it.each([
    ["useNode()", /^# useNode\(\)\n/, "/docs/api/useNode"],
    ["actions.setProp", /`setProp\(id: NodeId/, "/docs/api/useEditor#set-prop"],
    ["useNode setProp", /^### actions\.setProp\n\n`setProp\(cb: /, "/docs/api/useNode#set-prop"],
    ["Editor.enabled", /- Type: `boolean`\n- Default: `true`/, "/docs/api/editor#enabled"],
    ["ROOT_NODE", /- Kind: value/, "/docs/api/exports#functions"],
    ["<Frame />", /^# Frame\n/, "/docs/api/frame"],
    ["isdeletable", /- Helper: `isDeletable\(\)`/, "/docs/api/helpers#questions"],
  ])("finds %s", async (name, text, address) => {
    const answer = await call("api_reference", { name });
    expect(answer.text).toMatch(text);
    expect(answer.text).toContain(origin + address);
  });

  it("gives advice for an unknown name", async () => {
    expect(await call("api_reference", { name: "useNothing" })).toMatchObject({ isError: true });
    expect(await call("api_reference", { name: "()" })).toMatchObject({ isError: true });
  });
});

describe("a request to /mcp", () => {
  const post = (body: string, headers = {}) =>
    fetchPath("/mcp", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
    });
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const deep = "[".repeat(10_000) + "]".repeat(10_000);
  const search = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "search_docs", arguments: { query: "drag and drop" } },
  });

  it("may come from any origin, is not cached, and sets no cookie", async () => {
    const response = await post(list, { Origin: "https://example.com" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    await response.text();
    const preflight = await fetchPath("/mcp", { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe("POST");
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("*, Authorization");
    expect(preflight.headers.get("Access-Control-Max-Age")).toBe("86400");
  });

  const initialize = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
  });
  // The parameters that mark a request of the revision 2026-07-28, which a different handler of the SDK answers.
  const modern = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/list",
    params: {
      _meta: {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    },
  });
  const modernHeaders = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/list" };

  describe.each([
    ["initialize", initialize, {}],
    ["tools/list", list, {}],
    ["tools/list of 2026-07-28", modern, modernHeaders],
  ])("%s", (_, body, headers) => {
    const fetchAccepting = (Accept: string | null) =>
      fetchPath("/mcp", {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", ...headers, ...(Accept !== null && { Accept }) },
      });

    it.each([
      null,
      "*/*",
      "application/json",
      "application/*",
      "Application/JSON, TEXT/Event-Stream",
      "application/json, text/plain, */*",
      "text/event-stream, application/json",
      "text/event-stream",
      "text/html",
    ])("is answered in JSON for Accept: %s", async (accept) => {
      const response = await fetchAccepting(accept);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: 1, result: {} });
    });
  });

  it("may end in a slash", async () => {
    for (const method of ["POST", "OPTIONS", "GET", "DELETE"]) {
      const init = {
        method,
        headers: { "Content-Type": "application/json" },
        ...(method === "POST" && { body: list }),
      };
      const [plain, slash] = await Promise.all([fetchPath("/mcp", init), fetchPath("/mcp/", init)]);
      expect(slash.status, method).toBe(plain.status);
      expect(Object.fromEntries(slash.headers)).toEqual(Object.fromEntries(plain.headers));
      expect(await slash.text()).toBe(await plain.text());
    }
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "legacy" } });
    const fetch = (url: string | URL, init?: RequestInit) => fetchPath(new URL(url).pathname, init);
    await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp/`), { fetch }));
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  });

  it.each(["GET", "HEAD", "DELETE", "PUT"])("by %s is not allowed", async (method) => {
    const response = await fetchPath("/mcp", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
    const error = { code: -32000, message: "This MCP server answers POST only" };
    expect(await response.text()).toBe(method === "HEAD" ? "" : JSON.stringify({ jsonrpc: "2.0", id: null, error }));
  });

  const noBatches = "This MCP server accepts single messages, not batches";
  it.each([
    ["a body that is not JSON", "{", 400, -32700, "The body is not JSON"],
    ["an object that is not a message", "{}", 400, -32600],
    ["an unknown method", JSON.stringify({ jsonrpc: "2.0", id: 1, method: "nope" }), 200, -32601],
    ["a body that is too long", tooLong, 413, -32000, `The body is longer than ${maxBodyLength} bytes`],
    ["no body", "", 400, -32700, "The body is not JSON"],
    ["null", "null", 400, -32600],
    ["a number", "5", 400, -32600],
    ["JSON in a string", JSON.stringify(list), 400, -32600],
    ["an empty batch", "[]", 400, -32600, noBatches],
    ["a batch of one", `[${list}]`, 400, -32600, noBatches],
    ["a batch of a hundred searches", `[${Array(100).fill(search)}]`, 400, -32600, noBatches],
    ["a batch of values that are not messages", "[5, null, []]", 400, -32600, noBatches],
    ["parameters 10,000 levels deep", list.replace("}", `,"params":${deep}}`), 400, -32600],
  ])("with %s gets a JSON-RPC error", async (_, body, status, code, message = expect.any(String)) => {
    const response = await post(body);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code, message } });
    expect(response.status).toBe(status);
  });

  it("with an argument 10,000 levels deep is not a failure of the server", async () => {
    const response = await post(search.replace('"drag and drop"', deep));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ result: { isError: true } });
  });

  it.each([
    ["search_docs", { query: "a".repeat(201) }],
    ["search_docs", { query: " " }],
    ["read_page", {}],
    ["explain_error", { message: "a".repeat(4001) }],
    ["explain_error", { message: " " }],
    ["api_reference", { name: 1 }],
    ["api_reference", { name: " " }],
  ])("with invalid arguments of %s gets an error: %j", async (name, args) => {
    const { text, isError } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(/valid/i);
  });
});

it("answers as documented", async () => {
  const page = await (await fetchPath("/docs/guides/use-the-docs-from-your-editor.md")).text();
  const block = (title: string) => page.split(` title="${title}"\n`)[1]?.split("\n```\n")[0];
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const response = await fetchPath("/mcp", { method: "POST", headers, body: block("request.json") ?? "" });
  const { result } = await response.json<{ result: { content: { text: string }[] } }>();
  expect(result.content[0]?.text).toBe(block("result.content[0].text"));
  const { tools } = await (await connect("auto")).listTools();
  for (const { name } of tools) expect(page).toContain(`| \`${name}\` |`);
  // Other tests, and the checks with other clients, use these calls as their list of tools.
  expect(Object.keys(mcpCalls)).toEqual(tools.map(({ name }) => name));
});
