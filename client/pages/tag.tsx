import { DescribedLinks } from "../components/described-links.tsx";
import { Link } from "../components/link.tsx";
import type { PageProps } from "./page-props.ts";

/** The pages that carry one tag. */
export function Page({ data: { head, page } }: PageProps<"tag">) {
  return (
    <article className="prose">
      <h1>{head.title}</h1>
      <p>
        <Link href="/docs/tags">All tags</Link>
      </p>
      <DescribedLinks items={page.items} />
    </article>
  );
}
