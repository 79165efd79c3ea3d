import { basePath, withoutBase } from "browser/base-path.ts";
import { site } from "../content/site.ts";
import type { Address } from "./address.ts";
import { maxBodyLength, readBody } from "./bounds.ts";
import type { CachePolicy } from "./cache-policy.ts";
import { readerOf, type SiteContext } from "./env.ts";
import { manifest } from "./manifest.js";
import type { Docs } from "./mcp/docs.ts";
import { normaliseUrl } from "./normalise-url.ts";
import { loadSource } from "./pages.ts";
import { readMcpData } from "./records.ts";
import { countSearches } from "./search-limit.ts";
import { search } from "./search-page.ts";

/**
 * Lets any web page call the server. The protocol requires servers to check `Origin` as a defence against DNS rebinding, by which
 * a page reaches a server that only its visitor can reach; this server is public, has no accounts and only reads, so every origin is
 * valid.
 */
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/** The MCP server's answer. https://modelcontextprotocol.io/specification */
export async function answerMcpRoute(context: SiteContext, _: Address, caching: CachePolicy): Promise<Response> {
  const headers = { ...anyOrigin, ...caching };
  if (context.req.method === "OPTIONS") {
    // The wildcard excludes `Authorization` (Fetch standard, CORS protocol), which some clients always send.
    const allowed = { "Access-Control-Allow-Methods": "POST", "Access-Control-Allow-Headers": "*, Authorization" };
    return context.body(null, 204, { ...headers, ...allowed, "Access-Control-Max-Age": "86400" });
  }
  const refuse = (status: 400 | 413, code: number, message: string) => fail(context, status, code, message, headers);
  const text = await readBody(context.req.raw.body);
  if (text === null) return refuse(413, -32000, `The body is longer than ${maxBodyLength} bytes`);
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return refuse(400, -32700, "The body is not JSON");
  }
  // The protocol has no batches since 2025-06-18, but the SDK accepts them from older clients: each message would cost as much as a request.
  if (Array.isArray(message)) return refuse(400, -32600, "This MCP server accepts single messages, not batches");
  const { answerMcp } = await import("./mcp.js");
  const response = await answerMcp(context.req.url, context.req.raw.headers, message, docsOf(context));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The server has no sessions to end (DELETE) and no streams to open (GET). */
export function refuseMcpMethod(context: SiteContext, headers: { Allow: string }): Response {
  return fail(context, 405, -32000, "This MCP server answers POST only", { ...anyOrigin, ...headers });
}

function fail(context: SiteContext, status: 400 | 405 | 413, code: number, message: string, headers: CachePolicy) {
  return context.json({ jsonrpc: "2.0", id: null, error: { code, message } }, status, headers);
}

function docsOf(context: SiteContext): Docs {
  const { env } = context;
  return {
    title: site.title,
    address: site.origin + basePath.slice(0, -1),
    release: manifest.release,
    data: () => readMcpData(env.PAGES, manifest.mcpData),
    async read(requested) {
      const decision = normaliseUrl(withoutBase(requested) ?? requested, "", manifest.redirects);
      const [path = "", hash = ""] = ("path" in decision ? decision.path : decision.location).split("#");
      const loaded = await loadSource(env, path);
      return loaded && { path, hash, markdown: loaded.source, sections: loaded.sections };
    },
    count: () => countSearches(env, readerOf(context)),
    search: (query) => search(env, query, { part: 0 }),
  };
}
