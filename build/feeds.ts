import { type AtomFeed, generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { feeds } from "../shared/wire-names.ts";
import { type AssetFile, textFile } from "./asset-file.ts";
import type { Compiled } from "./compile-pages.ts";
import { htmlForElsewhere } from "./html-for-elsewhere.ts";
import type { PostSource } from "./read-sources.ts";
import type { Settings } from "./settings.ts";

/**
 * The blog as RSS, Atom and JSON Feed, with whole posts.
 * @param basePath ends with a slash
 */
export async function feedFiles(
  { site }: Settings,
  posts: Compiled<PostSource>[],
  basePath: string,
): Promise<AssetFile[]> {
  const newestFirst = posts.toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.path.localeCompare(b.path));
  const address = (path: string) => site.origin + basePath + path.slice(1);
  const home = address("/blog/archive");
  const title = `${site.title} blog`;
  const description = `What has been written about ${site.title}.`;
  const entries = await Promise.all(
    newestFirst.map(async ({ path, data, body }) => ({
      ...data,
      url: address(path),
      date: new Date(data.date),
      html: htmlForElsewhere((await body()).html, address(path)),
    })),
  );
  const updated = entries[0]?.date ?? new Date(0);
  const self = ({ path, type }: { path: string; type: string }) => ({ href: address(path), rel: "self", type });

  const rss = generateRssFeed(
    {
      title,
      link: home,
      description,
      language: site.locale,
      pubDate: updated,
      atom: { links: [self(feeds.rss)] },
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
  const atom = generateAtomFeed(
    {
      id: home,
      title: { value: title },
      subtitle: { value: description },
      updated,
      links: [self(feeds.atom), { href: home, rel: "alternate", type: "text/html" }],
      entries: entries.map(
        ({ title, url, date, author, description, html }): AtomFeed.Entry<Date, true> => ({
          id: url,
          title: { value: title },
          updated: date,
          published: date,
          authors: [{ name: author }],
          links: [{ href: url, rel: "alternate", type: "text/html" }],
          summary: { value: description },
          content: { value: html, type: "html" },
        }),
      ),
    },
    { strict: true },
  );
  const json = generateJsonFeed(
    {
      title,
      home_page_url: home,
      feed_url: address(feeds.json.path),
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
  return [
    textFile(feeds.rss.path, rss),
    textFile(feeds.atom.path, atom),
    textFile(feeds.json.path, JSON.stringify(json)),
  ];
}
