import { brotliCompressSync } from "node:zlib";
import { startWorker } from "../build/wrangler.ts";
import { launchChromium } from "../test/browser/launch-chromium.ts";

const cpuSlowdown = 4;
const runs = 5;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a reader on a slow phone waits for, in milliseconds (medians), and the JavaScript of a visit, in bytes of brotli. */
export async function benchBrowser(): Promise<Record<string, number>> {
  const worker = await startWorker(["--port", "0", "--ip", "127.0.0.1", "--inspector-port", "0"], () => {});
  const browser = await launchChromium();
  const results: Record<string, number[]> = {};
  const note = (name: string, value: number) => {
    results[name] = [...(results[name] ?? []), value];
  };
  try {
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ baseURL: worker.address, viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      const scripts: Promise<number>[] = [];
      page.on("response", (response) => {
        if (response.url().endsWith(".js")) {
          scripts.push(response.body().then((body) => brotliCompressSync(body).length));
        }
      });
      await page.addInitScript(() => {
        const longest = { task: 0 };
        Object.assign(window, { longest });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
        }).observe({ type: "longtask", buffered: true });
        // The colour switch, pressed as soon as it is there, and again until it answers.
        const press = () => {
          const button = document.querySelector<HTMLElement>(".colour-mode");
          button?.click();
          if (document.documentElement?.dataset.theme === "dark") {
            Object.assign(window, { colourAt: performance.now() });
            button?.click();
          } else setTimeout(press, 5);
        };
        press();
      });
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
      await page.goto("/docs/overview", { waitUntil: "networkidle" });
      const seen = await page.evaluate(() => {
        const { longest, colourAt } = window as unknown as { longest: { task: number }; colourAt: number };
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
        return { longest: longest.task, paint, colourAt };
      });
      note("first paint", seen.paint);
      note("colour switch answers", seen.colourAt);
      note("longest task of a visit that reads (0: none over 50)", seen.longest);
      const bytes = await Promise.all(scripts);
      note("JavaScript run, bytes", bytes[0] ?? Number.NaN);
      note(
        "JavaScript with what is fetched ahead, bytes",
        bytes.reduce((sum, size) => sum + size, 0),
      );

      await page.hover('.sidebar a[href="/docs/api/useEditor"]');
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
      await page.hover('.sidebar a[href="/docs/api/useNode"]');
      await page.waitForTimeout(200);
      note(
        "next page after a hover and a click",
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const link = document.querySelector<HTMLElement>('.sidebar a[href="/docs/api/useNode"]');
              const start = performance.now();
              const look = () => {
                if (document.querySelector("h1")?.textContent !== "useNode()") return requestAnimationFrame(look);
                // A message comes after the frame has been painted.
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - start);
                port2.postMessage(null);
              };
              requestAnimationFrame(look);
              link?.click();
            }),
        ),
      );
      await context.close();
    }
  } finally {
    await browser.close();
    worker.stop();
  }
  return Object.fromEntries(Object.entries(results).map(([name, values]) => [name, Math.round(median(values))]));
}
