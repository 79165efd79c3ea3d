import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../e2e/support/browser.ts";
import { freshVisits, hold } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits();

const isLoaded = async (page: Page) => (await page.locator(".landing-example[data-loaded]").count()) === 1;
const waiting = ".landing-example-waiting";
const offer = ".landing-example-late";

/** An example that never says that it is there. */
const silence = (page: Page) =>
  page.route("**/examples/landing", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Silent</title>" }),
  );

/** Lets the page get a message as from the example's window, or from the page's own. */
const forge = (page: Page, from: "the example" | "the page", origin: string, data: unknown) =>
  page.evaluate(
    ([from, origin, data]) => {
      const frame = document.querySelector<HTMLIFrameElement>(".landing-example iframe");
      const source = from === "the example" ? frame?.contentWindow : window;
      dispatchEvent(new MessageEvent("message", { data, origin: origin || location.origin, source: source ?? null }));
    },
    [from, origin, data] as const,
  );

describe("the landing page", () => {
  it.each([
    [1366, 650],
    [1024, 650],
  ])("shows the head of the editor before any scrolling in a window of %i × %i pixels", async (width, height) => {
    const page = current();
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const top = await page.locator(".landing-example iframe").evaluate((frame) => frame.getBoundingClientRect().top);
    expect(top).toBeLessThan(height - 48);
  });

  it("waits with a spinner, and can be read and used meanwhile", async () => {
    const page = current();
    await silence(page);
    await page.goto("/");
    expect(await isLoaded(page)).toBe(false);
    expect(await page.locator(`${waiting} .spinner`).isVisible()).toBe(true);
    expect(await page.locator("h1").isVisible()).toBe(true);
    await page.click("main .hero-actions a >> nth=0");
    await page.waitForURL("**/docs/**");
  });

  it("counts as loaded though the example's message comes before the start script", async () => {
    const page = current();
    const release = await hold(page, "**/_assets/start-*");
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForFunction(() => (window as unknown as { earlyMessages: unknown[] }).earlyMessages?.length === 1);
    expect(await isLoaded(page)).toBe(false);
    release();
    await page.waitForSelector(".landing-example[data-loaded]");
    expect(await page.locator(waiting).isVisible()).toBe(false);
  });

  it("takes the message from the example's own window and the page's own origin", async () => {
    const page = current();
    await silence(page);
    await page.goto("/");
    await forge(page, "the example", "", { LANDING_PAGE_LOADED: true });
    expect(await isLoaded(page)).toBe(true);
  });

  it("refuses the message from another window of the same origin", async () => {
    const page = current();
    await silence(page);
    await page.goto("/");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("message", resolve, { once: true });
          const other = document.createElement("iframe");
          // The example itself, which says that it is there, in a window that is not the page's frame for it.
          other.src = "/examples/landing?other";
          document.body.append(other);
        }),
    );
    expect(await isLoaded(page)).toBe(false);
    await forge(page, "the page", "", { LANDING_PAGE_LOADED: true });
    expect(await isLoaded(page)).toBe(false);
  });

  it.each(["https://evil.example", "null", "http://127.0.0.1"])(
    "refuses the message from the origin %s",
    async (origin) => {
      const page = current();
      await silence(page);
      await page.goto("/");
      await forge(page, "the example", origin, { LANDING_PAGE_LOADED: true });
      expect(await isLoaded(page)).toBe(false);
    },
  );

  it("refuses other messages", async () => {
    const page = current();
    await silence(page);
    await page.goto("/");
    for (const data of [
      null,
      "LANDING_PAGE_LOADED",
      { LANDING_PAGE_LOADED: "true" },
      { LANDING_PAGE_LOADED: false },
      1,
    ]) {
      await forge(page, "the example", "", data);
    }
    expect(await isLoaded(page)).toBe(false);
  });

  it("offers the example on a page of its own after 8 s without a message", async () => {
    const page = current();
    await page.clock.install();
    await silence(page);
    await page.goto("/");
    await page.clock.pauseAt(Date.now() + 7000);
    expect(await page.locator(offer).isVisible()).toBe(false);
    await page.clock.runFor(8000);
    expect(await page.locator(offer).isVisible()).toBe(true);
    await page.click(offer);
    await page.waitForURL("**/examples/landing");
  });

  it("offers nothing where the example has come", async () => {
    const page = current();
    await page.clock.install();
    await page.goto("/");
    await page.waitForSelector(".landing-example[data-loaded]");
    await page.clock.runFor(20_000);
    expect(await page.locator(offer).isVisible()).toBe(false);
  });
});

describe("the landing page after a route change", () => {
  const arrive = async (page: Page) => {
    await page.goto("/docs/overview");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.click(".navbar-title");
    await page.waitForSelector(".landing-example");
    expect(await page.evaluate(() => "mark" in window)).toBe(true);
  };

  it("waits for the message, and is loaded by it", async () => {
    const page = current();
    await arrive(page);
    await page.waitForSelector(".landing-example[data-loaded]");
    expect(await page.locator(waiting).isVisible()).toBe(false);
  });

  it("offers the example on a page of its own after 8 s without a message", async () => {
    const page = current();
    await page.clock.install();
    await silence(page);
    await arrive(page);
    expect(await page.locator(`${waiting} .spinner`).isVisible()).toBe(true);
    expect(await page.locator(offer).isVisible()).toBe(false);
    await page.clock.runFor(8100);
    expect(await page.locator(offer).isVisible()).toBe(true);
  });
});
