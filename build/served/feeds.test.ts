import { parseFeed } from "@rowanmanning/feed-parser";
import { parseJsonFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource, PostSource } from "../sources/read-sources.ts";
import { feedFiles } from "./feeds.ts";

const latest = { name: "current", path: "/docs" };
const site = { title: "Craft & co", origin: "https://craft.test", locale: "en", versions: [latest] };
const settings = { site } as unknown as Settings;

const post = (path: string, date: string, html: string) =>
  ({
    kind: "post",
    path,
    data: { title: `On <${path}>`, description: "It's about a & b.", date, author: "Ada" },
    body: async () => ({ html }),
  }) as unknown as Compiled<PostSource>;

const posts = [
  post("/blog/older", "2026-01-02", '<p>See <a href="/base/docs">the docs</a>.</p>'),
  post("/blog/newer", "2026-02-03", "<p>One and all</p>"),
];
const doc = (path: string, version: { name: string }, updated?: Record<string, string>) =>
  ({ kind: "doc", path, version, data: { title: `On ${path}`, updated } }) as unknown as Compiled<DocSource>;

const docs = [
  doc("/docs/a", latest, { "2026-02-01": "Says <b> & c.", "2026-03-01": "Says more." }),
  doc("/docs/b", latest, { "2026-02-15": "New page." }),
  doc("/docs/c", latest),
  doc("/docs/1.0/a", { name: "1.0" }, { "2026-04-01": "Of an older version." }),
];
const files = new Map(
  (await feedFiles(settings, { posts, docs }, "/base/")).map(({ path, contents }) => [
    path,
    Buffer.from(contents).toString(),
  ]),
);

describe.each(["/blog/rss.xml", "/blog/atom.xml"])("%s", (path) => {
  const feed = parseFeed(files.get(path) ?? "");

  it("is the blog's feed", () => {
    expect(feed).toMatchObject({ title: "Craft & co blog", description: "News and articles about Craft & co." });
    expect(feed.url).toBe("https://craft.test/base/blog/archive");
    expect(feed.self).toBe(`https://craft.test/base${path}`);
  });

  it("contains complete posts, newest first", () => {
    expect(feed.items.map((item) => item.toJSON())).toMatchObject([
      {
        id: "https://craft.test/base/blog/newer",
        url: "https://craft.test/base/blog/newer",
        title: "On </blog/newer>",
        published: "2026-02-03T00:00:00.000Z",
        authors: [{ name: "Ada" }],
        content: "<p>One and all</p>",
      },
      {
        url: "https://craft.test/base/blog/older",
        content: '<p>See <a href="https://craft.test/base/docs">the docs</a>.</p>',
      },
    ]);
  });
});

it("writes the same posts as JSON Feed", () => {
  const feed = parseJsonFeed(files.get("/blog/feed.json") ?? "");
  expect(feed).toMatchObject({
    home_page_url: "https://craft.test/base/blog/archive",
    feed_url: "https://craft.test/base/blog/feed.json",
    items: [
      {
        id: "https://craft.test/base/blog/newer",
        title: "On </blog/newer>",
        content_html: "<p>One and all</p>",
        date_published: "2026-02-03T00:00:00.000Z",
      },
      { id: "https://craft.test/base/blog/older" },
    ],
  });
});

it("makes all feeds even without posts or changes", async () => {
  expect(await feedFiles(settings, { posts: [], docs: [] }, "/")).toHaveLength(4);
});

it("lists changes to the latest docs, newest first", () => {
  const feed = parseFeed(files.get("/docs/changes.xml") ?? "");
  expect(feed).toMatchObject({ title: "Craft & co documentation", url: "https://craft.test/base/docs" });
  expect(feed.self).toBe("https://craft.test/base/docs/changes.xml");
  expect(feed.items.map(({ id, url, title, description }) => ({ id, url, title, description }))).toEqual([
    {
      id: "https://craft.test/base/docs/a#2026-03-01",
      url: "https://craft.test/base/docs/a",
      title: "On /docs/a",
      description: "Says more.",
    },
    expect.objectContaining({ title: "On /docs/b", description: "New page." }),
    expect.objectContaining({ id: "https://craft.test/base/docs/a#2026-02-01", description: "Says <b> & c." }),
  ]);
});
