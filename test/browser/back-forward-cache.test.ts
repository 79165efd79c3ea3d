import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  clickLink,
  fakeConnection,
  freshVisits,
  heading,
  hold,
  open,
  scrollTo,
  scrollY,
} from "../../e2e/support/reader.ts";

/** Chromium keeps no page while it is driven: the events are the test's, and so is what Safari does to the position. */
const { page: current } = freshVisits();

const leave = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));

const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

it("a page that the browser has kept is where the reader was, also in Safari, which brings it at its top", async () => {
  const page = current();
  await open(page, "/docs/api/useNode");
  await scrollTo(page, 900);
  await leave(page);
  await scrollTo(page, 0);
  await comeBack(page);
  expect(await scrollY(page)).toBe(900);
});

it("a navigation that was pending when the page was left does not go on when the reader is back", async () => {
  const page = current();
  await fakeConnection(page, { saveData: true });
  await open(page, "/docs/overview");
  const release = await hold(page, "**/useNode.json");
  await clickLink(page, "/docs/api/useNode");
  await page.waitForSelector("#nprogress", { state: "attached" });
  const data = page.waitForResponse("**/useNode.json");
  await leave(page);
  await comeBack(page);
  await page.waitForSelector("#nprogress", { state: "detached" });
  release();
  await (await data).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await heading(page)).toBe("Overview");
  expect(new URL(page.url()).pathname).toBe("/docs/overview");
});
