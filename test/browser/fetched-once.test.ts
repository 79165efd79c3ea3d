import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { freshVisits, settle, waitForHeading } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits({ viewport: { width: 1280, height: 800 } });

/**
 * Collects the addresses that are asked for over the network, documents apart, from now on. Not by Playwright's routes,
 * which turn the browser's caches off.
 */
async function collectFetched(page: Page): Promise<() => string[]> {
  const fetched = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (type !== "Document" && request.url.startsWith("http"))
      fetched.set(requestId, `${request.method} ${request.url}`);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => fetched.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response: { fromDiskCache, fromPrefetchCache } }) => {
    if (fromDiskCache || fromPrefetchCache) fetched.delete(requestId);
  });
  return () => [...fetched.values()];
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 10; turn++) {
    await page.mouse.wheel(0, 1000);
    await settle(page);
  }
}

it("nothing is fetched twice while a reader looks around, whoever asks for it", async () => {
  const page = current();
  const fetched = await collectFetched(page);
  await page.goto("/docs/overview");
  await settle(page);
  await readToTheEnd(page);

  await page.hover('.sidebar a[href="/docs/api/useNode"]');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.click('.sidebar a[href="/docs/api/useNode"]');
  await waitForHeading(page, "useNode()");
  await settle(page);
  await page.goBack();
  await waitForHeading(page, "Overview");

  await page.click('.sidebar a[href="/docs/concepts/nodes"]');
  await waitForHeading(page, "Nodes");
  await readToTheEnd(page); // with its live examples
  await page.waitForSelector(".live iframe");

  await page.keyboard.press("/");
  await page.keyboard.type("layers");
  await page.waitForSelector("#search [role=option]");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/layers*");
  await settle(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.click(".navbar-menu");
  await page.click('.sidebar a[href="/docs/guides/history"]');
  await page.waitForURL("**/docs/guides/history");
  await settle(page);

  await page.reload();
  await settle(page);
  for (const path of ["/docs/overview", "/", "/support"]) {
    await page.goto(path);
    await settle(page);
  }

  const all = fetched();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([]);
});
