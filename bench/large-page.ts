import { startAnywhere } from "../build/wrangler.ts";
import { largePage } from "../test/browser/large-page.ts";
import { launchChromium } from "../test/browser/launch-chromium.ts";

const cpuSlowdown = 4;
const blocks = 500;
const keystrokes = 15;

/** Milliseconds from a keystroke in a setting of the landing example to the paint that shows it, on a large page. */
export async function benchLargePage(): Promise<Record<string, number>> {
  const worker = await startAnywhere();
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: worker.address, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(
      (json) => localStorage.setItem("craftjs-example-landing", json),
      JSON.stringify(largePage(blocks)),
    );
    await page.goto("/examples/landing");
    await page.locator('[data-block="t3"]').click();
    await page.locator(".settings").getByLabel("Text", { exact: true }).focus();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    const times: number[] = [];
    for (let stroke = 0; stroke < keystrokes; stroke++) {
      const painted = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const onKey = ({ timeStamp }: Event) =>
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            addEventListener("keydown", onKey, { once: true, capture: true });
          }),
      );
      await page.waitForTimeout(300);
      await page.keyboard.press("a");
      times.push(await painted);
    }
    times.sort((a, b) => a - b);
    return { median: Math.round(times[keystrokes >> 1] ?? 0), slowest: Math.round(times.at(-1) ?? 0) };
  } finally {
    await browser.close();
    worker.stop();
  }
}
