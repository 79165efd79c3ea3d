import { dialogParameters } from "../../../shared/search-hits.ts";
import { questions } from "../../../test/search/search-questions.ts";
import { slowPage } from "./slow-page.ts";
import { withSite } from "./with-site.ts";

const runs = 9;
// Repeat every query so that hot code is JIT-compiled, as in production.
const rounds = 4;

const sorted = (values: number[]) => values.sort((a, b) => a - b);
const quantile = (values: number[], fraction: number) =>
  Number((sorted(values)[Math.floor((values.length - 1) * fraction)] ?? Number.NaN).toFixed(1));

/** Query cost on the server and latency in the dialog, in milliseconds. */
export function benchSearchDialog(): Promise<Record<string, number>> {
  return withSite(async (browser, url) => {
    const emptyQueryTimes = await queryAll(url, () => ({ hitsPerPage: 0, filters: "type:lvl0" }));
    const questionTimes = await queryAll(url, (query) => ({ query, ...dialogParameters }));
    const firstResultTimes: number[] = [];
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
      firstResultTimes.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
      await page.context().close();
    }
    return {
      "a request whose query is empty, median": quantile(emptyQueryTimes, 0.5),
      "a request with a question, median": quantile(questionTimes, 0.5),
      "a request with a question, 95 %": quantile(questionTimes, 0.95),
      "from a keystroke to the first result painted, median": quantile(firstResultTimes, 0.5),
      "from a keystroke to the first result painted, slowest": quantile(firstResultTimes, 1),
    };
  });
}

async function queryAll(url: string, parameters: (query: string) => object): Promise<number[]> {
  let times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    times = [];
    for (const { query } of questions) {
      const start = performance.now();
      const response = await fetch(`${url}/1/indexes/*/queries`, {
        method: "POST",
        body: JSON.stringify({ requests: [parameters(query)] }),
      });
      await response.text();
      if (!response.ok) throw new Error(`The search answered ${response.status} to ${query}`);
      times.push(performance.now() - start);
    }
  }
  return times;
}
