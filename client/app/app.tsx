import { Activity, Component, memo, type ReactNode } from "react";
import type { PageData } from "../../shared/page-data.ts";
import type { SearchSettings } from "../../shared/search-settings.ts";
import { mainId } from "../../shared/wire-names.ts";
import { Footer } from "../components/footer.tsx";
import { Menu } from "../components/menu.tsx";
import { Navbar } from "../components/navbar.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ShortcutsDialog } from "../components/shortcuts-dialog.tsx";
import { SearchDialog } from "../search/search-dialog.tsx";
import { FailureBoundary } from "./failure-boundary.tsx";
import type { LoadedPage } from "./load-page.ts";
import type { Screen } from "./navigation-rules.ts";
import { type Browser, useNavigation } from "./use-navigation.ts";

interface AppProps {
  /** The page that the document was rendered from. */
  opened: LoadedPage;
  search: SearchSettings;
  /** What the start script lends; null at the edge. */
  browser: Browser | null;
}

/** All that a page shows, rendered at the edge and hydrated in the browser. */
export function App({ opened, search, browser }: AppProps) {
  const { shown, prepared, beforeUpdate, retry } = useNavigation(opened, browser);
  const { data, path, error } = shown.screen;
  return (
    <BeforeUpdate run={beforeUpdate}>
      <PageHead head={data.head} found={data.page.kind !== "not-found"} failed={error !== undefined} />
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the content
      </a>
      <Navbar path={path} version={data.sidebar?.version ?? null} />
      <div className={classOf(data)}>
        <Menu path={path} sidebar={data.sidebar} />
        <main id={mainId} tabIndex={-1}>
          {[shown, ...(prepared ? [prepared] : [])].map(({ id, screen }) => (
            <Activity key={id} mode={id === shown.id ? "visible" : "hidden"}>
              <FailureBoundary onRetry={retry}>
                <Content screen={screen} />
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

// The same on every page: as one element, each is rendered once.
const footer = <Footer />;
const shortcuts = <ShortcutsDialog />;

/** The classes of the element that holds the content and the menu beside it. */
function classOf({ page, sidebar }: PageData): string {
  return ["layout", `kind-${page.kind}`, sidebar && "with-sidebar"].filter(Boolean).join(" ");
}

/** What stands in a page's `<main>`. Throws what kept the page from being loaded, for the boundary around it. */
const Content = memo(function Content({ screen: { Page, data, error } }: { screen: Screen }) {
  if (error) throw error;
  return <Page data={data} />;
});

/** Runs something right before React changes the document, which only class components are told of. */
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
