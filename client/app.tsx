import type { ComponentType } from "react";
import { Footer } from "./components/footer.tsx";
import { Menu } from "./components/menu.tsx";
import { Navbar } from "./components/navbar.tsx";
import { PageHead } from "./components/page-head.tsx";
import type { PageData } from "./page-data.ts";
import { announcerId, mainId } from "./wire-names.ts";

/** A page that is ready to be shown: its data, and the component of its kind. */
export interface Screen {
  data: PageData;
  Page: ComponentType<{ data: PageData }>;
}

/** The whole of a page below `<body>`, the same at the edge and in the browser. */
export function App({ screen: { data, Page } }: { screen: Screen }) {
  return (
    <>
      <PageHead head={data.head} found={data.page.kind !== "not-found"} />
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the content
      </a>
      <Navbar path={data.head.path} />
      <div className={`layout ${data.sidebar ? "with-sidebar" : ""} kind-${data.page.kind}`}>
        <Menu path={data.head.path} sidebar={data.sidebar} />
        <main id={mainId} tabIndex={-1}>
          <Page data={data} />
        </main>
      </div>
      <Footer />
      <div id={announcerId} className="visually-hidden" role="status" />
    </>
  );
}
