import { withBase } from "browser/base-path.ts";
import { site as settings } from "../../../content/site.ts";
import { markdownPath } from "../../../shared/wire-names.ts";
import { mcpCalls } from "../../../test/mcp-calls.ts";
import type { Random } from "../../../test/random.ts";
import { searchText } from "./noise.ts";
import type { Draft, Header } from "./request.ts";
import type { SiteFacts } from "./site-facts.ts";

const currentVersion = "2026-07-28";
const olderVersions = ["2025-11-25", "2025-06-18", "2025-03-26"];
const clientInfo = { name: "<xss>", version: "1" };

/** URL of the site, without a trailing slash. */
const siteUrl = settings.origin + withBase("/").slice(0, -1);

type Params = Record<string, unknown>;

const savedState = JSON.stringify({ ROOT: { type: "main", props: {}, isCanvas: true, nodes: ["x"] } });

/** Varied arguments, instead of those in `mcpCalls`. */
const toolArguments: Record<string, (random: Random, site: SiteFacts) => Params> = {
  search_docs: (random) => ({ query: random.pick(["useNode", "drag and drop", "throttle undo", "<b>editor</b>"]) }),
  read_page: (random, { pages }) => ({
    path: random.pick(["", siteUrl]) + random.pick(pages),
  }),
  explain_error: (random, { mcp }) => ({
    message: `Uncaught Error: ${random.pick(mcp.errors.flatMap(({ patterns }) => patterns)).join(" someName ")}\n    at app.js:1:2`,
  }),
  api_reference: (random, { mcp }) => ({ name: random.pick(mcp.reference).name }),
  check_saved_state: (random) => ({
    json: random.pick([savedState, JSON.stringify(savedState), searchText(random)]),
    ...(random.chance(0.5) && { resolver: ["Text", "<xss>"] }),
  }),
};

/** A valid message to the MCP server, from a client of the current protocol or an older one. */
export function mcpDraft(random: Random, site: SiteFacts): Draft {
  const target = random.pick(["/mcp", "/mcp", "/mcp/"]);
  if (random.chance(0.05)) return { target, method: "OPTIONS", headers: [["Origin", "https://evil.example"]] };
  const isCurrent = random.chance(0.4);
  const [method, params] = randomCall(random, site, isCurrent);
  const meta = {
    "io.modelcontextprotocol/protocolVersion": currentVersion,
    "io.modelcontextprotocol/clientInfo": clientInfo,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const body = {
    jsonrpc: "2.0",
    id: random.pick([1, 1e9, "a", "<xss>"]),
    method,
    params: isCurrent ? { ...params, _meta: meta } : params,
  };
  const accept = random.pick(["application/json, text/event-stream", "application/json", "*/*", "text/event-stream"]);
  const headers: Header[] = [["Content-Type", "application/json"]];
  if (random.chance(0.8)) headers.push(["Accept", accept]);
  const name = params.name ?? params.uri;
  if (isCurrent) headers.push(["MCP-Protocol-Version", currentVersion], ["Mcp-Method", method]);
  else if (random.chance(0.5)) headers.push(["MCP-Protocol-Version", random.pick(olderVersions)]);
  if (isCurrent && name) headers.push(["Mcp-Name", String(name)]);
  // Revision 2025-06-18 of the protocol removed batches.
  if (random.chance(0.1)) return { target, method: "POST", headers, body: [body, body], isRefused: true };
  return { target, method: "POST", headers, body };
}

function randomCall(random: Random, site: SiteFacts, isCurrent: boolean): [method: string, params: Params] {
  const kind = random.next();
  if (kind < 0.1) return ["tools/list", {}];
  if (kind < 0.15) return ["resources/list", {}];
  if (kind < 0.2) return ["resources/templates/list", {}];
  if (kind < 0.3) {
    return ["resources/read", { uri: siteUrl + markdownPath(random.pick(site.mcp.pages).path) }];
  }
  if (kind < 0.4) {
    if (isCurrent) return ["server/discover", {}];
    return ["initialize", { protocolVersion: random.pick(olderVersions), capabilities: {}, clientInfo }];
  }
  const name = random.pick(Object.keys(mcpCalls));
  return ["tools/call", { name, arguments: toolArguments[name]?.(random, site) ?? mcpCalls[name] }];
}
