import { parseFeed } from "@rowanmanning/feed-parser";
import { parseJsonFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import type { Compiled } from "./compile-pages.ts";
import { feedFiles } from "./feeds.ts";
import type { PostSource } from "./read-sources.ts";
import type { Settings } from "./settings.ts";

const settings = { site: { title: "Craft & co", origin: "https://craft.test", locale: "en" } } as Settings;

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
const files = new Map(
  (await feedFiles(settings, posts, "/base/")).map(({ path, contents }) => [path, Buffer.from(contents).toString()]),
);

describe.each(["/blog/rss.xml", "/blog/atom.xml"])("%s", (path) => {
  const feed = parseFeed(files.get(path) ?? "");

  it("is the blog's feed", () => {
    expect(feed).toMatchObject({ title: "Craft & co blog", description: "What has been written about Craft & co." });
    expect(feed.url).toBe("https://craft.test/base/blog/archive");
    expect(feed.self).toBe(`https://craft.test/base${path}`);
  });

  it("has whole posts, newest first", () => {
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

it("has the same posts as JSON Feed", () => {
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

it("is made of a blog without posts, too", async () => {
  expect(await feedFiles(settings, [], "/")).toHaveLength(3);
});
