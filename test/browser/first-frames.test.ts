import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { hydrate, visit } from "./browser.ts";
import { pretendPace, settle } from "./reader.ts";

/** What can be seen in a frame of a page, and which of its fonts are there. */
interface Seen {
  frame: string | undefined;
  shown: string[];
  fonts: string[];
}

/** Notes what each value of `data-frame` leaves to be seen. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const parts = { bar: ".navbar-title", title: "main h1", text: "main h1 ~ .run", sidebar: ".sidebar a" };
    const isSeen = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    const note = () => {
      const shown = Object.entries(parts).filter(([, selector]) => isSeen(selector));
      seen.push({
        frame: document.documentElement.dataset.frame,
        shown: shown.map(([name]) => name),
        fonts: [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      });
    };
    new MutationObserver(note).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-frame"] });
  });
}

const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

const sights = {
  slow: [
    ["none", ""],
    ["bar", "bar"],
    ["half", "bar title text"],
    ["text", "bar title text"],
    ["beside", "bar title text sidebar"],
    ["below", "bar title text sidebar"],
    [undefined, "bar title text sidebar"],
  ],
  "slow later": [
    ["none", ""],
    ["half", "bar title text"],
    ["text", "bar title text"],
    ["beside", "bar title text sidebar"],
    ["below", "bar title text sidebar"],
    [undefined, "bar title text sidebar"],
  ],
  quick: [
    ["none", ""],
    ["beside", "bar title text sidebar"],
    [undefined, "bar title text sidebar"],
  ],
};

it.each(["slow", "slow later", "quick"] as const)(
  "shows as much as a machine that is %s can lay out in a frame",
  async (pace) => {
    const { page } = await visit();
    await pretendPace(page, pace);
    await watchFrames(page);
    await page.goto("/docs/api/useEditor");
    await settle(page);
    const frames = await framesOf(page);
    expect(frames.map(({ frame, shown }) => [frame, shown.join(" ")])).toEqual(sights[pace]);
    await page.context().close();
  },
);

it("shows the title of the next page first on a slow machine, and then its text", async () => {
  const { page } = await visit();
  await pretendPace(page, "slow");
  await page.goto("/docs/overview");
  await hydrate(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const title = document.querySelector("main h1");
      const text = title?.parentElement?.querySelector(".run");
      seen.push(`${title?.textContent}: ${text?.checkVisibility() ? "text" : "no text"}`);
      if (!seen.includes("useEditor(): text")) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.click('.sidebar a[href="/docs/api/useEditor"]');
  await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.includes("useEditor(): text"));
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen.slice(-2)).toEqual(["useEditor(): no text", "useEditor(): text"]);
  await page.context().close();
});

it("marks the next page in what stands around it after its title is shown, on a slow machine", async () => {
  const { page } = await visit();
  await pretendPace(page, "slow");
  await page.goto("/docs/overview");
  await hydrate(page);
  const marked = () => document.querySelector(".sidebar [aria-current]")?.textContent;
  const first = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sidebar a[href="/docs/api/useEditor"]')?.click();
    return new Promise((resolve) => {
      const look = () => {
        const title = document.querySelector("main h1")?.textContent;
        if (title === "Overview") return requestAnimationFrame(look);
        resolve([title, document.title, document.querySelector(".sidebar [aria-current]")?.textContent]);
      };
      requestAnimationFrame(look);
    });
  });
  expect(first).toEqual(["useEditor()", "useEditor() | Craft.js", "Overview"]);
  await expect.poll(() => page.evaluate(marked)).toBe("useEditor");
  // A page of another kind has another frame around it, which has to be there at once.
  const other = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.navbar-links a[href="/support"]')?.click();
    return new Promise((resolve) => {
      const look = () => {
        const title = document.querySelector("main h1")?.textContent;
        if (title === "Support") resolve(document.querySelectorAll(".sidebar").length);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  expect(other).toBe(0);
  await page.context().close();
});

it("readies the whole of a page of another kind on a slow machine, though its title comes first", async () => {
  const { page } = await visit();
  await pretendPace(page, "slow");
  await page.goto("/docs/overview");
  await page.click("main summary:text-is('pnpm')");
  await page.goto("/support");
  await hydrate(page);
  await page.click(".navbar-links a[data-docs-link]");
  await page.waitForSelector("main .tab[open] > summary:text-is('pnpm')");
  await page.evaluate(() => window.scrollTo(0, 1000));
  await page.waitForSelector(".toc [aria-current]");
  await page.goto("/docs/tags/concepts");
  await hydrate(page);
  await page.click('main a[href="/docs/concepts/nodes"]');
  await page.locator(".live").first().scrollIntoViewIfNeeded();
  await page.waitForSelector(".live iframe");
  await page.context().close();
});

it("lays nothing out before the fonts are there that come while the stylesheet does", async () => {
  const { page } = await visit();
  await watchFrames(page);
  let fonts = 0;
  let giveStyles = () => {};
  const fontsCame = new Promise<void>((resolve) => {
    giveStyles = resolve;
  });
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font" && ++fonts === 2) giveStyles();
  });
  await page.route("**/index-*.css", async (route) => {
    await fontsCame;
    await route.continue();
  });
  await page.goto("/docs/api/useEditor");
  await settle(page);
  const text = (await framesOf(page)).find(({ shown }) => shown.includes("text"));
  expect(text?.fonts.map((font) => font.replaceAll('"', "")).sort()).toEqual(["Figtree", "JetBrains Mono"]);
  await page.context().close();
});

it.each<[string, string, (route: Route) => void]>([
  ["fonts that never come", "**/*.woff2", () => {}],
  ["fonts that cannot be had", "**/*.woff2", (route) => route.abort()],
  ["a stylesheet that cannot be had", "**/index-*.css", (route) => route.abort()],
])("does not wait for %s", async (_name, files, answer) => {
  const { page } = await visit();
  await page.route(files, answer);
  await page.goto("/docs/api/useEditor", { waitUntil: "commit" });
  await page.waitForSelector("main h1", { state: "visible" });
  await page.context().close();
});

it("goes to a place in the text at once, also when it is wanted while the page comes frame by frame", async () => {
  const { page } = await visit();
  await pretendPace(page, "slow");
  await page.addInitScript(() => {
    const follow = () => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href="#deprecated"]');
      if (document.documentElement.dataset.frame !== "half" || !link) return;
      observer.disconnect();
      // When the page's own script is there, and before the next frame.
      link.click();
      Object.assign(window, { clickedIn: document.documentElement.dataset.frame ?? "whole" });
    };
    const observer = new MutationObserver(follow);
    observer.observe(document, { attributes: true, subtree: true, attributeFilter: ["data-frame"] });
  });
  await page.goto("/docs/api/helpers");
  await settle(page);
  expect(await page.evaluate(() => (window as unknown as { clickedIn?: string }).clickedIn)).toBe("whole");
  expect(await page.evaluate(() => location.hash)).toBe("#deprecated");
  expect((await page.locator("#deprecated").boundingBox())?.y).toBeLessThan(200);
  await page.context().close();
});

it("lets go of what has come when it is taken out of the page", async () => {
  const { page } = await visit();
  await page.goto("/docs/overview");
  await settle(page);
  await page.evaluate(async () => {
    const picture = document.createElement("img");
    document.body.append(picture);
    await new Promise((resolve) => {
      picture.addEventListener("load", resolve, { once: true });
      picture.src = "/favicon.svg";
    });
    picture.remove();
    Object.assign(window, { picture: new WeakRef(picture) });
  });
  const browser = await page.context().newCDPSession(page);
  const isHeld = async () => {
    await browser.send("HeapProfiler.collectGarbage");
    return page.evaluate(() => (window as unknown as { picture: WeakRef<Element> }).picture.deref() !== undefined);
  };
  await expect.poll(isHeld).toBe(false);
  await page.context().close();
});

it("shows all at once where a place in the text is wanted", async () => {
  const { page } = await visit();
  await watchFrames(page);
  await page.goto("/docs/api/useEditor#signature");
  await settle(page);
  expect(await framesOf(page)).toEqual([]);
  await page.context().close();
});
