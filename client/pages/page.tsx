import { Prose } from "../components/prose.tsx";
import type { PageProps } from "./page-props.ts";

/** A page of `content/pages/`, such as `/support`. */
export function Page({ data: { head, page } }: PageProps<"page">) {
  return (
    <article className="prose">
      <h1>{head.title}</h1>
      <Prose name="body" html={page.html.body} />
    </article>
  );
}
