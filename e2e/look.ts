import { launchChromium } from "./support/launch-chromium.ts";
import { serveWorker } from "./support/serve-worker.ts";

const out = "/tmp/work/play-look";
const site = await serveWorker();
const browser = await launchChromium();
try {
  for (const width of (process.env.W ?? "1440,390").split(",").map(Number))
    for (const mode of (process.env.M ?? "light").split(",")) {
      const c = await browser.newContext({
        viewport: { width, height: 900 },
        baseURL: site.address,
        hasTouch: width < 900,
      });
      const p = await c.newPage();
      p.on("console", (m) => console.log(width, m.type(), m.text()));
      p.on("pageerror", (e) => console.log("pageerror", e.message));
      p.on("requestfailed", (r) => console.log("failed", r.url(), r.failure()?.errorText));
      await p.addInitScript((m) => localStorage.setItem("theme", m), mode);
      await p.goto("/docs/tools/playground");
      await p.waitForSelector(".playground-bench", { timeout: 20000 }).catch((e) => console.log(String(e)));
      await p
        .frameLocator(".playground-result iframe")
        .locator(".canvas > div")
        .first()
        .waitFor({ timeout: 10000, state: "attached" })
        .catch((e) => console.log(String(e).slice(0, 300)));
      await p.waitForTimeout(500);
      await p.screenshot({ path: `${out}/first-${width}-${mode}.png` });
      for (const tab of width < 992 ? ["Code", "Nodes", "JSON", "Console"] : ["Nodes", "JSON", "Console"]) {
        await p.getByRole("tab", { name: tab, exact: true }).click();
        await p.waitForTimeout(200);
        await p.screenshot({ path: `${out}/${tab}-${width}-${mode}.png` });
      }
      for (const button of ["Start again", "Share"]) {
        await p.getByRole("button", { name: button }).click();
        await p.waitForTimeout(400);
        await p.screenshot({ path: `${out}/${button.replace(" ", "")}-${width}-${mode}.png` });
        await p.getByRole("button", { name: "Close" }).click();
      }
      console.log("overflow", width, await p.evaluate(() => document.documentElement.scrollWidth - innerWidth));
      await c.close();
    }
} finally {
  await browser.close();
  await site.stop();
}
