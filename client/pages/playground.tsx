import { RetryBoundary } from "browser/failure-boundary.tsx";
import { useModule } from "browser/use-module.ts";
import { DocArticle } from "../components/doc-article.tsx";
import type { PageProps } from "./page-props.ts";

declare const process: { env: { PLAYGROUND_STYLES?: string } };

/** The page of the documentation with the playground, which is loaded in the browser only. */
export function Page({ data }: PageProps<"playground">) {
  // It has the whole width, and its few lines of text need no list.
  const page = { ...data.page, toc: [] };
  return (
    <>
      <link rel="stylesheet" href={process.env.PLAYGROUND_STYLES} precedence="default" />
      <DocArticle data={{ ...data, page }} aboveBody={<Tool />} />
    </>
  );
}

function Tool() {
  const { module, failure } = useModule(() => import("playground/app/playground.tsx"));
  return (
    <div className="playground tool">
      <p className="appless" role="alert">
        The playground runs in your browser and needs JavaScript. If that is on, its code could not be loaded: reload
        the page. The live examples below show their code and a picture without it.
      </p>
      {module ? (
        <RetryBoundary>
          <module.Playground />
        </RetryBoundary>
      ) : failure ? (
        <p className="failure-box" role="alert">
          The playground could not be loaded ({failure}). Reload the page.
        </p>
      ) : (
        <div className="playground-loading" />
      )}
    </div>
  );
}
