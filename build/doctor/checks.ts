/** Requests a path of the site, without its base path and without following redirects. */
export type FetchPath = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Returns the problem as a message, or null.
 * @param origin the site's origin
 * @param base the site's base path, without a trailing slash
 */
export type Check = (fetchPath: FetchPath, origin: string, base: string) => Promise<string | null>;

const page = "/docs/overview";
const day = 24 * 60 * 60 * 1000;

async function statusProblem(fetchPath: FetchPath, path: string, status: number): Promise<string | null> {
  const response = await fetchPath(path);
  await response.body?.cancel();
  return response.status === status ? null : `${path} returns ${response.status}, not ${status}`;
}

async function redirectProblem(fetchPath: FetchPath, from: string, to: string): Promise<string | null> {
  const { status, headers } = await fetchPath(from);
  const location = headers.get("Location");
  const answer = location === null ? `returns ${status}` : `redirects to ${location} with ${status}`;
  return [301, 308].includes(status) && location === to ? null : `${from} ${answer} instead of redirecting to ${to}`;
}

const firstProblem = async (problems: Promise<string | null>[]) =>
  (await Promise.all(problems)).find((problem) => problem !== null) ?? null;

/** Checks of a deployed site from outside. */
export const checks: Record<string, Check> = {
  pages: (fetchPath) =>
    firstProblem(
      ["/", "/docs", page, "/blog/archive", "/search", "/support"].map((path) => statusProblem(fetchPath, path, 200)),
    ),
  examples: (fetchPath) =>
    firstProblem(["/examples/landing", "/examples/basic"].map((path) => statusProblem(fetchPath, path, 200))),
  "unknown pages": (fetchPath) =>
    firstProblem(["/nope", "/docs/nope"].map((path) => statusProblem(fetchPath, path, 404))),
  redirects: (fetchPath, _origin, base) =>
    firstProblem([
      redirectProblem(fetchPath, "/r/docs/overview", base + page),
      redirectProblem(fetchPath, `${page}/`, base + page),
      redirectProblem(fetchPath, "/index.html", `${base}/`),
    ]),
  "files for crawlers": (fetchPath) =>
    firstProblem(["/sitemap.xml", "/robots.txt"].map((path) => statusProblem(fetchPath, path, 200))),
  "Markdown sources": (fetchPath) => statusProblem(fetchPath, `${page}.md`, 200),
  async "security headers"(fetchPath, origin) {
    const { headers } = await fetchPath(page);
    const names = ["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy"];
    if (origin.startsWith("https:")) names.push("Strict-Transport-Security");
    const missing = names.filter((name) => !headers.has(name));
    return missing.length === 0 ? null : `${page} lacks ${missing.join(", ")}: does a proxy remove them?`;
  },
  async "scripts and page data"(fetchPath, _origin, base) {
    const html = await (await fetchPath(page)).text();
    const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
    const release = /data-release="([^"]+)"/.exec(html)?.[1];
    if (!script || !release) return `${page} is not a page of this site`;
    if (!script.startsWith(`${base}/`)) return `the script ${script} is not under ${base}/: is the base path right?`;
    const { status, headers } = await fetchPath(script.slice(base.length));
    if (status !== 200) return `the script ${script} returns ${status}`;
    if (!headers.get("Cache-Control")?.includes("immutable")) return `the script ${script} is not cached by browsers`;
    return statusProblem(fetchPath, `/_data/${release}${page}.json`, 200);
  },
  async "Cloudflare's cache"(fetchPath) {
    await (await fetchPath(page)).body?.cancel();
    const status = (await fetchPath(page)).headers.get("CF-Cache-Status");
    return status === null || status === "HIT"
      ? null
      : `${page} is not served from the cache: CF-Cache-Status is ${status}`;
  },
  async search(fetchPath) {
    const body = JSON.stringify({ requests: [{ indexName: "docs", query: "useNode" }] });
    const response = await fetchPath("/1/indexes/*/queries", { method: "POST", body });
    if (response.status !== 200) return `the search returns ${response.status}`;
    const { results } = (await response.json()) as { results: { nbHits: number }[] };
    return results[0] && results[0].nbHits > 0 ? null : "the search finds nothing for useNode: is the database filled?";
  },
  async "security.txt"(fetchPath, _origin, base) {
    if (base) return null; // RFC 9116: it is at the root of the origin, which is not this site's
    const text = await (await fetchPath("/.well-known/security.txt")).text();
    const remaining = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now();
    return remaining > 30 * day
      ? null
      : "/.well-known/security.txt is missing, or expires within a month: deploy again";
  },
  async "HTTP redirects to HTTPS"(_fetchPath, origin) {
    if (!origin.startsWith("https:")) return null;
    const { status, headers } = await fetch(origin.replace("https:", "http:"), { redirect: "manual" });
    const location = headers.get("Location") ?? "";
    return status < 400 && location.startsWith(origin)
      ? null
      : `http:// ${location ? `redirects to ${location} with` : "returns"} ${status} instead of redirecting to ${origin}`;
  },
};
