import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import {
  addLink,
  answer,
  clickLink,
  collectRequests,
  freshVisits,
  hold,
  isMarked,
  mark,
  open,
  waitForHeading,
} from "../../e2e/support/reader.ts";

const { page, expectTrouble } = freshVisits({ viewport: { width: 1000, height: 700 } });

const field = "#search-query";
const status = () => page().locator("article [role=status]").textContent();
const hits = () => page().locator(".hits > li").count();

describe("typing on the search page", () => {
  it("searches once, 300 ms after the last letter, and puts the query into the address", async () => {
    const { clock } = page();
    await clock.install();
    await open(page(), "/search");
    await mark(page());
    const requests = collectRequests(page(), /_data\/.*search\.json\?/);
    await clock.pauseAt(await page().evaluate(() => Date.now() + 1000));
    for (const letter of "layers") {
      await page().locator(field).press(letter);
      await clock.runFor(299);
    }
    expect(requests).toEqual([]);
    await clock.runFor(1);
    await expect.poll(() => requests).toEqual([expect.stringMatching(/\?q=layers$/)]);
    await clock.resume();
    await waitForHeading(page(), 'Search results for "layers"');
    expect(requests).toHaveLength(1);
    expect(new URL(page().url()).search).toBe("?q=layers");
    expect(await page().title()).toBe('Search results for "layers" | Craft.js');
    expect(await status()).toMatch(/^\d+ documents found$/);
    expect(await hits()).toBeGreaterThan(0);
    expect(await isMarked(page())).toBe(true);
    await page().fill(field, "");
    await waitForHeading(page(), "Search the documentation");
    expect(new URL(page().url()).search).toBe("");
  });

  it("is not needed to try what the page suggests", async () => {
    await open(page(), "/search");
    await mark(page());
    await page().getByRole("link", { name: "undo", exact: true }).click();
    await waitForHeading(page(), 'Search results for "undo"');
    expect(await page().locator(".hits a").first().getAttribute("href")).toBe("/docs/guides/history");
    expect(await page().inputValue(field)).toBe("undo");
    expect(await page().getByRole("heading", { name: "In your own words" }).count()).toBe(0);
    await page().fill(field, "");
    await page().getByRole("heading", { name: "In your own words" }).waitFor();
    await page().goBack();
    await waitForHeading(page(), "Search the documentation");
    expect(await isMarked(page())).toBe(true);
  });

  it("never shows an answer that comes after a newer one", async () => {
    await open(page(), "/search");
    const release = await hold(page(), /q=frame/);
    await page().fill(field, "frame");
    await page().waitForRequest(/q=frame/);
    await page().fill(field, "layers");
    await waitForHeading(page(), 'Search results for "layers"');
    release();
    await page().waitForTimeout(300);
    expect(await page().locator("main h1").textContent()).toBe('Search results for "layers"');
  });

  it("before React is there is not lost", async () => {
    await page().goto("/search");
    await page().fill(field, "layers");
    await waitForHeading(page(), 'Search results for "layers"');
    expect(await page().inputValue(field)).toBe("layers");
  });

  it("says so when nothing is found, and when the server cannot be asked", async () => {
    expectTrouble("ERR_FAILED");
    await open(page(), "/search?q=layers");
    await page().fill(field, "zzqqxxyy");
    await expect.poll(status).toBe("No results were found");
    const mend = await answer(page(), /_data.*q=frame/, (route) => route.abort());
    await page().fill(field, "frame");
    await page().waitForSelector(".failure-box");
    expect(await page().locator(".failure-box").textContent()).toContain("could not be reached");
    expect(await page().locator("main h1").allTextContents()).toEqual(['Search results for "frame"']);
    expect(await page().title()).toBe('Search results for "frame" | Craft.js');
    expect(new URL(page().url()).search).toBe("?q=frame");
    expect([await status(), await hits()]).toEqual(["", 0]);
    await page().click(".failure-box button");
    await page().waitForSelector(".failure-box");
    mend();
    await page().click(".failure-box button");
    await expect.poll(hits).toBeGreaterThan(0);
    expect(await status()).toMatch(/documents found$/);
    expect(await page().locator(".failure-box").count()).toBe(0);
    expect(await page().inputValue(field)).toBe("frame");
  });
});

describe("typing where the app cannot be brought", () => {
  const hint = () => page().locator("main .appless").isVisible();

  it("is told to press the button, which searches all the same", async () => {
    expectTrouble("Could not load the app", "ERR_FAILED");
    await page().route("**/_assets/app-*", (route) => route.abort("failed"));
    await page().goto("/search");
    expect(await hint()).toBe(false);
    await page().locator(field).pressSequentially("layers");
    await expect.poll(hint).toBe(true);
    await page().click(".search-form button");
    await page().waitForURL("**/search?q=layers");
    expect(await hits()).toBeGreaterThan(0);
    expect(await hint()).toBe(false);
  });

  it("searches as soon as it can be brought", async () => {
    expectTrouble("Could not load the app", "ERR_FAILED");
    const mend = await answer(page(), "**/_assets/app-*", (route) => route.abort("failed"));
    await page().goto("/search");
    await page().locator(field).pressSequentially("lay");
    await expect.poll(hint).toBe(true);
    mend();
    await page().locator(field).pressSequentially("ers");
    await waitForHeading(page(), 'Search results for "layers"');
    expect(await hint()).toBe(false);
  });
});

describe("typing before the start script is there", () => {
  it.each([
    ["/search", "layers"],
    ["/search?q=node", "layers"],
  ])("on %s is searched when it comes", async (path, query) => {
    const release = await hold(page(), /_assets\/start-/);
    await page().goto(path, { waitUntil: "commit" });
    await page().waitForSelector(field, { state: "visible" });
    await page().locator(field).pressSequentially(query);
    const typed = await page().inputValue(field);
    release();
    await waitForHeading(page(), `Search results for "${typed}"`);
    expect(await page().inputValue(field)).toBe(typed);
    expect(await page().title()).toBe(`Search results for "${typed}" | Craft.js`);
    expect(new URL(page().url()).searchParams.get("q")).toBe(typed);
  });
});

it("has no query in its address when the field has been emptied", async () => {
  await page().goto("/search?q=setProp");
  await hydrate(page());
  await page().fill("#search-query", "");
  await page().press("#search-query", "Enter");
  await waitForHeading(page(), "Search the documentation");
  expect(page().url()).toMatch(/\/search$/);
});

it("takes its query from a link that the server would put right", async () => {
  await open(page(), "/docs/overview");
  await mark(page());
  await addLink(page(), "/search/?q=layers");
  await clickLink(page(), "/search/?q=layers");
  await waitForHeading(page(), 'Search results for "layers"');
  expect(await hits()).toBeGreaterThan(0);
  expect(page().url()).toMatch(/\/search\?q=layers$/);
  expect(await isMarked(page())).toBe(true);
});

it("goes back to the results that the reader has left for one of them", async () => {
  await open(page(), "/search");
  await page().fill(field, "layers");
  await waitForHeading(page(), 'Search results for "layers"');
  await page().click(".hits h2 a");
  await page().waitForFunction(() => !document.querySelector("#search-query"));
  await page().goBack();
  await waitForHeading(page(), 'Search results for "layers"');
  expect(await page().inputValue(field)).toBe("layers");
});

it("leaves the address to the page that Back leads to, while that is being loaded", async () => {
  await open(page(), "/docs/overview");
  await clickLink(page(), "/support");
  await waitForHeading(page(), "Support");
  await addLink(page(), "/search?q=node");
  await clickLink(page(), "/search?q=node");
  await waitForHeading(page(), 'Search results for "node"');
  // A new document, since the app keeps the pages that it has loaded.
  await page().reload();
  await hydrate(page());
  const release = await hold(page(), /support\.json/);
  const answered = page().waitForResponse(/q=layers/);
  await page().fill(field, "layers");
  await page().goBack();
  await (await answered).finished();
  await page().waitForTimeout(100);
  expect(new URL(page().url()).pathname).toBe("/support");
  expect(await page().locator("main h1").textContent()).toBe('Search results for "node"');
  release();
  await waitForHeading(page(), "Support");
  expect(new URL(page().url()).pathname).toBe("/support");
});

it("gives the focus to the heading after Retry", async () => {
  expectTrouble("ERR_FAILED");
  await open(page(), "/search");
  const mend = await answer(page(), /_data.*q=frame/, (route) => route.abort());
  await page().fill(field, "frame");
  await page().locator(".failure-box button").focus();
  mend();
  await page().keyboard.press("Enter");
  await expect.poll(hits).toBeGreaterThan(0);
  expect(await page().evaluate(() => document.activeElement?.tagName)).toBe("H1");
});
