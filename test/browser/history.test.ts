import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import {
  addLink,
  clickLink,
  fakeConnection,
  freshVisits,
  go,
  hold,
  isMarked,
  mark,
  open,
  scrollTo,
  scrollY,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current } = freshVisits();
const path = () => new URL(current().url()).pathname;

describe("a click during a pending navigation", () => {
  it("wins over it, even when the first page arrives later", async () => {
    const page = current();
    await fakeConnection(page, { saveData: true });
    await open(page, "/docs/overview");
    const entries = await page.evaluate(() => history.length);
    const release = await hold(page, "**/useNode.json");
    await clickLink(page, "/docs/api/useNode");
    await go(page, "/docs/api/useEditor", "useEditor()");
    const late = page.waitForResponse("**/useNode.json");
    release();
    await (await late).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(path()).toBe("/docs/api/useEditor");
    expect(await page.title()).toBe("useEditor() | Craft.js");
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(await isMarked(page)).toBe(true);
  });
});

describe("a full navigation", () => {
  it("wins over a pending one, even when it takes longer", async () => {
    const page = current();
    await fakeConnection(page, { saveData: true });
    await open(page, "/docs/overview");
    const releaseData = await hold(page, "**/useNode.json");
    const releaseExample = await hold(page, "**/examples/basic");
    await clickLink(page, "/docs/api/useNode");
    const data = page.waitForResponse("**/useNode.json");
    await clickLink(page, "/examples/basic");
    releaseData();
    await (await data).finished();
    await page.waitForTimeout(300); // nothing can be asked of a page that is being left
    releaseExample();
    await page.waitForURL("**/examples/basic");
    await page.goBack();
    await waitForHeading(page, "Overview");
    expect(path()).toBe("/docs/overview");
  });
});

describe("Back and Forward", () => {
  it("lead where they should when pressed faster than pages come", async () => {
    const page = current();
    await fakeConnection(page, { saveData: true });
    await open(page, "/docs/overview");
    await go(page, "/docs/api/useNode", "useNode()");
    await go(page, "/support", "Support");
    // A reload forgets what has been loaded.
    await page.reload();
    await hydrate(page);
    await mark(page);
    const release = await hold(page, "**/useNode.json");
    await page.evaluate(() => history.back());
    await page.waitForURL("**/docs/api/useNode");
    await page.evaluate(() => history.back());
    await waitForHeading(page, "Overview");
    const late = page.waitForResponse("**/useNode.json");
    release();
    await (await late).finished();
    expect(path()).toBe("/docs/overview");
    for (const [step, title] of [
      [1, "useNode()"],
      [1, "Support"],
      [-2, "Overview"],
      [2, "Support"],
    ] as const) {
      await page.evaluate((delta) => history.go(delta), step);
      await waitForHeading(page, title);
    }
    // All at once: the screen ends where the address does.
    await page.evaluate(async () => {
      for (const delta of [-1, -1, 1, -1, 1]) {
        history.go(delta);
        await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      }
    });
    await waitForHeading(page, "useNode()");
    expect(path()).toBe("/docs/api/useNode");
    expect(await page.title()).toBe("useNode() | Craft.js");
    expect(await isMarked(page)).toBe(true);
  });

  it("restore the position on each page that was left, by a link or by Back and Forward themselves", async () => {
    const page = current();
    await open(page, "/docs/api/useEditor");
    await scrollTo(page, 1200);
    await go(page, "/docs/api/useNode", "useNode()");
    await scrollTo(page, 500);
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    expect(await scrollY(page)).toBe(1200);
    await scrollTo(page, 900);
    await page.goForward();
    await waitForHeading(page, "useNode()");
    expect(await scrollY(page)).toBe(500);
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    expect(await scrollY(page)).toBe(900);
  });

  it("keep a page's position when the reader turns back from it by a link, before it has come", async () => {
    const page = current();
    await fakeConnection(page, { saveData: true });
    await open(page, "/docs/api/useEditor");
    await scrollTo(page, 1200);
    await go(page, "/support", "Support");
    await page.reload();
    await hydrate(page);
    const release = await hold(page, "**/useEditor.json");
    await page.evaluate(() => history.back());
    await page.waitForURL("**/docs/api/useEditor");
    await scrollTo(page, 100);
    await go(page, "/docs/overview", "Overview");
    release();
    await page.reload();
    await hydrate(page);
    await page.goBack();
    await waitForHeading(page, "useEditor()");
    expect(await scrollY(page)).toBe(1200);
  });

  it("tell the keyboard and the screen reader as a link does", async () => {
    const page = current();
    await open(page, "/docs/overview");
    await go(page, "/docs/api/useNode", "useNode()");
    await page.goBack();
    await waitForHeading(page, "Overview");
    expect(await page.title()).toBe("Overview | Craft.js");
    expect(await page.locator("#announcer").textContent()).toBe("Overview | Craft.js");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Overview");
    const marked = page.locator('.sidebar [aria-current="page"]');
    await expect.poll(() => marked.getAttribute("href")).toBe("/docs/overview"); // on a slow machine, in the next frame
  });
});

describe("a link to an address that is redirected", () => {
  it.each([
    ["/docs/sponsor", "/support", "Support"],
    ["/r/next/docs/api/useNode", "/docs/api/useNode", "useNode()"],
    ["/r/docs/0.1.0-beta.17/api/useNode?x=1#actions", "/docs/api/useNode?x=1#actions", "useNode()"],
    ["/docs/api/useNode/", "/docs/api/useNode", "useNode()"],
  ])("%s ends at %s", async (href, address, title) => {
    const page = current();
    await fakeConnection(page, { saveData: true });
    await open(page, "/docs/overview");
    await addLink(page, href);
    await go(page, href, title);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(address);
    expect(await isMarked(page)).toBe(true);
  });

  it("ends at the heading that the redirect names", async () => {
    const page = current();
    await fakeConnection(page, { saveData: true });
    await open(page, "/docs/overview");
    await addLink(page, "/docs/api/NodeHelpers");
    await clickLink(page, "/docs/api/NodeHelpers");
    await page.waitForURL("**/docs/api/helpers*");
    expect(page.url()).toMatch(/\/docs\/api\/helpers#node-helpers$/);
  });
});
