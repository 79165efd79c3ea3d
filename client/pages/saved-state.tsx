import { RetryBoundary } from "browser/failure-boundary.tsx";
import { SavedState } from "saved-state/page";
import { DocArticle } from "../components/doc-article.tsx";
import type { PageProps } from "./page-props.ts";

declare const process: { env: { SAVED_STATE_STYLES?: string } };

/** The page of the documentation that checks and repairs saved documents. */
export function Page({ data }: PageProps<"saved-state">) {
  return (
    <>
      <link rel="stylesheet" href={process.env.SAVED_STATE_STYLES} precedence="default" />
      <DocArticle
        data={data}
        aboveBody={
          <RetryBoundary>
            <SavedState />
          </RetryBoundary>
        }
      />
    </>
  );
}
