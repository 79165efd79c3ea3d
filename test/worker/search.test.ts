import { describe, expect, it } from "vitest";
import { manifest } from "../../dist/worker/manifest.js";
import { hitsPerPart } from "../../shared/wire-names.ts";
import { fetchPath } from "./fetch-path.ts";
import { searchResults as results } from "./search-results.ts";

const html = async (query: string) => (await fetchPath(`/search${query}`)).text();
const heading = (page: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1];
const value = (page: string) => /<input [^>]*?value="([^"]*)"/.exec(page)?.[1];

describe("the search page", () => {
  it.each(["", "?", "?q=", "?q=%20%20", "?q=%0A", "?q=%00%1F", "?x=node"])(
    "asks for a query if it is empty: /search%s",
    async (query) => {
      const page = await html(query);
      expect(heading(page)).toBe("Search the documentation");
      expect(page).toContain("<title>Search the documentation | Craft.js</title>");
      expect(page).not.toContain("No results were found");
      expect(page).toBe(await html(""));
    },
  );

  it("lets search engines follow its links, but not index it", async () => {
    for (const query of ["", "?q=node"]) {
      expect(await html(query)).toContain('<meta name="robots" content="noindex, follow"/>');
    }
  });

  it("answers in HTML, with the best page first and the matches marked", async () => {
    const page = await html("?q=useNode");
    expect(heading(page)).toBe("Search results for &quot;useNode&quot;");
    expect(page).toContain("<title>Search results for &quot;useNode&quot; | Craft.js</title>");
    expect(value(page)).toBe("useNode");
    expect(/<ol class="hits">.*?<a href="([^"]+)"/s.exec(page)?.[1]).toBe("/docs/api/useNode");
    expect(page).toMatch(/<mark>useNode<\/mark>/);
    expect(page).toMatch(/<p role="status">(\d+ documents|One document) found/);
  });

  it("finds a pasted message despite surrounding text and quotation marks", async () => {
    const message =
      'Uncaught Error: Invariant failed: A <Element /> that is used inside a User Component must specify an `id` prop, eg: <Element id="text_element">...</Element>';
    const { hits } = await results(`?q=${encodeURIComponent(message)}`);
    expect(hits[0]?.path).toBe("/docs/api/errors#element-without-id");
  });

  it("ranks pages about this site last, unless the query is about it", async () => {
    const firstOf = async (query: string) => (await results(`?q=${query}`)).hits[0]?.path;
    expect(await firstOf("components")).not.toMatch(/^\/docs\/dev/);
    expect(await firstOf("run+docs+site+locally")).toBe("/docs/dev#site");
  });

  it("shows the first hits, and their total number", async () => {
    const { hits, total, isMore } = await results("?q=craft");
    expect(hits).toHaveLength(hitsPerPart);
    expect(total).toBeGreaterThan(hitsPerPart);
    expect(isMore).toBe(true);
    expect(await html("?q=craft")).toContain(`${total} documents found`);
  });

  it("shows all parts up to the requested one, without duplicate pages", async () => {
    let previousHits: Awaited<ReturnType<typeof results>>["hits"] = [];
    for (let part = 0, isMore = true; isMore; part++) {
      const { hits, total, ...rest } = await results(`?q=craft&part=${part}`);
      expect(rest.part).toBe(part);
      expect(hits.slice(0, previousHits.length)).toEqual(previousHits);
      expect(hits).toHaveLength(rest.isMore ? (part + 1) * hitsPerPart : total);
      previousHits = hits;
      isMore = rest.isMore;
    }
    const paths = previousHits.map(({ path }) => path.replace(/#.*/, ""));
    expect(new Set(paths).size).toBe(paths.length);
    const form = /<form [^>]*class="more-hits"[^>]*>(.*?)<\/form>/s.exec(await html("?q=craft"))?.[1];
    expect(form).toMatch(/<input type="hidden" name="part" value="1"\/>/);
  });

  it.each(["3", "19", "20", "999", "9999"])("shows all hits for a part beyond the last: %s", async (part) => {
    const { hits, total, isMore } = await results(`?q=node&part=${part}`);
    expect(total).toBeGreaterThan(30); // three or four parts
    expect(hits).toHaveLength(total);
    expect(isMore).toBe(false);
  });

  it.each(["-1", "1.5", "x", "", "0", "12345"])("shows the first part for an invalid part: %j", async (part) => {
    expect(await results(`?q=craft&part=${part}`)).toEqual(await results("?q=craft"));
  });

  it.each(["zzuseedittor", "zzuseed/ittor", "zzuseed -- ittor!"])(
    "offers pages with similarly spelt titles if there are no results: %s",
    async (query) => {
      const { total, near } = await results(`?q=${encodeURIComponent(query)}`);
      expect(total).toBe(0);
      expect(near.map(({ path }) => path)).toContain("/docs/api/useEditor");
    },
  );

  it("offers no similar pages if there are results", async () => {
    expect((await results("?q=useEditor")).near).toEqual([]);
  });

  it("searches the docs version that the address names, if it exists", async () => {
    const { version, ...all } = await results("?q=node");
    expect(version).toBeUndefined();
    expect(await results("?q=node&version=current")).toEqual({ ...all, version: "current" });
    expect(await results("?q=node&version=0.1")).toEqual(all);
  });

  it("shows the nearest sections and a link to GitHub for a question without an answer", async () => {
    const query = "kubernetes undo terraform postgres";
    const { hits, total, near } = await results(`?q=${encodeURIComponent(query)}`);
    expect({ hits, total }).toEqual({ hits: [], total: 0 });
    expect(near.map(({ path }) => path).join(" ")).toMatch(/undo|history/);
    const page = await html(`?q=${encodeURIComponent(query)}`);
    expect(page).toContain('<p role="status">No results were found</p>');
    expect(page).toContain(`discussions/new?category=q-a&amp;title=${encodeURIComponent(query)}`);
    expect(page).toContain(near[0]?.path);
  });

  it("shows a message and suggested queries if there are no results", async () => {
    const page = await html("?q=xyzzyqwertz");
    expect(page).toContain('<p role="status">No results were found</p>');
    expect(page).toContain('href="/search?q=export%20to%20html"');
    expect(await results("?q=xyzzyqwertz")).toMatchObject({ hits: [], total: 0, near: [] });
  });

  it("only links to existing pages, with their breadcrumbs", async () => {
    for (const { path, breadcrumbs, title, snippet } of (await results("?q=component")).hits) {
      expect(Object.keys(manifest.pages)).toContain(path.replace(/#.*/, ""));
      expect(breadcrumbs[0]).toBeTruthy();
      expect(title.length).toBeGreaterThan(0);
      expect(snippet.map(({ text }) => text).join("").length).toBeLessThanOrEqual(400);
    }
  });

  it("shows the match in the snippet if the text contains it", async () => {
    const { hits } = await results("?q=serialize");
    expect(hits.length).toBeGreaterThan(5);
    // Lower hits match only in their code.
    for (const { path, title, snippet } of hits.slice(0, 5)) {
      expect(
        [...title, ...snippet].some(({ match }) => match),
        path,
      ).toBe(true);
    }
  });
});

describe("a query", () => {
  it.each([
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ['"><img src=x onerror=alert(1)>', "&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"],
    ["</title><script>x</script>", "&lt;/title&gt;&lt;script&gt;x&lt;/script&gt;"],
    ["' & \" $x {{y}}", "&#x27; &amp; &quot; $x {{y}}"],
  ])("is escaped everywhere: %s", async (query, escaped) => {
    const page = await html(`?q=${encodeURIComponent(query)}`);
    expect(heading(page)).toBe(`Search results for &quot;${escaped}&quot;`);
    expect(page).toContain(`<title>Search results for &quot;${escaped}&quot; | Craft.js</title>`);
    expect(value(page)).toBe(escaped);
    expect(page.match(/<script/g)).toHaveLength(3); // ours
    expect(page).not.toContain("<img");
  });

  it("is truncated after 200 characters", async () => {
    expect((await results(`?q=${"a".repeat(200)}`)).query).toBe("a".repeat(200));
    expect((await results(`?q=${"a".repeat(201)}`)).query).toBe("a".repeat(200));
    expect((await results(`?q=${"word%20".repeat(1000)}`)).query.length).toBeLessThanOrEqual(200);
  });

  it("is well-formed even if it is truncated inside a character", async () => {
    const { query } = await results(`?q=a${encodeURIComponent("😀".repeat(150))}`);
    expect(query).toBe(`a${"😀".repeat(99)}\ufffd`);
    expect((await fetchPath(`/search?q=a${encodeURIComponent("😀".repeat(150))}`)).status).toBe(200);
  });

  it.each(["%ED%A0%80", "%ED%B0%80node", "\ud800", "%ff%fe", "%C0%AE", "%", "%zz"])(
    "with invalid encoding is decoded as in browsers: %j",
    async (query) => {
      const response = await fetchPath(`/search?q=${query}`);
      expect(response.status).toBe(200);
      expect(heading(await response.text())).toMatch(/^Search results for &quot;.+&quot;$/);
      expect((await results(`?q=${query}`)).query.isWellFormed()).toBe(true);
    },
  );

  it.each([
    "*",
    "-",
    "...",
    '"',
    "()",
    "a*",
    "node~2",
    "+node -editor",
    "title:node",
    "AND",
    "constructor",
    "__proto__",
    "\0",
    '"\0a"',
    '"node\u0085"',
    "\r\n",
    "日本語",
    "ﬁ",
    "İ",
  ])("gives no character a special meaning: %j", async (query) => {
    const response = await fetchPath(`/search?q=x${encodeURIComponent(query)}`);
    await response.text();
    expect(response.status).toBe(200);
    expect((await fetchPath(`/search?q=${encodeURIComponent(query)}`)).status).toBe(200);
  });

  it("is the first parameter q, without the spaces around it", async () => {
    expect((await results("?q=node&q=editor")).query).toBe("node");
    expect((await results("?q=+node%20")).query).toBe("node");
    expect((await results("?q=drag+and%20drop")).query).toBe("drag and drop");
  });

  it("has the same results in HTML and in data", async () => {
    const { hits } = await results("?q=save");
    const page = await html("?q=save");
    const links = [...(/<ol class="hits">(.*?)<\/ol>/s.exec(page)?.[1] ?? "").matchAll(/<h2><a href="([^"]+)"/g)];
    expect(links.map(([, path]) => path)).toEqual(hits.map(({ path }) => path));
    expect(links.length).toBeGreaterThan(0);
  });
});
