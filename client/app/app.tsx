import { Activity, Component, memo, type ReactNode } from "react";
import type { PageData } from "../../shared/page-data.ts";
import type { SearchSettings } from "../../shared/search-settings.ts";
import { mainId } from "../../shared/wire-names.ts";
import { Footer } from "../components/footer.tsx";
import { Menu } from "../components/menu.tsx";
import { currentLink, Navbar } from "../components/navbar.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ShortcutsDialog } from "../components/shortcuts-dialog.tsx";
import { SearchDialog } from "../search/search-dialog.tsx";
import { FailureBoundary } from "./failure-boundary.tsx";
import type { LoadedPage } from "./load-page.ts";
import { type Host, useNavigation } from "./use-navigation.ts";

interface AppProps {
  /** The page that the document was rendered from. */
  opened: LoadedPage;
  search: SearchSettings;
  /** Null at the edge. */
  host: Host | null;
}

/** The whole of `<body>`'s content, rendered at the edge and hydrated in the browser. */
export function App({ opened, search, host }: AppProps) {
  const { screen, prepared, beforeUpdate, retry } = useNavigation(opened, host);
  const { data, path, error } = screen;
  // Under the same key, a prepared screen stays mounted when it becomes the one that is shown.
  const screens = prepared && prepared.key !== screen.key ? [screen, prepared] : [screen];
  return (
    <BeforeUpdate run={beforeUpdate}>
      <PageHead head={data.head} found={data.page.kind !== "not-found"} failed={error !== undefined} />
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the content
      </a>
      <Navbar current={currentLink(path)} version={data.sidebar?.version ?? null} />
      <div className={layoutClass(data)}>
        <Menu path={path} sidebar={data.sidebar} />
        <main id={mainId} tabIndex={-1}>
          {screens.map(({ key, Page, data, error }) => (
            <Activity key={key} mode={key === screen.key ? "visible" : "hidden"}>
              <FailureBoundary error={error} onRetry={retry}>
                <Content Page={Page} data={data} />
              </FailureBoundary>
            </Activity>
          ))}
        </main>
      </div>
      {footer}
      {shortcuts}
      <SearchDialog settings={search} />
    </BeforeUpdate>
  );
}

// Constant elements, which React skips when it renders again. What stands in an <Activity> is hydrated when the browser is
// idle, or when the reader uses it: a first click does not wait for it.
const footer = (
  <Activity>
    <Footer />
  </Activity>
);
const shortcuts = (
  <Activity>
    <ShortcutsDialog />
  </Activity>
);

/** A page's content. It depends on nothing but the page, so a prepared one is not rendered again when it is shown. */
const Content = memo(function Content({ Page, data }: LoadedPage) {
  return <Page data={data} />;
});

/** The classes of the element that holds the content and the menu beside it. */
function layoutClass({ page, sidebar }: PageData): string {
  return ["layout", `kind-${page.kind}`, sidebar && "with-sidebar"].filter(Boolean).join(" ");
}

/** Runs something right before React changes the document. Only class components have a hook for that. */
class BeforeUpdate extends Component<{ run: () => void; children: ReactNode }> {
  override getSnapshotBeforeUpdate(): null {
    this.props.run();
    return null;
  }

  override componentDidUpdate(): void {} // React asks for both

  override render() {
    return this.props.children;
  }
}
