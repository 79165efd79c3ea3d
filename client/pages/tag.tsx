import { site } from "../../content/site.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { DescribedLinks } from "../components/described-links.tsx";
import type { PageProps } from "./page-props.ts";

/** `/docs/tags/…`: the pages with one tag. */
export function Page({ data: { head, page } }: PageProps<"tag">) {
  return (
    <article className="prose">
      <Breadcrumbs
        links={[
          { label: site.navbar.docs.label, path: "/docs" },
          { label: "Tags", path: "/docs/tags" },
        ]}
      />
      <h1>{head.title}</h1>
      <DescribedLinks items={page.items} />
    </article>
  );
}
