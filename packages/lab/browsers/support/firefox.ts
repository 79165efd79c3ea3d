import puppeteer, { type Browser, type KeyInput } from "puppeteer-core";
import { programsOf } from "./browsers.ts";
import type { Driver } from "./driver.ts";

/** Puppeteer's type of a function, without handles of elements among its arguments. */
type PageFunction = (...args: unknown[]) => unknown;

/** The browser of this process, which ends with it. */
let browser: Promise<Browser> | undefined;

/** A visit with separate storage in Firefox, by WebDriver BiDi. */
export async function visitFirefox(): Promise<Driver> {
  const [executablePath = ""] = programsOf("firefox");
  if (browser && !(await browser).connected) browser = undefined; // a crash fails one test, not all
  browser ??= puppeteer.launch({ browser: "firefox", executablePath, headless: true, timeout: 60_000 });
  const context = await (await browser).createBrowserContext();
  const page = await context.newPage();
  let errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console error: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`exception: ${error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const error = request.failure()?.errorText ?? "";
    // The page was left, or its frame removed, before the answer arrived.
    if (/NS_BINDING_ABORTED|context already closed/.test(error)) return;
    errors.push(`request failed: ${request.url()} ${error}`);
  });
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Not `goBack`: it waits for a load event, which a page from the back-forward cache does not fire.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    resize: (width, height) => page.setViewport({ width, height }),
    async evaluate(run, args, frame) {
      if (!frame) return page.evaluate(run as PageFunction, ...args) as never;
      const element = await page.$(frame);
      const inner = await element?.contentFrame();
      if (!inner) throw new Error(`No frame matches ${frame}`);
      return inner.evaluate(run as PageFunction, ...args) as never;
    },
    mouseMove: (x, y) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    mouseClick: (x, y, times) => page.mouse.click(x, y, { count: times }),
    keyDown: (key) => page.keyboard.down(key as KeyInput),
    keyUp: (key) => page.keyboard.up(key as KeyInput),
    async takeErrors() {
      const reported = errors;
      errors = [];
      return reported;
    },
    close: () => context.close(),
  };
}
