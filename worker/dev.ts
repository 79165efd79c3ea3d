import { withBase } from "browser/base-path.ts";
import { builder, script, start } from "./dev-state.js";
import type { Env } from "./env.ts";
import { manifest } from "./manifest.js";

const address = withBase("/_dev.js");

/** Placeholder until the first successful build. */
const html = '<!DOCTYPE html><html lang="en"><head><title>Not built yet</title></head></html>';
const noSite = { fetch: () => new Response(html, { headers: { "Content-Type": "text/html" } }) };
/** The error that the site threw while loading; uncaught, it would end `wrangler dev`. */
let loadError = "";
const site = await import("./index.js").then(
  (module) => module.default ?? noSite,
  (error) => {
    loadError = `The worker threw while loading:\n${error?.stack ?? error}`;
    console.error(loadError);
    return noSite;
  },
);

/**
 * Loads the manifest of the latest build, so that editing a page does not restart the worker. The build process returns none
 * to a worker that is about to be replaced.
 */
async function updateManifest(): Promise<void> {
  const latest = await fetch(`${builder}/manifest?start=${start}`, { headers: { "If-None-Match": manifest.release } });
  if (latest.status === 200) Object.assign(manifest, await latest.json());
}

/** Wraps `index.ts` in `npm run dev` only, adding client/dev.ts to each page. */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === address) {
      return request.headers.get("Accept") === "text/event-stream" ? buildEvents() : clientScript();
    }
    await updateManifest();
    // Never a 304: the browser's cached HTML may be current, but not the release in its script tag.
    const headers = new Headers(request.headers);
    headers.delete("If-None-Match");
    const isBuilt = site !== noSite && manifest.release !== "";
    const response = await (isBuilt ? site : noSite).fetch(new Request(request, { headers }), env, context);
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (!isPage || request.headers.get("Sec-Fetch-Dest") === "iframe") return response;
    // Pages reload when the release changes.
    const tag = `<script src="${address}" data-release="${isBuilt ? manifest.release : ""}" defer></script>`;
    const rewriter = new HTMLRewriter().on("head", { element: (head) => void head.append(tag, { html: true }) });
    const page = rewriter.transform(new Response(response.body, response));
    // The CSP of a live example in its own tab forbids connections: allow the one of client/dev.ts.
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    const allowed = `connect-src ${new URL(address, request.url).href}`;
    page.headers.set("Content-Security-Policy", policy.replace("connect-src 'none'", allowed));
    return page;
  },
};

/** Server-sent events: the state of the latest build, now and after each one. */
function buildEvents(): Response | Promise<Response> {
  if (!loadError) return fetch(`${builder}/news?start=${start}`);
  const body = `retry: 200\ndata: ${JSON.stringify({ release: "", problem: loadError })}\n\n`;
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream", "Access-Control-Allow-Origin": "*" },
  });
}

function clientScript(): Response {
  return new Response(script, { headers: { "Content-Type": "text/javascript", "Cache-Control": "no-store" } });
}
