import { describe, expect, it } from "vitest";
import { hydrate } from "./browser.ts";
import { collectRequests, freshVisits, hold, isMarked, mark, waitForHeading } from "./reader.ts";

const { page, expectTrouble } = freshVisits({ viewport: { width: 1000, height: 700 } });

const field = "#search-query";
const status = () => page().locator("article [role=status]").textContent();
const hits = () => page().locator(".hits > li").count();

async function open(path: string): Promise<void> {
  await page().goto(path);
  await hydrate(page());
}

describe("typing on the search page", () => {
  it("searches once, 300 ms after the last letter, and puts the query into the address", async () => {
    await open("/search");
    await mark(page());
    const requests = collectRequests(page(), /_data\/.*search\.json\?/);
    const start = Date.now();
    await page().locator(field).pressSequentially("layers", { delay: 20 });
    await waitForHeading(page(), 'Search results for "layers"');
    expect(Date.now() - start).toBeGreaterThan(300);
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

  it("never shows an answer that comes after a newer one", async () => {
    await open("/search");
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
    expectTrouble("ERR_FAILED", "offline");
    await open("/search?q=layers");
    await page().fill(field, "zzqqxxyy");
    await expect.poll(status).toBe("No results were found");
    await page().route(/q=frame/, (route) => route.abort());
    await page().fill(field, "frame");
    await expect.poll(status).not.toMatch(/No results|documents/);
    expect((await status())?.length).toBeGreaterThan(10);
  });
});

describe("more results", () => {
  it("come as the reader scrolls, 15 at a time, up to the last", async () => {
    await open("/search?q=craft");
    expect(await hits()).toBe(15);
    const total = Number.parseInt((await status()) ?? "", 10);
    await page().locator(".more-hits").scrollIntoViewIfNeeded();
    await expect.poll(hits).toBe(Math.min(30, total));
    const links = await page()
      .locator(".hits h2 a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(links.length);
  });
});

it("goes back to the results that the reader has left for one of them", async () => {
  await open("/search");
  await page().fill(field, "layers");
  await waitForHeading(page(), 'Search results for "layers"');
  await page().click(".hits h2 a");
  await page().waitForFunction(() => !document.querySelector("#search-query"));
  await page().goBack();
  await waitForHeading(page(), 'Search results for "layers"');
  expect(await page().inputValue(field)).toBe("layers");
});
