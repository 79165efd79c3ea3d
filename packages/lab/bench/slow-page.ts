import type { Browser, Page } from "playwright-core";

const cpuSlowdown = 4;

/** Latency in ms, bandwidth in Mbit/s. */
interface Connection {
  latency: number;
  megabits: number;
}

/** Opens a page in a fresh context (no storage, no cache) with 4× CPU throttling and, if given, a slow connection. */
export async function slowPage(browser: Browser, baseURL: string, connection?: Connection): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  if (connection) {
    const throughput = (connection.megabits * 1_000_000) / 8;
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: connection.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return page;
}

/** Hovers over a link for `hoverTime` ms, clicks it, and returns the time that `watchHeading` logs. */
export async function followLink(page: Page, link: string, hoverTime: number): Promise<number> {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`No visible link ${link} on ${page.url()}`);
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
  await page.mouse.move(x, y);
  if (hoverTime > 0) await page.waitForTimeout(hoverTime);
  // Not `waitForFunction`: its script, evaluated in the page after the click, took a third of the time measured.
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("heading after"));
  const [message] = await Promise.all([logged, page.mouse.click(x, y)]);
  return Number(message.text().split(" ").at(-1));
}
