import { Fragment } from "react";
import { blogFeeds } from "../../shared/wire-names.ts";
import { Link } from "../components/link.tsx";
import { formatDay } from "../format-date.ts";
import type { PageProps } from "./page-props.ts";

/** `/blog/archive`: every post, newest first. */
export function Page({ data: { head, page } }: PageProps<"blog-archive">) {
  return (
    <article className="prose">
      <h1>{head.title}</h1>
      <p>All posts about Craft.js and this site, newest first.</p>
      <p>
        Subscribe with{" "}
        {Object.values(blogFeeds).map(({ name, path }, index) => (
          <Fragment key={path}>
            {["", ", ", " or "][index]}
            <Link href={path}>{name}</Link>
          </Fragment>
        ))}
        .
      </p>
      {page.years.map(({ year, posts }) => (
        <section key={year} className="year" aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className="post-list">
            {posts.map(({ label, path, date, description }) => (
              <li key={path}>
                <Link href={path}>
                  <time dateTime={date}>{formatDay(date)}</time>
                  <span> - </span>
                  <strong>{label}</strong>
                </Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
