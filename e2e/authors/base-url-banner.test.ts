import { describe, expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { answer, settle } from "../support/reader.ts";

const words = "Your site did not load properly";
const banner = "body > [role=alert]";
const it = journeys();

describe("a site served under a path other than the one it was built for", () => {
  it("shows a banner with the configured and the suggested base path", async ({ page, expectErrors }) => {
    expectErrors("404"); // the site's files are missing, and the CSP does not block the banner
    await page.route("**/_assets/**", (route) => route.fulfill({ status: 404 }));
    await page.route(/\/other(\/|\?|$)/, async (route) => {
      const url = route
        .request()
        .url()
        .replace(/\/other\/?/, "/");
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    for (const [path, base] of [
      ["/other/", "/other/"],
      ["/other", "/other/"],
      ["/other/?x=1#y", "/other/"],
      ["/sub/docs/overview", "/sub/"],
    ] as const) {
      await page.goto(path);
      await page.waitForSelector(banner);
      expect(await page.locator(banner).isVisible()).toBe(true);
      const text = (await page.locator(banner).innerText()).replace(/\s+/g, " ");
      expect(text).toContain(`${words}. The usual cause is a wrong base URL setting.`);
      expect(await page.locator(`${banner} code`).allTextContents()).toEqual(["/", base, "BASE_PATH"]);
      expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBe(undefined);
      expect(await page.locator(banner).evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(20);
      expect(await page.locator("h1").isVisible()).toBe(true);
    }
    await page.goto("/other/docs/overview");
    expect(await page.getByText(words).count()).toBe(0);
  });
});

describe("a site served under its own path", () => {
  it("shows the banner only if the app fails to load or the start script throws", async ({ page, expectErrors }) => {
    await page.goto("/");
    expect(await page.getByText(words).count()).toBe(0);
    await hydrate(page);
    expect(await page.getByText(words).count()).toBe(0);
    expectErrors("404");
    await page.goto("/sub/docs/overview");
    expect(await page.locator("template#_site-base-url-banner").count()).toBe(1);
    await hydrate(page);
    expect(await page.getByText(words).count()).toBe(0);

    expectErrors("/app-", "Could not load the app", "Failed to load resource", "by this test");
    const restore = await answer(page, "**/_assets/app-*", (route) => route.abort("failed"));
    await page.goto("/");
    await page.dispatchEvent(".navbar-title", "pointerover");
    await page.waitForSelector(banner);
    restore();
    await hydrate(page);
    expect(await page.locator(banner).isVisible()).toBe(false);

    await page.route("**/_assets/start-*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("by this test")' }),
    );
    await page.goto("/");
    await page.waitForSelector(banner);
  });

  it("shows no banner if scripts that an extension or proxy added fail", async ({ page, expectErrors }) => {
    expectErrors("of an extension", "Content Security Policy", "elsewhere.example", "TrustedScriptURL");
    await page.addInitScript(() => {
      const add = () =>
        document.head.append(
          Object.assign(document.createElement("script"), { src: "https://elsewhere.example/a.js" }),
        );
      new MutationObserver((_, observer) => {
        if (!document.head) return;
        observer.disconnect();
        setTimeout(() => {
          throw new Error("of an extension");
        });
        add();
      }).observe(document, { childList: true, subtree: true });
      addEventListener("load", add);
    });
    await page.goto("/");
    await settle(page);
    expect(await page.getByText(words).count()).toBe(0);
  });
});
