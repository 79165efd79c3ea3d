import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { axeViolations, type Look, looks, tags } from "../support/axe.ts";
import { hydrate, isDisturbed, isElementInserted } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { observeShifts, shifts } from "../support/layout-shift.ts";
import { otherPages, pagesToVisit } from "../support/pages.ts";
import { settle } from "../support/reader.ts";
import { addTextSpacing, noOverflow, overflow, setTextSize } from "../support/reflow.ts";

/** The page's content as HTML, without differences between edge and client rendering. */
const content = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
    // The list of headings follows scrolling, frames and the playground load late, and the saved-state tool shows that it has loaded.
    for (const changing of main.querySelectorAll(".toc, .live, .playground, .tool-state")) changing.remove();
    main.querySelector(".landing-example")?.removeAttribute("data-loaded");
    main.querySelector("h1")?.removeAttribute("tabindex"); // set by a route change for the focus
    // The edge orders attributes differently, and adds comments between texts and around optional parts.
    for (const element of main.querySelectorAll("*")) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const attribute of attributes) element.setAttributeNode(element.removeAttributeNode(attribute));
    }
    return main.innerHTML.replace(/<!--.*?-->/g, "");
  });

/** Makes React render the page's content, through a link to the page itself. */
async function renderAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector("main h1")?.setAttribute("data-from-edge", "");
    const link = Object.assign(document.createElement("a"), { href: location.href });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await page.waitForSelector("main h1:not([data-from-edge])");
}

// React's development build warns about problems that production ignores.
const it = journeys({ baseURL: inject("developmentUrl"), reducedMotion: "reduce" });

describe("a page of each kind", () => {
  const paths = [...pagesToVisit, ...otherPages];

  it.for(paths.map((path, index) => ({ path, index })))(
    "hydrates without a change or a shift, passes axe, and fits small windows and large text: $path",
    async ({ path, index }, { page, expectErrors }) => {
      const isKnown = !path.endsWith("nope");
      if (!isKnown) expectErrors("404");
      const [look, ...otherLooks] = looks(index) as [Look, ...Look[]];
      await page.setViewportSize({ width: look.width, height: 800 });
      await observeShifts(page);
      const response = await page.goto(path, { waitUntil: "load" });
      expect.soft(response?.status()).toBe(isKnown ? 200 : 404);
      expect.soft(await page.locator("h1").count()).toBe(1);
      expect.soft(await page.title()).toContain(await page.locator("h1").textContent());
      const fromEdge = await content(page);
      await hydrate(page);
      await settle(page); // React hydrates the content last
      if (!isElementInserted) {
        expect.soft(await content(page)).toBe(fromEdge);
        expect.soft(await shifts(page), "layout shifts").toEqual([]);
      }
      if (pagesToVisit.includes(path)) {
        await renderAgain(page);
        if (!isElementInserted) expect.soft(await content(page)).toBe(fromEdge);
      }

      for (const { width, mode, rules } of [look, ...otherLooks]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((mode) => {
          document.documentElement.dataset.theme = mode;
        }, mode);
        // Code, most of a page's elements, and the parts around the content are alike on all pages.
        const exclude = path === "/docs/api/useNode" || process.env.EVERY_PAGE ? [] : ["pre code"];
        const within = rules === tags || index < 4 ? "html" : "main";
        expect.soft(await axeViolations(page, within, rules, exclude), `axe: ${width} px, ${mode}`).toEqual([]);
      }

      // VoiceOver in Safari does not announce a list with `list-style: none` as a list.
      const types = await page
        .locator("ul, ol")
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
      expect.soft(types, "list styles").not.toContain("none");

      // 1280 × 1024 pixels at 400% zoom.
      expect.soft(await overflow(page, 320, 256), "small window").toEqual(noOverflow);
      await setTextSize(page, "200%");
      for (const width of [640, 1280]) {
        expect.soft(await overflow(page, width, 800), `doubled text, ${width} px`).toEqual(noOverflow);
      }
      const phone = await page.context().newCDPSession(page);
      await phone.send("Emulation.setTouchEmulationEnabled", { enabled: true });
      expect.soft(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      expect.soft(await overflow(page, 320, 640), "doubled text on a phone").toEqual(noOverflow);
      await phone.detach();
      await setTextSize(page, "");
      await addTextSpacing(page);
      for (const [width, height] of [
        [320, 256],
        [1280, 800],
      ] as const) {
        expect.soft(await overflow(page, width, height), `spaced text, ${width} px`).toEqual(noOverflow);
      }
    },
  );
});

// A disturbance is one of the problems to detect.
describe.skipIf(isDisturbed)("the checks of a page", () => {
  it("detect a hydration mismatch, a layout shift, an image without alternative text, and an overflow", async ({
    page,
    errors,
    expectErrors,
  }) => {
    expectErrors("Hydration failed");
    for (const selector of [".footer h2", "main h1"]) {
      errors.length = 0;
      await page.goto("/support");
      await page
        .locator(selector)
        .first()
        .evaluate((heading) => heading.replaceChildren("Another heading"));
      await hydrate(page);
      await expect.poll(() => errors.join()).toContain("Hydration failed");
    }

    await observeShifts(page);
    await page.goto("/support");
    await settle(page);
    await page.evaluate(() => {
      const main = document.querySelector("main") as HTMLElement;
      const longWord = Object.assign(document.createElement("p"), { textContent: "W".repeat(100) });
      longWord.style.overflowWrap = "normal";
      main.prepend(longWord);
      main.append(Object.assign(document.createElement("img"), { src: "/favicon.svg" }));
    });
    await settle(page);
    expect(await shifts(page)).not.toEqual([]);
    expect(await axeViolations(page, "html", tags)).toContainEqual(expect.stringContaining("image-alt"));
    expect((await overflow(page, 320, 640)).sideways).toBeGreaterThan(100);
  });
});
