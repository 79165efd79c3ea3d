import type { ComponentType, ReactNode } from "react";
import type { PageData } from "../shared/page-data.ts";
import { mainId } from "../shared/wire-names.ts";
import { Failure } from "./components/failure.tsx";
import { Footer } from "./components/footer.tsx";
import { Loading } from "./components/loading.tsx";
import { Menu } from "./components/menu.tsx";
import { Navbar } from "./components/navbar.tsx";
import { PageHead } from "./components/page-head.tsx";
import { isLong } from "./is-long.ts";

/** What the window shows. */
export interface Screen {
  data: PageData;
  /** The component of the page's kind. */
  Page: ComponentType<{ data: PageData }>;
  /** The path of the page that is wanted, where it is another one than `data`'s. */
  path?: string;
  /** Set while that one is wanted: it could not be loaded, or is being asked for again. */
  state?: { message: string; retry: () => void } | "loading";
}

/** The whole of a page below `<body>`, as the edge renders it. In the browser, client/stage.tsx takes over its two parts. */
export function App({ screen }: { screen: Screen }) {
  return (
    <Shell screen={screen}>
      <div className="slot">
        <main id={mainId} tabIndex={-1}>
          <Content screen={screen} />
        </main>
      </div>
    </Shell>
  );
}

/** The same on every page: as one element, it is rendered once. */
const footer = <Footer />;

/** What stands around a page's content. `children` is the place of the content. */
export function Shell({
  screen: { data, path = data.head.path, state },
  children,
}: {
  screen: Screen;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead head={data.head} found={data.page.kind !== "not-found"} failed={state !== undefined} />
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the content
      </a>
      <Navbar path={path} version={data.sidebar?.version ?? null} />
      <div className={classOf(data)}>
        <Menu path={path} sidebar={data.sidebar} />
        {children}
      </div>
      {footer}
    </>
  );
}

/** The classes of the element that holds the content, and the menu beside it. */
export function classOf({ page, sidebar }: PageData): string {
  return ["layout", `kind-${page.kind}`, sidebar && "with-sidebar", isLong(page) && "long"].filter(Boolean).join(" ");
}

/** What stands in a page's `<main>`. */
export function Content({ screen: { data, Page, state } }: { screen: Screen }) {
  if (!state) return <Page data={data} />;
  if (state === "loading") return <Loading />;
  return <Failure message={state.message} onRetry={state.retry} />;
}
