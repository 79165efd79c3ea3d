import type { BrowserContext, Page } from "playwright-core";
import { hydrate } from "../../../e2e/support/browser.ts";
import type { Release } from "./make-releases.ts";
import { assetsIn, findTornParts, marksIn } from "./torn.ts";

const paths = ["/docs/overview", "/docs/guides/second", "/docs/guides/everything", "/support", "/blog/archive"];
/** A random item. */
const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

/** Simulated readers of the site at a URL, and the problems that they met. */
export class Readers {
  readonly problems: string[] = [];
  requests = 0;
  navigations = 0;
  /** Full loads, because the tab's release was no longer served. */
  reloads = 0;

  readonly #url: string;
  readonly #releases: Release[];

  constructor(url: string, releases: Release[]) {
    this.#url = url;
    this.#releases = releases;
  }

  /** Sends the requests of one reader: a page with one of its files, a redirect, a search or the Markdown of a page. */
  async visit(): Promise<void> {
    const kind = pick(["page", "page", "page", "redirect", "search", "source"] as const);
    if (kind === "page") await this.load(pick(paths), 1);
    else if (kind === "redirect") {
      const location = (await this.request("/latest", 301)).headers.get("Location") ?? "";
      await this.load(location, 0);
    } else if (kind === "source") await this.request(`${pick(paths.slice(0, 3))}.md`);
    else {
      const response = await this.request("/1/indexes/*/queries", 200, {
        method: "POST",
        body: '{"requests":[{"query":"install"}]}',
      });
      if (!(await response.text()).includes('"objectID"')) this.problems.push("a search found nothing");
    }
  }

  /** Follows links as a tab with the app does: with the data of its release, or with a full load if that data is deleted. */
  async openTab(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const release = await this.load(pick(paths), 99);
      for (let isServed = true; isServed && !isOver(); ) {
        const path = pick(paths);
        const response = await this.request(`/_data/${release?.name}${path}.json`, [200, 410]);
        isServed = response.status === 200;
        const text = await response.text();
        if (isServed && marksIn(text).some((mark) => mark !== release?.number))
          this.problems.push(`torn data of ${path}`);
        this.navigations++;
        await readingPause();
      }
      this.reloads++;
    }
  }

  /** Loads a page, and some of its files. */
  private async load(path: string, files: number): Promise<Release | undefined> {
    const html = await (await this.request(path)).text();
    this.problems.push(...findTornParts(html, this.#releases));
    const assets = assetsIn(html).sort(() => Math.random() - 0.5);
    for (const file of assets.slice(0, files)) await this.request(file);
    return this.#releases.find(({ name }) => html.includes(`data-release="${name}"`));
  }

  private async request(path: string, expected: number | number[] = 200, init: RequestInit = {}): Promise<Response> {
    this.requests++;
    const response = await fetch(this.#url + path, { redirect: "manual", ...init });
    const body = await response.text();
    if (![expected].flat().includes(response.status)) this.problems.push(`${path} returned ${response.status}`);
    return new Response(body, response);
  }

  /** Opens a tab in Chromium. Every failure in it is a problem, except status 410: its release is no longer served. */
  async openPage(context: BrowserContext, isHydrated: boolean): Promise<Page> {
    const page = await context.newPage();
    const report = (problem: string) => void this.problems.push(`${page.url()}: ${problem}`);
    page.on("pageerror", (error) => report(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("410")) report(message.text());
    });
    page.on("request", () => void this.requests++);
    page.on("response", (response) => {
      if (response.status() >= 400 && response.status() !== 410)
        report(`${response.url()} returned ${response.status()}`);
    });
    await page.goto(`${this.#url}/docs/overview`);
    if (isHydrated) await hydrate(page);
    return page;
  }

  /** Follows a link on the page, and checks that all parts of the next page come from one release. */
  async follow(page: Page): Promise<void> {
    const before = new URL(page.url()).pathname;
    const releaseBefore = await page.evaluate(() => document.documentElement.dataset.release);
    const linkedPaths = await page.$$eval("a[href^='/']", (links) => links.map((link) => link.getAttribute("href")));
    const to = pick(paths.filter((path) => path !== before && linkedPaths.includes(path)));
    const link = page.locator(`a[href="${to}"]`).first();
    if (Math.random() < 0.5) await link.dispatchEvent("pointerover");
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(
      (path) => location.pathname === path && document.readyState !== "loading" && document.querySelector("main h1"),
      to,
    );
    this.problems.push(...findTornParts(await page.content(), this.#releases));
    const failure = page.locator("main [role=alert]");
    if (await failure.count()) this.problems.push(`${to}: ${await failure.first().textContent()}`);
    if (releaseBefore !== (await page.evaluate(() => document.documentElement.dataset.release))) this.reloads++;
    this.navigations++;
    await readingPause();
  }
}

/** Pauses for as long as a reader stays on a page. */
const readingPause = () => new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 400));
