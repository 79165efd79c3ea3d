import { median } from "./median.ts";
import { slowPage } from "./slow-page.ts";
import { withSite } from "./with-site.ts";

const runs = 9;

/** Milliseconds from a keystroke in the dialog to the first result painted. */
export function benchSearchDialog(): Promise<Record<string, number>> {
  return withSite(async (browser, url) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await slowPage(browser, url);
      await page.goto("/docs/overview", { waitUntil: "networkidle" });
      await page.keyboard.press("/");
      await page.waitForTimeout(1000); // think time of a real user
      await page.evaluate(() => {
        let start = 0;
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            start = timeStamp;
          },
          { once: true, capture: true },
        );
        const painted = new Promise<number>((resolve) => {
          new MutationObserver(() => {
            if (start === 0 || !document.querySelector("#_site-search [role=option]")) return;
            // requestAnimationFrame runs before paint; the message arrives after it.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - start);
              port2.postMessage(null);
            });
          }).observe(document.querySelector("#_site-search-results") as Element, { childList: true });
        });
        Object.assign(window, { painted });
      });
      await page.keyboard.press("u");
      times.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
      await page.context().close();
    }
    return { median: Math.round(median(times)), slowest: Math.round(Math.max(...times)) };
  });
}
