import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { box, retry } from "../../e2e/support/failure-box.ts";
import {
  answer,
  clickLink,
  collectRequests,
  fakeConnection,
  freshVisits,
  heading,
  isMarked,
  open,
  scrollTo,
  scrollY,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page: current, expectTrouble } = freshVisits();

const data = "**/useNode.json";
const chunk = "**/_assets/support-*";
/** Where the links lead that are marked as the page which is shown. */
const marked = (page: Page) => hrefs(page, "[aria-current=page]");
const linksTo = (page: Page, href: string) => hrefs(page, `:is(.sidebar, .navbar-links) [href="${href}"]`);
const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

// Nothing is loaded ahead, so that each request is one that a test asked for.
beforeEach(() => fakeConnection(current(), { saveData: true }));

describe.each([
  {
    what: "data that the server cannot make",
    break: () => answer(current(), data, (route) => route.fulfill({ status: 500, body: "broken" })),
    trouble: ["500"],
    href: "/docs/api/useNode",
    title: "useNode()",
    message: "Could not load /docs/api/useNode: the server answered 500.",
    requests: /useNode\.json/,
  },
  {
    what: "data that is no page",
    break: () => answer(current(), data, (route) => route.fulfill({ contentType: "text/html", body: "a login page" })),
    trouble: [],
    href: "/docs/api/useNode",
    title: "useNode()",
    message: "the server answered with another page. Is a login needed?",
    requests: /useNode\.json/,
  },
  {
    what: "data of another shape",
    break: () => answer(current(), data, (route) => route.fulfill({ json: { login: "/login" } })),
    trouble: [],
    href: "/docs/api/useNode",
    title: "useNode()",
    message: "the server answered with another page. Is a login needed?",
    requests: /useNode\.json/,
  },
  {
    what: "data whose request breaks off",
    break: () => answer(current(), data, (route) => route.abort("connectionreset")),
    trouble: ["ERR_CONNECTION_RESET"],
    href: "/docs/api/useNode",
    title: "useNode()",
    message: "The server could not be reached (Failed to fetch).",
    requests: /useNode\.json/,
  },
  {
    what: "a chunk whose request breaks off",
    break: () => answer(current(), chunk, (route) => route.abort("connectionreset")),
    trouble: ["ERR_CONNECTION_RESET"],
    href: "/support",
    title: "Support",
    message: "Failed to fetch dynamically imported module",
    requests: /_assets\/support-/,
  },
])("$what", ({ break: breakIt, trouble, href, title, message, requests: pattern }) => {
  it("shows a red box with the message, leaves the rest usable, and Retry recovers", async () => {
    const page = current();
    expectTrouble(...trouble);
    await open(page, "/docs/overview");
    const mend = await breakIt();
    const requests = collectRequests(page, pattern);
    await clickLink(page, href);
    await box(page).waitFor();
    expect(await box(page).textContent()).toContain(message);
    expect(await box(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(200, 30, 43)");
    expect(await box(page).getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(href);
    expect(await page.title()).toBe("This page did not load | Craft.js");
    expect(requests.length).toBe(1);

    await page.click(".colour-mode");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await page.locator(".sidebar a").first().isVisible()).toBe(true);
    expect(await marked(page)).toEqual(await linksTo(page, href));
    expect(await page.locator("footer a").first().isVisible()).toBe(true);

    await retry(page);
    await expect.poll(() => requests.length).toBe(2);
    await box(page).waitFor();
    expect(await box(page).textContent()).toContain(message);

    mend();
    await retry(page);
    await waitForHeading(page, title);
    expect(requests.length).toBe(3);
    expect(await page.title()).toContain(title);
    expect(new URL(page.url()).pathname).toBe(href);
    expect(await isMarked(page)).toBe(true);
  });

  it("is left by another link, and comes right when the reader comes back to it", async () => {
    const page = current();
    expectTrouble(...trouble);
    await open(page, "/docs/overview");
    const mend = await breakIt();
    await clickLink(page, href);
    await box(page).waitFor();
    await page.click('.sidebar a[href="/docs/api/useEditor"]');
    await waitForHeading(page, "useEditor()");
    expect(await box(page).count()).toBe(0);
    mend();
    await page.goBack();
    await waitForHeading(page, title);
    expect(await isMarked(page)).toBe(true);
  });

  it("is left with Back, to where the reader was", async () => {
    const page = current();
    expectTrouble(...trouble);
    await open(page, "/docs/overview");
    const before = await heading(page);
    await breakIt();
    await scrollTo(page, 700);
    await clickLink(page, href);
    await box(page).waitFor();
    await page.goBack();
    await waitForHeading(page, before ?? "");
    expect(await scrollY(page)).toBe(700);
    expect(new URL(page.url()).pathname).toBe("/docs/overview");
    expect(await isMarked(page)).toBe(true);
  });
});
