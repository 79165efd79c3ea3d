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
  opened: LoadedPage;
  search: SearchSettings;
  /** Null at the edge. */
  host: Host | null;
}

/** Everything in `<body>`: rendered at the edge, hydrated in the browser. */
export function App({ opened, search, host }: AppProps) {
  const { screen, prepared, beforeUpdate, retry } = useNavigation(opened, host);
  const { data, path, error } = screen;
  // The shared key keeps a prepared screen mounted when it becomes the current one.
  const screens = prepared && prepared.key !== screen.key ? [screen, prepared] : [screen];
  return (
    <BeforeUpdate run={beforeUpdate}>
      <PageHead data={data} found={data.page.kind !== "not-found"} failed={error !== undefined} />
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

// React skips constant elements on re-render. `<Activity>` hydrates when idle or on use: a first click need not wait.
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

/** Memoised, so that showing a prepared page does not render it again. */
const Content = memo(function Content({ Page, data }: LoadedPage) {
  return <Page data={data} />;
});

function layoutClass({ page, sidebar }: PageData): string {
  return ["layout", `kind-${page.kind}`, sidebar && "with-sidebar"].filter(Boolean).join(" ");
}

/** Runs something right before React commits to the DOM: only class components have a hook for that. */
class BeforeUpdate extends Component<{ run: () => void; children: ReactNode }> {
  override getSnapshotBeforeUpdate(): null {
    this.props.run();
    return null;
  }

  override componentDidUpdate(): void {}

  override render() {
    return this.props.children;
  }
}
