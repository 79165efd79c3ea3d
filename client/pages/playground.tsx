import { RetryBoundary } from "browser/failure-boundary.tsx";
import { useModule } from "browser/use-module.ts";
import { DocArticle } from "../components/doc-article.tsx";
import type { PageProps } from "./page-props.ts";

declare const process: { env: { PLAYGROUND_STYLES?: string } };

/** The page of the documentation with the playground, which is loaded in the browser only. */
export function Page({ data }: PageProps<"playground">) {
  // The tool takes the full width, and the short text below it needs no table of contents.
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
        The playground needs JavaScript. If JavaScript is on, the code of the playground could not be loaded: reload the
        page. The live examples below show their code and a picture even without JavaScript.
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
