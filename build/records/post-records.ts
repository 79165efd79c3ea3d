import { compareText } from "files/compare-text.ts";
import type { PostLink } from "../../shared/page-data.ts";
import type { Compiled } from "../compile/compile-pages.ts";
import type { Settings } from "../settings/settings.ts";
import type { PostSource } from "../sources/read-sources.ts";
import { type BuiltPage, record } from "./record.ts";

export const newestFirst = <Post extends PostSource>(posts: Post[]): Post[] =>
  posts.toSorted((a, b) => compareText(b.data.date, a.data.date) || compareText(a.path, b.path));

export function postRecords({ site }: Settings, unsorted: Compiled<PostSource>[]): BuiltPage[] {
  const posts = newestFirst(unsorted);
  const link = (post: PostSource | undefined) => (post ? { label: post.data.title, path: post.path } : null);
  const links = posts.map(
    ({ data: { title: label, date, description }, path }): PostLink => ({ label, path, date, description }),
  );
  const years = Map.groupBy(links, ({ date }) => date.slice(0, 4));
  return [
    record("Archive", `All posts of the ${site.title} blog, by year.`, "/blog/archive", {
      kind: "blog-archive",
      years: [...years].map(([year, posts]) => ({ year, posts })),
    }),
    ...posts.map(
      (post, index): BuiltPage => ({
        ...record(post.data.title, post.data.description, post.path, {
          kind: "blog-post",
          html: {},
          toc: post.data.toc ? post.facts.toc : [],
          date: post.data.date,
          author: post.data.author,
          newer: link(posts[index - 1]),
          older: link(posts[index + 1]),
          editUrl: site.editBase + post.file,
        }),
        authored: post,
      }),
    ),
  ];
}
