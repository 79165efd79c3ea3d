import { largePage } from "../../../e2e/support/large-page.ts";
import { median } from "./median.ts";
import { slowPage } from "./slow-page.ts";
import { withSite } from "./with-site.ts";

const blocks = 500;
const keystrokes = 15;

/** Input latency on a large page: ms from a keystroke in a setting of the landing example to the next paint. */
export function benchLargePage(): Promise<Record<string, number>> {
  return withSite(async (browser, url) => {
    const page = await slowPage(browser, url);
    await page.addInitScript(
      (json) => localStorage.setItem("craftjs-example-landing", json),
      JSON.stringify(largePage(blocks)),
    );
    await page.goto("/examples/landing");
    await page.locator('[data-block="t3"]').click();
    await page.locator(".settings").getByLabel("Text", { exact: true }).focus();
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
    return { median: Math.round(median(times)), slowest: Math.round(Math.max(...times)) };
  });
}
