import type { ComponentType } from "react";
import { Failure } from "./components/failure.tsx";
import { Footer } from "./components/footer.tsx";
import { Loading } from "./components/loading.tsx";
import { Menu } from "./components/menu.tsx";
import { Navbar } from "./components/navbar.tsx";
import { PageHead } from "./components/page-head.tsx";
import type { PageData } from "./page-data.ts";
import { mainId } from "./wire-names.ts";

/** What the window shows. */
export interface Screen {
  data: PageData;
  /** The component of the page's kind. */
  Page: ComponentType<{ data: PageData }>;
  /** Set while another page than `data`'s is wanted: it could not be loaded, or is being asked for again. */
  state?: { message: string; retry: () => void } | "loading";
}

/** The whole of a page below `<body>`, the same at the edge and in the browser. */
export function App({ screen: { data, Page, state } }: { screen: Screen }) {
  return (
    <>
      <PageHead head={data.head} found={data.page.kind !== "not-found"} failed={state !== undefined} />
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the content
      </a>
      <Navbar path={data.head.path} version={data.sidebar?.version ?? null} />
      <div className={`layout ${data.sidebar ? "with-sidebar" : ""} kind-${data.page.kind}`}>
        <Menu path={data.head.path} sidebar={data.sidebar} />
        <main id={mainId} tabIndex={-1}>
          {state === undefined && <Page data={data} />}
          {state === "loading" && <Loading />}
          {typeof state === "object" && <Failure message={state.message} onRetry={state.retry} />}
        </main>
      </div>
      <Footer />
    </>
  );
}
