import { useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { App, type Screen } from "./app.tsx";
import { loadScreen } from "./router/load-screen.ts";
import { startRouter } from "./router/router.ts";
import type { Services } from "./services.ts";
import { appElementId } from "./wire-names.ts";

// What several kinds of page share comes with the app: a page's own chunk is then all that a route change can fail on.
export { BackToTop } from "./components/back-to-top.tsx";
export { Breadcrumbs } from "./components/breadcrumbs.tsx";
export { DescribedLinks } from "./components/described-links.tsx";
export { Pagination } from "./components/pagination.tsx";
export { Toc } from "./components/toc.tsx";
export { formatDate, formatDay } from "./format-date.ts";
export { codeBlock } from "./mdx/code-block.ts";
export { revive } from "./mdx/revive.tsx";

/**
 * Takes over the page that the edge rendered: hydrates it with the data it was rendered from, and starts the router.
 * @returns the function that follows a URL inside the running app
 * @throws when the page's data or chunk cannot be loaded; the page goes on as plain HTML then
 */
export async function startApp(services: Services): Promise<(url: URL) => Promise<void>> {
  const initial = await loadScreen(services, new URL(location.href));
  const container = document.getElementById(appElementId);
  if (!container) throw new Error(`The page has no element #${appElementId} to take over.`);
  return new Promise((resolve, reject) => {
    const onReady: RootProps["onReady"] = (setScreen) => resolve(startRouter(services, initial, setScreen));
    hydrateRoot(container, <Root initial={initial} onReady={onReady} />, { onUncaughtError: reject });
  });
}

interface RootProps {
  initial: Screen;
  /** Called once, after hydration: a screen that came before it would be lost. */
  onReady: (setScreen: (screen: Screen) => void) => void;
}

function Root({ initial, onReady }: RootProps) {
  const [screen, setScreen] = useState(initial);
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = "";
    onReady(setScreen);
  }, [onReady]);
  return <App screen={screen} />;
}
