import { loadScreen } from "./router/load-screen.ts";
import { startRouter } from "./router/router.ts";
import type { Services } from "./services.ts";
import { takeOver } from "./stage.tsx";

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
  const initial = await loadScreen(services, services.opened.url);
  const stage = takeOver(initial);
  document.documentElement.dataset.hydrated = "";
  window.onbeforeunload = null; // client/start/bring-app.ts needs it no more, and Firefox caches no page that has one
  return startRouter(services, initial, stage);
}
