import { type ChildProcess, spawn } from "node:child_process";
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../../../test/loopback.ts";
import { programsOf } from "./browsers.ts";
import type { Driver } from "./driver.ts";

export interface WebDriverServer {
  url: string;
  stop(): void;
}

/** Starts WebKitWebDriver on a virtual screen. */
export async function startWebKitDriver(): Promise<WebDriverServer> {
  const [driver = "", , xvfb = ""] = programsOf("webkit");
  const screen = run(xvfb, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once("data", (number) => resolve(`:${String(number).trim()}`));
    screen.once("exit", () => reject(new Error("Xvfb did not start")));
  });
  const port = await freePort();
  const server = run(driver, [`--port=${port}`, "--host=127.0.0.1"], { DISPLAY: display });
  server.stdout?.resume(); // unread output fills the pipe, and then blocks the browser
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + 30_000;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > until) throw new Error("WebKitWebDriver did not start");
  }
  const stop = () => {
    server.kill();
    screen.kill();
  };
  return { url, stop };
}

function run(program: string, args: string[], env = {}): ChildProcess {
  return spawn(program, args, { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...env } });
}

/**
 * A visit with separate storage in WebKitGTK, by classic WebDriver.
 * @param server URL of WebKitWebDriver
 */
export async function visitWebKit(server: string): Promise<Driver> {
  const binary = programsOf("webkit")[1];
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  // By default, each action of the mouse or a key gets a duration of 100 ms.
  const actions = () => session.actions({ async: true, bridge: false });
  const to = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  const keyOf = (key: string) => Key[(keyNames[key] ?? key.toUpperCase()) as "ENTER"] ?? key;
  return {
    async open(url) {
      await session.get(url);
      await collectErrors(session);
    },
    async reload() {
      await session.navigate().refresh();
      await collectErrors(session);
    },
    back: () => session.navigate().back(),
    async resize(width, height) {
      const window = session.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // Add the size of the browser's own bars.
      const inner = await session.executeScript<number>("return innerHeight");
      await window.setRect({ x: 0, y: 0, width, height: height + height - inner });
    },
    async evaluate(run, args, frame) {
      if (!frame) return session.executeScript(run, ...args) as never;
      await session.switchTo().frame(await session.findElement({ css: frame }));
      try {
        return (await session.executeScript(run, ...args)) as never;
      } finally {
        await session.switchTo().defaultContent();
      }
    },
    mouseMove: (x, y) => actions().move(to(x, y)).perform(),
    mouseDown: () => actions().press(Button.LEFT).perform(),
    mouseUp: () => actions().release(Button.LEFT).perform(),
    async mouseClick(x, y, times) {
      let clicks = actions().move(to(x, y));
      for (let time = 0; time < times; time++) clicks = clicks.press(Button.LEFT).release(Button.LEFT);
      await clicks.perform();
    },
    keyDown: (key) => actions().keyDown(keyOf(key)).perform(),
    keyUp: (key) => actions().keyUp(keyOf(key)).perform(),
    takeErrors: () =>
      session.executeScript(() => (window as { errors?: string[] }).errors?.splice(0) ?? []) as Promise<string[]>,
    close: () => session.quit(),
  };
}

/** Keys that have another name in this client than in the browser. */
const keyNames: Record<string, string> = {
  ArrowDown: "ARROW_DOWN",
  ArrowLeft: "ARROW_LEFT",
  ArrowRight: "ARROW_RIGHT",
  ArrowUp: "ARROW_UP",
  Backspace: "BACK_SPACE",
};

/**
 * Collects errors in the page, as classic WebDriver does not report any. Of the errors before the page has loaded, it only finds
 * failed requests for files; React's hydration errors come later.
 */
async function collectErrors(session: WebDriver): Promise<void> {
  await session.executeScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    const log = console.error;
    console.error = (...words) => {
      errors.push(`console error: ${words.join(" ")}`);
      log(...words);
    };
    addEventListener(
      "error",
      (event) => {
        const { src, href } = event.target as HTMLScriptElement & HTMLLinkElement;
        errors.push(event.message ? `exception: ${event.message}` : `request failed: ${src ?? href}`);
      },
      true,
    );
    addEventListener("unhandledrejection", (event) => errors.push(`exception: ${event.reason}`));
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      errors.push(`refused by ${violatedDirective}: ${blockedURI}`),
    );
    for (const { name, responseStatus } of performance.getEntriesByType("resource") as PerformanceResourceTiming[]) {
      if (responseStatus >= 400) errors.push(`status ${responseStatus}: ${name}`);
    }
  });
}
