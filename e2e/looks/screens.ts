import type { Page } from "playwright-core";

export interface Screen {
  name: string;
  path: string;
  /** Narrowest or widest window with this screen, in pixels. */
  from?: number;
  to?: number;
  before?: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
  /** Served by a worker with empty storage. */
  hasEmptyStorage?: boolean;
}

/** The screens of the site: one page of each kind, as pages of the same kind look alike. */
export const screens: Screen[] = [
  { name: "landing", path: "/" },
  { name: "doc", path: "/docs/overview" },
  { name: "doc-api", path: "/docs/api/useEditor" },
  { name: "doc-guide", path: "/docs/guides/basic-tutorial" },
  { name: "doc-of-everything", path: "/docs/dev" },
  {
    name: "playground",
    path: "/docs/tools/playground",
    after: (page) =>
      page.frameLocator(".playground iframe").getByText("A text in a box.").waitFor({ state: "attached" }),
  },
  {
    name: "saved-state",
    path: "/docs/tools/saved-state",
    after: (page) => page.getByRole("button", { name: "Try it with a damaged page" }).click(),
  },
  { name: "docs-index", path: "/docs" },
  { name: "blog-archive", path: "/blog/archive" },
  { name: "blog-post", path: "/blog/how-this-site-works" },
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
  { name: "error", path: "/docs/overview", hasEmptyStorage: true },
  {
    name: "example-landing",
    path: "/examples/landing",
    after: (page) => page.waitForSelector(".block-label:not(:empty)"),
  },
  { name: "example-basic", path: "/examples/basic" },
];

/** Turns off prefetching, so that the browser has not cached every page. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
  );
}

async function goOffline(page: Page): Promise<void> {
  await page.dispatchEvent(".navbar-title", "pointerover");
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.context().setOffline(true);
  await page.dispatchEvent('.prose-body a[href^="/docs/"]', "click");
  await page.waitForSelector(".failure-box");
}

/** Opens the search dialog and waits for the suggested queries, which load later. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await page.waitForSelector("#_site-search .tag-list");
}

async function searchForNode(page: Page): Promise<void> {
  await openSearch(page);
  await page.fill("#_site-search input", "node");
  await page.waitForSelector('#_site-search [role="option"]');
}
