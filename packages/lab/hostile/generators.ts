import { basePath } from "browser/base-path.ts";
import { markdownPath, pageDataPath, searchPagePath } from "../../../shared/wire-names.ts";
import type { Random } from "../../../test/random.ts";
import type { RouteName } from "../../../worker/routes.ts";
import { mcpDraft } from "./mcp-drafts.ts";
import { ordinaryHeaders, readingHeaders, searchText, someQuery } from "./noise.ts";
import type { Draft } from "./request.ts";
import { otherFiles, type SiteFacts } from "./site-facts.ts";

export interface RouteGenerator {
  /** Statuses of successful responses. */
  successes: readonly number[];
  draft(random: Random, site: SiteFacts): Draft;
}

/** A generator for each route of worker/routes.ts. */
export const generators: Record<RouteName, RouteGenerator> = {
  "search API": {
    successes: [200],
    draft: (random) => ({
      target: `/1/indexes/${random.pick(["*", "%2A", "%2a"])}/queries${random.pick(["", "?x-algolia-agent=Algolia%20for%20JavaScript"])}`,
      method: "POST",
      headers: [["Content-Type", random.pick(["application/json", "text/plain", "application/x-www-form-urlencoded"])]],
      body: { requests: [indexQuery(random), ...random.list(1, () => indexQuery(random))] },
    }),
  },
  "rest of Algolia's API": {
    successes: [404],
    draft: (random) => ({
      target: `/1/${random.pick(["keys", "indexes", "indexes/docs", "indexes/docs/query", "indexes/*/queries/x", "%3Cxss%3E", "x".repeat(random.below(500))])}${someQuery(random)}`,
      method: random.pick(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]),
    }),
  },
  "MCP server": { successes: [200, 202, 204], draft: mcpDraft },
  "outside the base path": {
    successes: [404],
    draft: (random, { pages }) => ({
      target:
        random.pick(["", basePath.slice(0, -1).toUpperCase(), `${basePath.slice(0, -1)}x`, "/other", "/%3Cxss%3E"]) +
        random.pick(pages) +
        someQuery(random),
      isWhole: true,
      headers: readingHeaders(random),
    }),
  },
  redirect: {
    successes: [301],
    draft: (random, { pages, redirects }) => {
      const page = random.pick(pages.filter((path) => path !== "/"));
      const lastCharCode = page.charCodeAt(page.length - 1).toString(16);
      const path = random.pick([
        `/r${page}`,
        `/r/next${page}`,
        `/r/0.1.0-beta.19${page}`,
        `/r/1.2.3%2Bbuild${page}`,
        `/r/docs/0.1.0/overview`,
        `${page}/index.html`,
        `${page}/`,
        `/r/${page}///`,
        `${page.slice(0, -1)}%${lastCharCode}`,
        `/r/${random.pick(["/evil.example", "%3Cxss%3E", "javascript:alert(1)", "%00", "%0d%0aX-Injected:%201", "%5cevil"])}`,
        ...(redirects.length > 0 ? [random.pick(redirects), random.pick(redirects)] : []),
      ]);
      return { target: path + random.pick(["", "?a=%0d%0aX-Injected:%201", "?to=//evil.example", someQuery(random)]) };
    },
  },
  "page data": {
    successes: [200],
    draft: (random, { manifest, pages, redirects }) => {
      const page = random.pick([...pages, ...redirects]);
      const otherRelease = random.pick(["0123456789ab", manifest.release.slice(1), "__proto__", "%3Cxss%3E"]);
      const kind = random.next();
      if (kind < 0.1) return { target: pageDataPath(otherRelease, page), isRefused: true };
      if (kind < 0.4) return { target: pageDataPath(manifest.release, searchPagePath) + searchQuery(random) };
      return { target: pageDataPath(manifest.release, page) + someQuery(random), headers: readingHeaders(random) };
    },
  },
  "static file": {
    successes: [200, 304],
    draft: (random, { files }) => ({
      target: random.pick(files) + someQuery(random),
      headers: readingHeaders(random),
    }),
  },
  "file of another release": {
    successes: [200],
    draft: (random) => ({ target: random.pick(Object.keys(otherFiles)) + someQuery(random) }),
  },
  "page's Markdown": {
    successes: [200, 304],
    draft: (random, { pages }) => ({
      target: markdownPath(random.pick(pages)) + someQuery(random),
      headers: readingHeaders(random),
    }),
  },
  "search page": {
    successes: [200, 304],
    draft: (random) => ({ target: searchPagePath + searchQuery(random), headers: readingHeaders(random) }),
  },
  page: {
    successes: [200, 304],
    draft: (random, { pages }) => ({
      target: random.pick(pages) + someQuery(random),
      headers: [...readingHeaders(random), ...ordinaryHeaders(random)],
    }),
  },
};

function searchQuery(random: Random): string {
  const parameters = new URLSearchParams({ q: searchText(random) });
  if (random.chance(0.3)) parameters.set("part", String(random.below(4)));
  if (random.chance(0.2)) parameters.set("only", String(random.below(4)));
  if (random.chance(0.2)) parameters.set("version", random.pick(["current", "<xss>"]));
  return random.chance(0.05) ? "" : `?${parameters}`;
}

/** A query in Algolia's protocol, with parameters that the search API has. */
function indexQuery(random: Random): object {
  const allParameters = {
    page: random.below(4),
    hitsPerPage: 1 + random.below(20),
    distinct: random.pick([true, false, 0, 2]),
    facets: ["version", "type"],
    facetFilters: random.pick<unknown>(["version:current", ["version:current"], [["type:lvl1", "type:-lvl2"]]]),
    filters: random.pick(["version:current", "version:current AND (type:content OR NOT type:lvl1)"]),
    attributesToRetrieve: ["hierarchy.lvl0", "url", "<xss>"],
    attributesToSnippet: ["content:10"],
    highlightPreTag: "<mark>",
    analyticsTags: ["x"],
    indexName: "<xss>",
    type: "default",
  };
  const chosenParameters = Object.entries(allParameters).filter(() => random.chance(0.3));
  return { hitsPerPage: 5, ...Object.fromEntries(chosenParameters), query: searchText(random) };
}
