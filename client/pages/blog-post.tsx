import { Article } from "../components/article.tsx";
import { Link } from "../components/link.tsx";
import { formatDate } from "../format-date.ts";
import type { PageProps } from "./page-props.ts";

const archive = "/blog/archive";

/** `/blog/…`: a blog post. */
export function Page({ data: { head, page } }: PageProps<"blog-post">) {
  const year = page.date.slice(0, 4);
  return (
    <Article
      head={head}
      page={page}
      breadcrumbs={[
        { label: "Blog", path: archive },
        { label: year, path: `${archive}#year-${year}` },
      ]}
      byline={
        <p className="byline">
          <time dateTime={page.date}>{formatDate(page.date)}</time> by {page.author}
        </p>
      }
      meta={<Link href={archive}>All posts</Link>}
      label="Posts"
      neighbours={[
        ["Newer post", page.newer],
        ["Older post", page.older],
      ]}
    />
  );
}
