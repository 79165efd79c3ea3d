import { DocArticle } from "../components/doc-article.tsx";
import { SavedState } from "../saved-state/saved-state.tsx";
import type { PageProps } from "./page-props.ts";

declare const process: { env: { SAVED_STATE_STYLES?: string } };

/** The page of the documentation that examines and mends saved documents. */
export function Page({ data }: PageProps<"saved-state">) {
  return (
    <>
      <link rel="stylesheet" href={process.env.SAVED_STATE_STYLES} precedence="default" />
      <DocArticle data={data} aboveBody={<SavedState />} />
    </>
  );
}
