import { describe, expect, it } from "vitest";
import {
  answer,
  collectRequests,
  fakeConnection,
  freshVisits,
  hold,
  isMarked,
  mark,
  open,
  settle,
} from "../../e2e/support/reader.ts";

const { page, expectTrouble } = freshVisits({ viewport: { width: 1000, height: 700 } });

const status = () => page().locator("article [role=status]").textContent();
const hits = () => page().locator(".hits > li").count();

describe("more results", () => {
  it("come as the reader scrolls, 15 at a time, up to the last", async () => {
    await open(page(), "/search?q=craft");
    expect(await hits()).toBe(15);
    const total = Number.parseInt((await status()) ?? "", 10);
    await page().locator(".more-hits").scrollIntoViewIfNeeded();
    await expect.poll(hits).toBe(Math.min(30, total));
    const links = await page()
      .locator(".hits h2 a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(links.length);
  });

  const isHydrated = () => page().evaluate(() => document.documentElement.dataset.hydrated !== undefined);

  it.each([
    ["the wheel", () => page().mouse.wheel(0, 100_000)],
    ["the End key", () => page().keyboard.press("End")],
  ])("come to who only scrolls, with %s, 15 each time", async (_, scroll) => {
    await page().setViewportSize({ width: 390, height: 700 });
    await page().goto("/search?q=node");
    const total = Number.parseInt((await status()) ?? "", 10);
    await settle(page());
    expect([await hits(), await isHydrated()]).toEqual([15, false]);
    for (const wanted of [30, total]) {
      await scroll();
      await expect.poll(hits).toBe(wanted);
      await settle(page());
      expect(await hits()).toBe(wanted);
    }
    expect(await page().locator(".more-hits").count()).toBe(0);
  });

  it("come by the button alone where data are saved", async () => {
    await fakeConnection(page(), { saveData: true });
    await page().goto("/search?q=node");
    await page().keyboard.press("End");
    await settle(page());
    expect([await hits(), await isHydrated()]).toEqual([15, false]);
    await page().locator(".more-hits button").click();
    await expect.poll(hits).toBeGreaterThan(15);
  });

  it.each([
    ["pressed with a key", true, () => page().keyboard.press("Enter")],
    ["come to, and they come by themselves", false, () => {}],
  ])("have the focus, the first of them, when the button is %s", async (_, saveData, press) => {
    await fakeConnection(page(), { saveData });
    await page().goto("/search?q=editor");
    const button = page().locator(".more-hits button");
    const focused = () =>
      page().evaluate(() => [...document.querySelectorAll(".hits h2 a")].indexOf(document.activeElement as Element));
    let before = await hits();
    for (; await button.count(); before = await hits()) {
      await button.focus();
      await press();
      await expect.poll(focused).toBe(before);
    }
    expect(before).toBeGreaterThan(30);
  });

  it("are appended when the button is pressed before the app is there", async () => {
    const release = await hold(page(), /_assets\/app-/);
    await page().goto("/search?q=node");
    await mark(page());
    await page().locator(".more-hits button").click();
    await settle(page());
    expect([await hits(), await isMarked(page())]).toEqual([15, true]);
    release();
    await expect.poll(hits).toBeGreaterThan(15);
    expect(await isMarked(page())).toBe(true);
  });

  it("come by a whole load when the app does not", async () => {
    expectTrouble("/app-", "Could not load the app", "Failed to load resource");
    await page().route("**/_assets/app-*", (route) => route.abort("failed"));
    await page().goto("/search?q=node");
    await page().locator(".more-hits button").click();
    await page().waitForURL("**/search?q=node&part=1");
    expect(await hits()).toBe(30);
  });

  it("are asked for again, not by themselves, when they could not be loaded", async () => {
    expectTrouble("ERR_FAILED");
    await open(page(), "/search?q=node");
    const requests = collectRequests(page(), /only=1/);
    const mend = await answer(page(), /only=1/, (route) => route.abort());
    await page().locator(".more-hits").scrollIntoViewIfNeeded();
    await page().waitForSelector(".failure-box");
    await settle(page());
    expect([await hits(), requests.length]).toEqual([15, 1]);
    expect(await status()).toMatch(/documents found$/);
    mend();
    await page().click(".failure-box button");
    await expect.poll(hits).toBeGreaterThan(15);
  });

  it("have the focus, the first of them, after Retry, which has it when they could not be loaded", async () => {
    expectTrouble("ERR_FAILED");
    await fakeConnection(page(), { saveData: true });
    await open(page(), "/search?q=node");
    const mend = await answer(page(), /only=1/, (route) => route.abort());
    const focused = () =>
      page().evaluate(() => {
        const links = [...document.querySelectorAll(".hits h2 a")];
        const { activeElement } = document;
        return activeElement?.matches(".hits a") ? links.indexOf(activeElement) : activeElement?.textContent;
      });
    await page().locator(".more-hits button").focus();
    await expect.poll(focused).toBe("Retry");
    const release = await hold(page(), /only=1/);
    await page().keyboard.press("Enter");
    await expect.poll(focused).toBe('Search results for "node"');
    release();
    await expect.poll(focused).toBe("Retry");
    mend();
    await page().keyboard.press("Enter");
    await expect.poll(focused).toBe(15);
  });

  it("are there still when the reader comes back from one of them", async () => {
    await open(page(), "/search?q=node");
    await page().locator(".more-hits").scrollIntoViewIfNeeded();
    await expect.poll(hits).toBe(30);
    await page().locator(".hits h2 a").nth(29).click();
    await page().waitForFunction(() => !document.querySelector("#search-query"));
    await page().goBack();
    await page().waitForSelector("#search-query");
    expect(await hits()).toBeGreaterThanOrEqual(30);
    await page().reload();
    expect(await hits()).toBeGreaterThanOrEqual(30);
  });
});
