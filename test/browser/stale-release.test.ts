import { beforeEach, describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import {
  clickLink,
  collectRequests,
  fakeConnection,
  freshVisits,
  isMarked,
  mark,
  scrollY,
  settle,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current, expectTrouble } = freshVisits();

const gone = { status: 410, contentType: "application/json", body: '{"release":"another"}' };
const useNode = "**/useNode.json";

beforeEach(async () => {
  const page = current();
  await fakeConnection(page, { saveData: true });
  await page.goto("/docs/overview");
  await hydrate(page);
  await mark(page);
});

describe("a tab whose release is gone", () => {
  it("loads the page that a link leads to in full", async () => {
    const page = current();
    expectTrouble("410");
    await page.route(useNode, (route) => route.fulfill(gone));
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.sidebar a[href="/docs/api/useNode"]');
      link?.setAttribute("href", "/docs/api/useNode?x=1#actions");
      link?.click();
    });
    await page.waitForURL("**/docs/api/useNode?x=1#actions");
    await waitForHeading(page, "useNode()");
    expect(await isMarked(page)).toBe(false);
    expect(await scrollY(page)).toBeGreaterThan(0);
    // One entry in the history: Back leads to where the reader was.
    await page.goBack();
    await waitForHeading(page, "Overview");
  });

  it("loads the page that Back leads to in full", async () => {
    const page = current();
    expectTrouble("410");
    await page.goto("/docs/api/useEditor");
    await hydrate(page);
    await clickLink(page, "/support");
    await waitForHeading(page, "Support");
    await page.reload();
    await hydrate(page);
    await mark(page);
    await page.route("**/useEditor.json", (route) => route.fulfill(gone));
    await page.goBack();
    await page.waitForFunction(() => !("mark" in window));
    await waitForHeading(page, "useEditor()");
  });

  it("reloads when a chunk is missing because the release is gone", async () => {
    const page = current();
    expectTrouble("410", "ERR_FAILED");
    await page.route("**/_assets/support-*", (route) => route.abort());
    await page.route("**/support.json", (route) =>
      route.request().method() === "HEAD" ? route.fulfill(gone) : route.fallback(),
    );
    await clickLink(page, "/support");
    await page.waitForFunction(() => !("mark" in window));
    await waitForHeading(page, "Support");
    expect(new URL(page.url()).pathname).toBe("/support");
  });

  it("loads each page in full, once for each click, while the server goes on answering with the old release", async () => {
    const page = current();
    expectTrouble("410");
    await page.route("**/_data/**", (route) => route.fulfill(gone));
    const documents = collectRequests(page, /\/docs\//, "document");
    for (const [href, title] of [
      ["/docs/api/useNode", "useNode()"],
      ["/docs/api/useEditor", "useEditor()"],
    ] as const) {
      await mark(page);
      await clickLink(page, href);
      await page.waitForFunction(() => !("mark" in window));
      await waitForHeading(page, title);
      await page.waitForLoadState(); // a sign of intent counts once the start script is there
      await hydrate(page);
      await settle(page);
    }
    expect(documents.length).toBe(2);
  });

  it("loads pages in full again where Back has brought the old release from the browser's cache", async () => {
    const page = current();
    expectTrouble("410");
    let answers = 0;
    await page.route(useNode, (route) => (answers++ === 0 ? route.fulfill(gone) : route.fallback()));
    await page.route("**/useEditor.json", (route) => route.fulfill(gone));
    await clickLink(page, "/docs/api/useNode");
    await page.waitForFunction(() => !("mark" in window));
    await waitForHeading(page, "useNode()");
    await page.goBack();
    await waitForHeading(page, "Overview");
    await hydrate(page);
    await mark(page);
    await clickLink(page, "/docs/api/useEditor");
    await page.waitForFunction(() => !("mark" in window));
    await waitForHeading(page, "useEditor()");
  });
});
