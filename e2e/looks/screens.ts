import type { Page } from "playwright-core";

/** What a reader may have before them: an address, and what they do there. */
export interface Screen {
  name: string;
  path: string;
  /** Narrowest window in which there is such a screen, in pixels; or the widest. */
  from?: number;
  to?: number;
  before?: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
  /** Served by a worker whose storage is empty. */
  fails?: boolean;
}

/** Every screen of the site, each once: pages of one kind look alike. */
export const screens: Screen[] = [
  { name: "landing", path: "/" },
  { name: "doc", path: "/docs/overview" },
  { name: "doc-api", path: "/docs/api/useEditor" },
  { name: "doc-guide", path: "/docs/guides/basic-tutorial" },
  { name: "doc-of-everything", path: "/docs/dev" },
  { name: "docs-index", path: "/docs" },
  { name: "blog-archive", path: "/blog/archive" },
  { name: "blog-post", path: "/blog/a-page-is-data" },
  { name: "tags", path: "/docs/tags" },
  { name: "tag", path: "/docs/tags/hooks" },
  { name: "search", path: "/search" },
  { name: "search-results", path: "/search?q=node" },
  { name: "search-nothing", path: "/search?q=zzzzzz" },
  { name: "support", path: "/support" },
  { name: "not-found", path: "/nope" },
  { name: "not-found-in-docs", path: "/docs/useNodes" },
  { name: "menu", path: "/docs/overview", to: 899, after: (page) => page.click(".navbar-menu") },
  { name: "search-dialog", path: "/docs/overview", after: openSearch },
  { name: "search-dialog-results", path: "/docs/overview", after: searchForNode },
  { name: "shortcuts", path: "/docs/overview", from: 900, after: (page) => page.keyboard.press("?") },
  { name: "dropdown", path: "/docs/overview", from: 900, after: (page) => page.click(".navbar-links summary") },
  { name: "place", path: "/docs/overview#install" },
  {
    name: "offline",
    path: "/docs/overview",
    before: saveData,
    after: goOffline,
  },
  { name: "print", path: "/docs/overview", after: (page) => page.emulateMedia({ media: "print" }) },
  { name: "error", path: "/docs/overview", fails: true },
  {
    name: "example-landing",
    path: "/examples/landing",
    after: (page) => page.waitForSelector(".block-label:not(:empty)"),
  },
  { name: "example-basic", path: "/examples/basic" },
];

/** Lets the browser load nothing ahead, so that there is a page that it lacks. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
  );
}

/** A page that cannot be loaded, in the place of the one that the reader asked for. */
async function goOffline(page: Page): Promise<void> {
  await page.dispatchEvent(".navbar-title", "pointerover");
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.context().setOffline(true);
  await page.dispatchEvent('main a[href^="/docs/"]', "click");
  await page.waitForSelector(".failure-box");
}

/** The search dialog as it opens, with the queries to try that come a moment later. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await page.waitForSelector("#search .tag-list");
}

async function searchForNode(page: Page): Promise<void> {
  await openSearch(page);
  await page.fill("#search input", "node");
  await page.waitForSelector('#search [role="option"]');
}
