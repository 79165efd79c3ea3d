import { DocArticle } from "../components/doc-article.tsx";
import type { PageProps } from "./page-props.ts";

/** A page of the documentation. */
export function Page({ data }: PageProps<"doc">) {
  return <DocArticle data={data} />;
}
