import { type AtomFeed, generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { compareText } from "files/compare-text.ts";
import { blogFeeds, docsFeed } from "../../shared/wire-names.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import { withNameLinks } from "../records/name-links.ts";
import { newestFirst } from "../records/post-records.ts";
import type { Settings } from "../settings/settings.ts";
import type { DocSource, PostSource } from "../sources/read-sources.ts";
import { feedHtml } from "./feed-html.ts";

interface Entry {
  id: string;
  url: string;
  title: string;
  description: string;
  date: Date;
  author: string;
  /** Absent if the entry only has a description. */
  html?: string;
}

export interface FeedPages {
  posts: Compiled<PostSource>[];
  docs: Compiled<DocSource>[];
}

/**
 * The blog as RSS, Atom and JSON Feed, with complete posts, and the changes to the latest docs (`updated`) as Atom.
 * @param basePath ends with a slash
 */
export async function feedFiles(
  { site }: Settings,
  { posts, docs }: FeedPages,
  basePath: string,
): Promise<AssetFile[]> {
  const urlOf = (path: string) => site.origin + basePath + path.slice(1);
  const home = urlOf("/blog/archive");
  const title = `${site.title} blog`;
  const description = `News and articles about ${site.title}.`;
  const entries = await Promise.all(
    newestFirst(posts).map(async ({ path, data, body }) => ({
      ...data,
      id: urlOf(path),
      url: urlOf(path),
      date: new Date(data.date),
      html: feedHtml(withNameLinks((await body()).html, new Map()), urlOf(path)),
    })),
  );
  const updated = entries[0]?.date ?? new Date(0);

  const rss = generateRssFeed(
    {
      title,
      link: home,
      description,
      language: site.locale,
      pubDate: updated,
      atom: { links: [{ href: urlOf(blogFeeds.rss.path), rel: "self", type: blogFeeds.rss.type }] },
      items: entries.map(({ title, url, date, author, description, html }) => ({
        title,
        link: url,
        guid: { value: url, isPermaLink: true },
        pubDate: date,
        dc: { creators: [author] },
        description,
        content: { encoded: html },
      })),
    },
    { strict: true },
  );
  const json = generateJsonFeed(
    {
      title,
      home_page_url: home,
      feed_url: urlOf(blogFeeds.json.path),
      description,
      language: site.locale,
      items: entries.map(({ title, url, date, author, description, html }) => ({
        id: url,
        url,
        title,
        summary: description,
        content_html: html,
        date_published: date,
        authors: [{ name: author }],
      })),
    },
    { strict: true },
  );
  const changes = docs
    .filter(({ version }) => version === site.versions[0])
    .flatMap(({ path, data }) =>
      Object.entries(data.updated ?? {}).map(([day, note]) => ({
        id: `${urlOf(path)}#${day}`,
        url: urlOf(path),
        title: data.title,
        description: note,
        date: new Date(day),
        author: site.title,
      })),
    )
    .toSorted((a, b) => b.date.getTime() - a.date.getTime() || compareText(a.url, b.url));
  return [
    textFile(blogFeeds.rss.path, rss),
    textFile(blogFeeds.atom.path, atom(urlOf(blogFeeds.atom.path), home, title, description, entries)),
    textFile(blogFeeds.json.path, JSON.stringify(json)),
    textFile(
      docsFeed.path,
      atom(
        urlOf(docsFeed.path),
        urlOf(site.versions[0]?.path ?? "/docs"),
        `${site.title} documentation`,
        `Changes in the documentation of ${site.title}.`,
        changes,
      ),
    ),
  ];
}

function atom(self: string, home: string, title: string, description: string, newestFirst: Entry[]): string {
  return generateAtomFeed(
    {
      id: home,
      title: { value: title },
      subtitle: { value: description },
      updated: newestFirst[0]?.date ?? new Date(0),
      links: [
        { href: self, rel: "self", type: blogFeeds.atom.type },
        { href: home, rel: "alternate", type: "text/html" },
      ],
      entries: newestFirst.map(
        ({ id, url, title, description, date, author, html }): AtomFeed.Entry<Date, true> => ({
          id,
          title: { value: title },
          updated: date,
          published: date,
          authors: [{ name: author }],
          links: [{ href: url, rel: "alternate", type: "text/html" }],
          summary: { value: description },
          ...(html !== undefined && { content: { value: html, type: "html" } }),
        }),
      ),
    },
    { strict: true },
  );
}
