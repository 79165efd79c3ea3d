import { FailureBoundary } from "browser/failure-boundary.tsx";
import { Component, type ReactNode, useLayoutEffect } from "react";
import type { PageData } from "../../shared/page-data.ts";
import type { SearchSettings } from "../../shared/search-settings.ts";
import { mainId } from "../../shared/wire-names.ts";
import { Footer } from "../components/footer.tsx";
import { Menu } from "../components/menu.tsx";
import { currentLink, Navbar } from "../components/navbar.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Part } from "../components/part.tsx";
import { ShortcutsDialog } from "../components/shortcuts-dialog.tsx";
import { SearchDialog } from "../search/search-dialog.tsx";
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
  const { screen, beforeUpdate, retry, onHydrated } = useNavigation(opened, host);
  const { key, data, path, error, Page } = screen;
  return (
    <BeforeUpdate run={beforeUpdate}>
      <PageHead data={data} failed={error !== undefined} />
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the content
      </a>
      <Navbar current={currentLink(path)} version={data.sidebar?.version ?? null} />
      <div className={layoutClass(data)}>
        <Menu path={path} sidebar={data.sidebar} />
        <Part onRetry={() => location.reload()}>
          <main id={mainId} tabIndex={-1}>
            <FailureBoundary key={key} error={error} onRetry={retry}>
              <Page data={data} />
            </FailureBoundary>
            <Hydrated run={onHydrated} />
          </main>
        </Part>
      </div>
      {footer}
      {shortcuts}
      <SearchDialog settings={search} />
    </BeforeUpdate>
  );
}

// React skips constant elements on re-render, so the first route change does not wait for these parts to hydrate.
const footer = (
  <Part>
    <Footer />
  </Part>
);
const shortcuts = (
  <Part>
    <ShortcutsDialog />
  </Part>
);

/** Calls `run` once the elements around it are hydrated. */
function Hydrated({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(run, []);
  return null;
}

function layoutClass({ page, sidebar }: PageData): string {
  return ["layout", `kind-${page.kind}`, sidebar && "with-sidebar"].filter(Boolean).join(" ");
}

/** Calls `run` right before React commits to the DOM: only class components have a lifecycle method for that. */
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
