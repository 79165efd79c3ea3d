import { withBase } from "../shared/base-path.ts";
import { problem, script } from "./dev-state.js";
import type { Env } from "./env.ts";
import { manifest } from "./manifest.js";

const address = withBase("/_dev.js");

/** Placeholder until the first successful build. */
const html = '<!DOCTYPE html><html lang="en"><head><title>Not built yet</title></head></html>';
const noSite = { fetch: () => new Response(html, { headers: { "Content-Type": "text/html" } }) };
/** What the site threw while loading; uncaught, it would end `wrangler dev`. */
let thrown = "";
const site = await import("./index.js").then(
  (module) => module.default ?? noSite,
  (error) => {
    thrown = `The worker throws as it is loaded:\n${error?.stack ?? error}`;
    console.error(thrown);
    return noSite;
  },
);
/** Pages reload when the release changes. The manifest is written before the site is built. */
const release = site === noSite ? "" : manifest.release;
const tag = `<script src="${address}" data-release="${release}" defer></script>`;

/**
 * Wraps `index.ts` in `npm run dev` only, adding client/dev.ts to each page. `wrangler dev` restarts the worker when
 * its files change, which closes all connections: build state is constant here, and pages reconnect to the new worker.
 */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === address) return request.headers.has("Upgrade") ? told() : code();
    // A cached HTML file may be current, but not the release in its script tag.
    const headers = new Headers(request.headers);
    headers.delete("If-None-Match");
    const answer = await site.fetch(new Request(request, { headers }), env, context);
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (!isPage || request.headers.get("Sec-Fetch-Dest") === "iframe") return answer;
    const rewriter = new HTMLRewriter().on("head", { element: (head) => void head.append(tag, { html: true }) });
    const page = rewriter.transform(new Response(answer.body, answer));
    // A live example's document in its own tab: its CSP forbids connections.
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    const news = new URL(address, request.url).href.replace("http", "ws");
    page.headers.set("Content-Security-Policy", policy.replace("connect-src 'none'", `connect-src ${news}`));
    return page;
  },
};

function told(): Response {
  const { 0: browsers, 1: ours } = new WebSocketPair();
  ours.accept();
  ours.send(JSON.stringify({ release, problem: problem || thrown }));
  return new Response(null, { status: 101, webSocket: browsers });
}

function code(): Response {
  return new Response(script, { headers: { "Content-Type": "text/javascript", "Cache-Control": "no-store" } });
}
