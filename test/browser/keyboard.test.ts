import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshVisits, heading, settle, waitForHeading } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits({ viewport: { width: 1280, height: 720 } });

interface Stop {
  name: string;
  /** Whether the reader sees where the focus is: a line around it, in view, under nothing that floats. A frame shows its own. */
  seen: boolean;
}

/** Where the focus is. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60);
    // A link may begin on one line and end on the next: what counts is where it begins.
    const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    const x = Math.min(Math.max(left + 4, 0), right - 1);
    // All of it, or as much as there is room for below the navbar.
    const floor = window.innerHeight;
    const ceiling = document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? 0;
    const isTall = bottom - top > floor - ceiling;
    const ends = isTall ? [Math.max(top, ceiling) + 2, Math.min(bottom, floor) - 2] : [top + 2, bottom - 2];
    const shown = ends.every((y) => {
      const found = document.elementFromPoint(x, y);
      return found && (element.contains(found) || found.contains(element));
    });
    return {
      name: name || element.id || element.outerHTML.slice(0, 80),
      seen: element.tagName === "IFRAME" || (outlined && shown),
    };
  });
}

/** Presses Tab until the focus is on a link or button of that name. Each stop on the way must be seen. */
async function tabTo(page: Page, name: string, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const here = await stop(page);
    expect(here).toEqual({ name: here.name, seen: true });
    if (here.name === name) return;
  }
  throw new Error(`Tab never came to "${name}"`);
}

it("takes a reader from the start page to the docs, a page, the search and the support page, by keyboard alone", async () => {
  const page = current();
  await page.goto("/");
  await tabTo(page, "Read the docs");
  await page.keyboard.press("Enter");
  await waitForHeading(page, "Overview");

  await tabTo(page, "useNode");
  await page.keyboard.press("Enter");
  await waitForHeading(page, "useNode()");
  // The focus comes to the start of the new page, so the next stop is in it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

  await page.goto("/search");
  await page.focus("#search-query");
  await page.keyboard.type("serialize");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".hits a").length > 0);

  // From the field: before the start of the page stands its end, which moves down as more hits come.
  await page.focus("#search-query");
  await tabTo(page, "Support", "Shift+Tab");
  await page.keyboard.press("Enter");
  await waitForHeading(page, "Support");
  expect(await heading(page)).toBe("Support");
});

it("begins with a link past the navbar, which is seen when it has the focus", async () => {
  const page = current();
  await page.goto("/docs/api/useEditor");
  await page.keyboard.press("Tab");
  expect((await stop(page)).name).toMatch(/skip/i);
  expect(await page.locator(".skip-link").evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
    0,
  );
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

it("has a link past the editor in the landing page, which is seen when it has the focus", async () => {
  const page = current();
  await page.goto("/");
  await page.waitForSelector(".landing-example[data-loaded]");
  await page.getByText("Open it full size").focus();
  await page.keyboard.press("Tab");
  expect(await stop(page)).toEqual({ name: "Skip the editor", seen: true });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect((await stop(page)).name).toBe("16.8 to 19");
});

describe.each(["/docs/api/useEditor", "/docs/dev", "/"])("the focus on %s", (path) => {
  it("is never under the navbar, nor outside of the window, on the way down and on the way up", async () => {
    const page = current();
    await page.goto(path);
    await settle(page);
    for (const key of ["Tab", "Shift+Tab"]) {
      if (key === "Shift+Tab") await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      for (let presses = 0; presses < 120; presses++) {
        await page.keyboard.press(key);
        const inside = await page.evaluate(
          () => ![document.body, null].includes(document.activeElement as HTMLElement),
        );
        if (!inside) break;
        const here = await stop(page);
        expect(here).toEqual({ name: here.name, seen: true });
      }
    }
  });
});

it("stops at code and at tables that scroll, and at no others", async () => {
  const page = current();
  await page.goto("/docs/api/useNode");
  await settle(page);
  const boxes = () =>
    page.$$eval("main pre, main .table-box", (found) =>
      found.map((box) => ({ scrolls: box.scrollWidth > box.clientWidth, isStop: (box as HTMLElement).tabIndex === 0 })),
    );
  const stops: number[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 720 });
    // What listens may come after the first press.
    await expect
      .poll(async () => {
        await page.keyboard.press("Tab");
        return (await boxes()).filter(({ scrolls, isStop }) => scrolls !== isStop);
      })
      .toEqual([]);
    stops.push((await boxes()).filter(({ isStop }) => isStop).length);
  }
  const [wide = 0, narrow = 0] = stops;
  expect(narrow).toBeGreaterThan(wide);
});

it("brings each stop of the Tab key into view, also where the text has not been laid out yet", async () => {
  const page = current();
  await page.goto("/docs/api/exports");
  await settle(page);
  await page.locator("main h1").click(); // Tab goes on from there
  const isInView = () =>
    page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top >= 0 && bottom <= innerHeight;
    });
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press("Tab");
    await expect.poll(isInView).toBe(true);
  }
});

it("leaves the page where it is when something that floats is focused", async () => {
  const page = current();
  await page.goto("/docs/api/useEditor");
  await settle(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  for (const target of [".navbar-title", ".navbar-links summary", ".colour-mode", ".sidebar a", ".toc a"]) {
    await page
      .locator(target)
      .first()
      .evaluate((element: HTMLElement) => element.focus());
    expect([target, await page.evaluate(() => window.scrollY)]).toEqual([target, 1500]);
  }
});
