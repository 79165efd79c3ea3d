import { DocArticle } from "../components/doc-article.tsx";
import { SavedState } from "../saved-state/saved-state.tsx";
import type { PageProps } from "./page-props.ts";

/** The page of the documentation that examines and mends saved documents. */
export function Page({ data }: PageProps<"saved-state">) {
  return <DocArticle data={data} aboveBody={<SavedState />} />;
}
