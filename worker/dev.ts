import { withBase } from "../shared/base-path.ts";
import { problem, script } from "./dev-state.js";
import type { Env } from "./env.ts";
import { manifest } from "./manifest.js";

/** Where client/dev.ts is served, and where it is told of builds. */
const address = withBase("/_dev.js");

/** Stands in for the site until a build of it has gone well. */
const html = '<!DOCTYPE html><html lang="en"><head><title>Not built yet</title></head></html>';
const noSite = { fetch: () => new Response(html, { headers: { "Content-Type": "text/html" } }) };
/** What the site threw while it was loaded. `wrangler dev` would end with it. */
let thrown = "";
const site = await import("./index.js").then(
  (module) => module.default ?? noSite,
  (error) => {
    thrown = `The worker throws as it is loaded:\n${error?.stack ?? error}`;
    console.error(thrown);
    return noSite;
  },
);
/** What pages are of: they reload when there is another. The manifest of a build is written before its site. */
const release = site === noSite ? "" : manifest.release;
const tag = `<script src="${address}" data-release="${release}" defer></script>`;

/**
 * What `npm run dev` runs around `index.ts`, and nothing else does: each page loads client/dev.ts besides. `wrangler dev`
 * starts the worker anew when its files change, which ends all connections. So what this one knows of the last build never
 * changes, and a page that asks again hears it from the worker that serves that build.
 */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === address) return request.headers.has("Upgrade") ? told() : code();
    // Of what the browser has kept of an HTML file, the file is still right, but not the release that the tag names.
    const headers = new Headers(request.headers);
    headers.delete("If-None-Match");
    const answer = await site.fetch(new Request(request, { headers }), env, context);
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    // A frame is loaded anew with the page that it stands in.
    if (!isPage || request.headers.get("Sec-Fetch-Dest") === "iframe") return answer;
    const rewriter = new HTMLRewriter().on("head", { element: (head) => void head.append(tag, { html: true }) });
    const page = rewriter.transform(new Response(answer.body, answer));
    // A live example's document, in a tab of its own: its policy lets it connect to nothing.
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
