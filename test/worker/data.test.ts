import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import type { PageData, PageRecord } from "../../shared/page-data.ts";
import { pageDataPath } from "../../shared/wire-names.ts";
import { builtRecords } from "./built-records.ts";
import { fetchPath } from "./fetch-path.ts";

const dataPath = (path: string) => pageDataPath(manifest.release, path);
const record = (key: string | undefined) => JSON.parse(builtRecords.get(key ?? "") ?? "null") as PageRecord;

async function load(path: string): Promise<PageData> {
  const response = await fetchPath(path);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  return response.json();
}

const asHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

describe("the data of a page", () => {
  it.each(Object.entries(manifest.pages))("%s equals the data in its HTML", async (path, key) => {
    const response = await fetchPath(dataPath(path));
    expect(response.status).toBe(200);
    const { head, page, sidebar } = await response.json<PageData>();
    expect({ head, page }).toEqual({ head: record(key).head, page: record(key).page });
    expect(head.path).toBe(path);

    const html = await (await fetchPath(path)).text();
    expect(/<title>.*?<\/title>/.exec(html)?.[0]).toBe(
      `<title>${asHtml(path === "/" ? head.title : `${head.title} | Craft.js`)}</title>`,
    );
    expect(html).toContain(`<meta name="description" content="${asHtml(head.description)}"/>`);
    expect(html.includes('<meta name="robots"')).toBe(head.robots !== undefined);
    expect(sidebar !== null).toBe(path === "/docs" || path.startsWith("/docs/"));
    const nav = /<nav class="sidebar".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const links = [...nav.matchAll(/<a ([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    const items = sidebar?.categories.flatMap((category) => category.items ?? []) ?? [];
    expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(items.map((item) => item.path));
    expect(links.map((link) => link.includes('aria-current="page"'))).toEqual(items.map((item) => item.path === path));
  });

  it("omits fields that only search and the source need", async () => {
    const data = await load(dataPath("/docs/overview"));
    expect(Object.keys(data).sort()).toEqual(["head", "page", "sidebar"]);
  });

  it("is the not-found page for an unknown address, with the sidebar only below /docs", async () => {
    for (const path of ["/nope", "/index", "/docs/nope", "/docs/overview/x", "/docs/index", "/nope.json", "/_data"]) {
      const response = await fetchPath(dataPath(path));
      expect(response.status, path).toBe(404);
      const { head, page, sidebar } = await response.json<PageData>();
      expect(head.title).toBe("Page not found");
      expect(page).toEqual({ kind: "not-found", query: expect.any(String), suggestions: expect.any(Array) });
      expect(sidebar !== null).toBe(path.startsWith("/docs/"));
      expect((await fetchPath(path)).status).toBe(404);
    }
  });

  it("suggests pages with their titles for an unknown address", async () => {
    const suggestionsFor = async (path: string) => {
      const { page } = await (await fetchPath(dataPath(path))).json<PageData>();
      return page.kind === "not-found" ? page.suggestions : null;
    };
    expect((await suggestionsFor("/docs/api/usenode"))?.[0]).toEqual({ label: "useNode()", path: "/docs/api/useNode" });
    expect((await suggestionsFor("/suport"))?.[0]).toEqual({ label: "Support", path: "/support" });
    expect(await suggestionsFor("/docs/next/migrating/migrating-0.1.x")).toEqual([
      { label: "React versions", path: "/docs/guides/react-versions#old-code" },
    ]);
    expect(await suggestionsFor("/wp-login.php")).toEqual([]);
    expect(await suggestionsFor("/exemples")).toEqual([]); // "/examples" redirects to an example, which is not a page
    const html = await (await fetchPath("/docs/api/usenode")).text();
    expect(html).toContain('<a href="/docs/api/useNode">useNode()</a>');
    expect(html).toContain('<a href="/search?q=usenode">Search the documentation for “usenode”</a>');
  });

  it.each(Object.entries(manifest.redirects).filter(([, to]) => !to.startsWith("/examples/")))(
    "for the redirect %s is the data of %s",
    async (from, to) => {
      const [path = "", hash] = to.split("#");
      const place = hash ? { hash: `#${hash}` } : {};
      expect(await load(dataPath(from))).toEqual({ ...(await load(dataPath(path))), ...place });
    },
  );

  it("for an address that is not canonical is the data of the canonical one", async () => {
    const overview = await load(dataPath("/docs/overview"));
    for (const path of ["/docs/overview/", "/r/next/docs/overview", "/docs/overview/index.html"]) {
      expect(await load(dataPath(path)), path).toEqual(overview);
    }
  });

  it.each(["/docs/overview", "/", "/nope"])(
    "returns 410 with the current release for data of another release: %s",
    async (path) => {
      const response = await fetchPath(pageDataPath("0123456789ab", path));
      expect(response.status).toBe(410);
      const { release, appVersion } = manifest;
      expect(await response.json()).toEqual({ release, appVersion });
    },
  );
});
