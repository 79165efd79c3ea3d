import { lazy, Suspense, useEffect } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { rendered } from "../../../harness/stage.tsx";

const Late = lazy(async () => ({ default: () => <b>Late</b> }));
const waiting = (
  <Suspense fallback="Wait">
    <Late />
  </Suspense>
);

/** What React itself makes of a page that it renders to HTML. */
export const probes: CheckFile["probes"] = {
  "- **Effects do not run**, nor event handlers: what a component loads in `useEffect` is not in the HTML.": () => {
    let ran = false;
    const Effect = () => {
      useEffect(() => {
        ran = true;
      }, []);
      return <i />;
    };
    same([renderToStaticMarkup(<Effect />), ran], ["<i></i>", false]);
  },
  "`renderToStaticMarkup` does not wait: the HTML has the `<Suspense>` fallback.": () =>
    same(renderToStaticMarkup(waiting), "Wait"),
  "`prerender` from `react-dom/static` waits, and marks the place with comments such as `<!--$-->`.": async () => {
    const { prelude } = await prerender(waiting);
    same(await new Response(prelude).text(), "<!--$--><b>Late</b><!--/$-->");
  },
  "React 19 makes links to `javascript:…` harmless": () => {
    const address = "javascript:alert(1)";
    const link = <a href={address}>An address that runs</a>;
    return rendered(link, (place) => {
      for (const html of [place.innerHTML, renderToStaticMarkup(link)]) same(html.includes("alert(1)"), false);
    });
  },
};
