import { beforeEach, describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import {
  addLink,
  answer,
  clickLink,
  freshVisits,
  heading,
  hold,
  isMarked,
  mark,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current, troubles, expectTrouble } = freshVisits();

/** What a failing app must leave: failed requests, and a warning for each try. */
const expectFailingApp = () => expectTrouble("/app-", "Could not load the app", "Failed to load resource");

describe("when the app fails to load", () => {
  it("the browser follows the links", async () => {
    const page = current();
    expectFailingApp();
    await page.route("**/_assets/app-*", (route) => route.abort("failed"));
    await page.goto("/docs/overview");
    await mark(page);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    expect(await heading(page)).toBe("useNode()");
    expect(await isMarked(page)).toBe(false);
    expect(troubles().join("\n")).toContain("Could not load the app");
  });

  it("a later sign of intent tries again", async () => {
    const page = current();
    expectFailingApp();
    const mend = await answer(page, "**/_assets/app-*", (route) => route.abort("failed"));
    await page.goto("/docs/overview");
    const warned = page.waitForEvent("console", (message) => message.text().includes("load the app"));
    await page.dispatchEvent(".navbar-title", "pointerover");
    await warned;
    mend();
    await mark(page);
    await hydrate(page);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    expect(await isMarked(page)).toBe(true);
  });

  it("Back to a page that the app had shown loads it", async () => {
    const page = current();
    expectFailingApp();
    await page.goto("/docs/overview");
    await hydrate(page);
    await clickLink(page, "/docs/api/useNode");
    await page.waitForURL("**/docs/api/useNode");
    await page.route("**/_assets/app-*", (route) => route.abort("failed"));
    await page.reload();
    await mark(page);
    await page.evaluate(() => history.back());
    await waitForHeading(page, "Overview");
    expect(await isMarked(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe("/docs/overview");
  });

  it("a file that was clicked after a link is what the reader gets", async () => {
    const page = current();
    expectFailingApp();
    await page.route("**/_assets/app-*", (route) => route.abort("failed"));
    const letAppFail = await hold(page, "**/_assets/app-*");
    const letFileCome = await hold(page, "**/docs/overview.md");
    await page.goto("/docs/overview");
    await addLink(page, "/docs/overview.md");
    await clickLink(page, "/docs/api/useNode");
    const asked = page.waitForRequest("**/docs/overview.md");
    await clickLink(page, "/docs/overview.md");
    await asked;
    const warned = page.waitForEvent("console", (message) => message.text().includes("load the app"));
    letAppFail();
    await warned;
    letFileCome();
    await page.waitForURL("**/docs/overview.md");
  });

  it("a page whose chunk cannot be loaded goes on as HTML", async () => {
    const page = current();
    expectFailingApp();
    expectTrouble("/doc-");
    await page.route("**/_assets/doc-*", (route) => route.abort("failed"));
    await page.goto("/docs/overview");
    const warned = page.waitForEvent("console", (message) => message.text().includes("load the app"));
    await page.dispatchEvent(".navbar-title", "pointerover");
    await warned;
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.waitForURL("**/docs/api/useNode");
    expect(await heading(page)).toBe("useNode()");
  });
});

it("a reader who is offline at the first click is told so, keeps the page, and gets on once the network is back", async () => {
  const page = current();
  expectTrouble("ERR_INTERNET_DISCONNECTED");
  await page.goto("/docs/overview");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await mark(page);
  await clickLink(page, "/docs/additional/layers");
  await page.locator("main .failure-box").waitFor();
  expect(await page.locator("main .failure-box").textContent()).toContain("You are offline.");
  await page.context().setOffline(false);
  await page.click(".failure-box button");
  await waitForHeading(page, "Layers");
  await page.goBack();
  await waitForHeading(page, "Overview");
  expect(await isMarked(page)).toBe(true);
});

describe("when the app never arrives", () => {
  beforeEach(async () => {
    await current().clock.install();
    await current().route("**/_assets/app-*", () => {}); // never answered
    await current().goto("/docs/overview");
    await mark(current());
  });

  it("a link that was clicked waits for 4 s, and is followed by the browser then", async () => {
    const page = current();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.clock.runFor(3900);
    expect(await heading(page)).not.toBe("useNode()");
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(200);
    await page.waitForURL("**/docs/api/useNode");
    expect(await heading(page)).toBe("useNode()");
    expect(await isMarked(page)).toBe(false);
  });

  it("the link that was clicked last is the one that is followed", async () => {
    const page = current();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.click('.sidebar a[href="/docs/api/useNode"]');
    await page.clock.runFor(2000);
    await page.click('.sidebar a[href="/docs/api/useEditor"]');
    await page.clock.runFor(2100);
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(2000);
    await page.waitForURL("**/docs/api/useEditor");
    expect(await heading(page)).toBe("useEditor()");
  });
});
