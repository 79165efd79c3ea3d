import { expect, it } from "vitest";
import { checks, type FetchPath } from "./checks.ts";

const origin = "http://site.example";
const htmlWith = (script: string) => `<html data-release="abc"><script type="module" src="${script}"></script>`;
const html = htmlWith("/_assets/start.js");
const expires = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString();
const headers = { "Content-Security-Policy": "x", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "x" };

/** A healthy site, for all checks. */
function answer(path: string): Response {
  const location = { "/r/docs/overview": "/docs/overview", "/docs/overview/": "/docs/overview", "/index.html": "/" }[
    path
  ];
  if (location) return new Response(null, { status: 301, headers: { Location: location } });
  if (path.startsWith("/1/")) return Response.json({ results: [{ nbHits: 1 }] });
  if (path === "/.well-known/security.txt") return new Response(`Expires: ${expires}\n`);
  if (path === "/_assets/start.js") return new Response("", { headers: { "Cache-Control": "immutable" } });
  return new Response(html, { status: path.endsWith("nope") ? 404 : 200, headers });
}

async function problems(changed: Record<string, () => Response> = {}): Promise<string[]> {
  const fetchPath: FetchPath = async (path) => changed[path]?.() ?? answer(path);
  const problems = await Promise.all(Object.values(checks).map((check) => check(fetchPath, origin, "")));
  return problems.filter((problem) => problem !== null);
}

it("reports no problems for a healthy site", async () => {
  expect(await problems()).toEqual([]);
});

it("reports no problems for a healthy site under a base path", async () => {
  const fetchPath: FetchPath = async (path) => {
    const response = answer(path);
    const location = response.headers.get("Location");
    if (location) response.headers.set("Location", `/sub${location}`);
    if (path.startsWith("/.well-known/")) return new Response("", { status: 404 });
    return path === "/docs/overview" ? new Response(htmlWith("/sub/_assets/start.js"), { headers }) : response;
  };
  for (const check of Object.values(checks)) expect(await check(fetchPath, origin, "/sub")).toBeNull();
});

it.each([
  ["/support", () => new Response("", { status: 500 }), "/support returns 500, not 200"],
  ["/examples/basic", () => new Response("", { status: 404 }), "/examples/basic returns 404, not 200"],
  ["/nope", () => new Response(""), "/nope returns 200, not 404"],
  ["/index.html", () => new Response(""), "/index.html returns 200 instead of redirecting to /"],
  ["/_assets/start.js", () => new Response("", { status: 404 }), "the script /_assets/start.js returns 404"],
  [
    "/docs/overview",
    () => new Response(htmlWith("start.js"), { headers }),
    "the script start.js is not under /: is the base path right?",
  ],
  ["/_assets/start.js", () => new Response(""), "the script /_assets/start.js is not cached by browsers"],
  [
    "/1/indexes/*/queries",
    () => Response.json({ results: [{ nbHits: 0 }] }),
    "the search finds nothing for useNode: is the database filled?",
  ],
  ["/1/indexes/*/queries", () => new Response("", { status: 503 }), "the search returns 503"],
  [
    "/.well-known/security.txt",
    () => new Response("Expires: 2020-01-01T00:00:00Z"),
    "/.well-known/security.txt is missing, or expires within a month: deploy again",
  ],
  [
    "/docs/overview",
    () => new Response(html, { headers: { ...headers, "CF-Cache-Status": "MISS" } }),
    "/docs/overview is not served from the cache: CF-Cache-Status is MISS",
  ],
  [
    "/docs/overview",
    () => new Response(html),
    "/docs/overview lacks Content-Security-Policy, X-Content-Type-Options, Referrer-Policy: does a proxy remove them?",
  ],
])("reports a problem with %s", async (path, answer, problem) => {
  expect(await problems({ [path]: answer })).toEqual([problem]);
});
