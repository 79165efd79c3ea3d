import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { axeViolations, looks } from "../support/axe.ts";
import { hydrate, isDisturbed } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import {
  canvas,
  codeOf,
  documentOf,
  editorOf,
  editSource,
  json,
  run,
  running,
  sourceOf,
  writeSource,
} from "../support/live-example.ts";
import {
  addLink,
  answer,
  clickLink,
  collectRequests,
  fakeConnection,
  go,
  hold,
  isMarked,
  mark,
  open,
  settle,
} from "../support/reader.ts";

const it = journeys();
const withClock = journeys({ isFirst: true });

const documents = /\/examples\/live\//;
const nodes = "/docs/concepts/nodes";
const modeSwitch = '[data-action="switch-colour-mode"]';
const heightOf = (page: Page) => page.locator(".live").evaluate((figure) => figure.getBoundingClientRect().height);
const fontsOf = () =>
  [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', ""));

describe("a live example", () => {
  it("loads in view, in a frame that looks the same, and loads its compiler when it is edited", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const requests = collectRequests(page, /\/_assets\/(live-|frames-)|\/examples\/live\//);
    const tools = collectRequests(page, /live-(compiler|editor)/);
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (/live-document.*\.js$/.test(response.url())) scripts.push(response.text());
    });
    await page.goto("/docs/overview");
    await settle(page);
    await hydrate(page);
    expect(requests).toEqual([]);
    await page.goto(nodes);
    await settle(page);
    expect(requests.filter((url) => documents.test(url))).toEqual([]);
    const height = await heightOf(page);
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    expect(requests.filter((url) => documents.test(url))).toHaveLength(1);
    expect(tools).toEqual([]);
    // No layout shift when the frame replaces the static view.
    expect(await heightOf(page)).toBe(height);
    // A hint that lets the browser compile the script while it downloads.
    const lines = await Promise.all(scripts.map(async (script) => (await script).split("\n", 1)));
    expect(lines).toEqual([["//# allFunctionsCalledOnLoad"]]);
    // A document with an opaque origin may load the site's fonts too.
    const loaded = () => documentOf(page).evaluate(fontsOf);
    await expect.poll(loaded).toEqual(expect.arrayContaining(["Figtree", "JetBrains Mono"]));
    await codeOf(page.frameLocator(".live iframe")).focus();
    await expect.poll(() => tools.length).toBe(2);

    await run(page, "/docs/api/useEditor");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const still = page.locator(".live-parts pre");
      const source = page.frameLocator(".live iframe").locator(".still");
      const looks = (box: Element) => {
        const { backgroundImage, backgroundSize, backgroundAttachment } = getComputedStyle(box);
        const overflows = { right: box.scrollWidth > box.clientWidth, below: box.scrollHeight > box.clientHeight };
        return { backgroundImage, backgroundSize, backgroundAttachment, overflows };
      };
      const before = await still.evaluate(looks);
      expect(before.overflows).toEqual({ right: true, below: true });
      expect(before.backgroundAttachment).toContain("local");
      expect(await source.evaluate(looks)).toEqual(before);
      const places = () => Promise.all([still, source].map((box) => box.locator(".t-keyword").first().boundingBox()));
      const distance = async () => {
        const [prerendered, running] = await places();
        return (
          Math.abs((running?.x ?? 0) - (prerendered?.x ?? -9)) + Math.abs((running?.y ?? 0) - (prerendered?.y ?? -9))
        );
      };
      await expect.poll(distance).toBeLessThan(2);
    }
  });

  it("opens its editor where the reader clicks, without moving the code", async ({ page }) => {
    const frame = await run(page, "/docs/api/useEditor");
    const word = frame.locator(".source").getByText("return", { exact: true }).first();
    await frame.locator(".still").evaluate((still) => still.scrollTo(20, 60));
    const before = await word.boundingBox();
    await word.click();
    await editorOf(frame).waitFor();
    const after = await word.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 9))).toBeLessThan(1);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 9))).toBeLessThan(1);
    await page.keyboard.type("X");
    await expect.poll(() => sourceOf(frame)).toMatch(/\n {2}\w+X\w+ \(/);
  });

  it("can be edited while its editor loads", async ({ page }) => {
    const frame = await run(page, nodes);
    const release = await hold(page, /live-editor.*\.js/);
    const source = await sourceOf(frame);
    await frame.locator(".still").getByText("Good morning").click();
    await page.keyboard.press("Home");
    await page.keyboard.type("{/* typed */}");
    release();
    await editorOf(frame).waitFor();
    await page.keyboard.type("{/* later */}");
    const line = source.split("\n").find((text) => text.includes("Good morning")) ?? "";
    const typed = source.replace(line, `{/* typed */}{/* later */}${line}`);
    await expect.poll(() => sourceOf(frame)).toBe(typed);
  });

  it("loads only on request with Save-Data, and then takes the focus from the button", async ({ page }) => {
    await fakeConnection(page, { saveData: true });
    const requests = collectRequests(page, documents);
    await page.goto(nodes);
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.waitForSelector('.live[data-state="offered"]');
    await settle(page);
    expect(requests).toEqual([]);
    await page.locator("[data-run]").press("Enter");
    await running(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  });

  withClock("loads again after a failure of the example or its script", async ({ page, expectErrors }) => {
    expectErrors("/examples/live/nodes", "ERR_FAILED", "Failed to fetch dynamically imported module");
    const restore = await answer(page, documents, (route) => route.abort());
    await page.clock.install();
    await page.goto(nodes);
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.waitForSelector('.live[data-state="loading"]');
    await page.clock.runFor(16_000);
    restore();
    await page.click("text=Run this example");
    await running(page);

    const restoreFrames = await answer(page, /_assets\/frames-/, (route) => route.abort());
    const requests = collectRequests(page, /_assets\/frames-/);
    await open(page, nodes);
    await expect.poll(() => requests.length).toBe(isDisturbed ? 2 : 1); // a disturbed page is rendered twice
    restoreFrames();
    await go(page, "/docs/api/useNode", "useNode()");
    await page.locator(".live").first().scrollIntoViewIfNeeded();
    await running(page);
    expect(await isMarked(page)).toBe(true);
  });
});

describe("a running example", () => {
  it("survives hydration, follows route changes, and updates JSON and tree when a block changes", async ({ page }) => {
    const frame = await run(page, nodes);
    await editSource(frame, "Good morning", "Good evening");
    await canvas(frame).getByText("Good evening").waitFor();
    await hydrate(page);
    // React renders a disturbed page again, and the example starts again with the reader's source.
    if (isDisturbed) await canvas(frame).getByText("Good evening").waitFor();
    expect(await canvas(frame).getByText("Good evening").isVisible()).toBe(true);
    expect(await page.locator(".live iframe").count()).toBe(1);

    await mark(page);
    await addLink(page, "/docs/api/element");
    await clickLink(page, "/docs/api/element");
    await page.waitForSelector('.live[data-live$="/element"]');
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    await canvas(page.frameLocator(".live iframe")).getByText("Drag me into the footer").waitFor();
    await page.goBack();
    await page.waitForSelector('.live[data-live$="/nodes"]');
    await page.locator(".live").scrollIntoViewIfNeeded();
    await running(page);
    expect(await page.locator(".live iframe").count()).toBe(1);
    expect(await isMarked(page)).toBe(true);

    await run(page, nodes);
    const inRoot = async () => (await json(frame)).ROOT.nodes;
    const before = await inRoot();
    await canvas(frame).getByText("Good morning").dragTo(canvas(frame).getByText("Drop a text here"));
    await expect.poll(inRoot).toEqual(before.slice(1));
    expect(await frame.locator("[aria-level='3']").textContent()).toContain("Text");
    await frame.getByRole("button", { name: "Undo" }).click();
    await expect.poll(inRoot).toEqual(before);

    const serializing = await run(page, "/docs/concepts/serializing");
    await canvas(serializing).getByLabel("Tick me").check();
    await expect.poll(async () => JSON.stringify(await json(serializing))).not.toContain('"done":false');
  });

  it("has the page's current colour mode, also in a new tab", async ({ page }) => {
    const release = await hold(page, /live-document.*\.js/);
    await page.goto(nodes);
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.waitForSelector(".live iframe", { state: "attached" });
    await page.click(modeSwitch);
    release();
    await running(page);
    const frame = page.frameLocator(".live iframe");
    const mode = () => frame.locator("html").getAttribute("data-theme");
    await expect.poll(mode).toBe("dark");
    await page.click(modeSwitch);
    await expect.poll(mode).toBe("light");
    await page.click(modeSwitch);
    await run(page, nodes);
    expect(await mode()).toBe("dark");

    const modeInTab = async () => {
      const [tab] = await Promise.all([page.context().waitForEvent("page"), page.click("[data-alone]")]);
      await tab.locator(".canvas").getByText("Good").first().waitFor();
      const mode = await tab.getAttribute("html", "data-theme");
      await tab.close();
      return mode;
    };
    expect(await modeInTab()).toBe("dark");
    await page.click(modeSwitch);
    expect(await modeInTab()).toBe("light");
  });
});

describe("a live example with the keyboard alone", () => {
  it("can be skipped, entered, edited and left, and its blocks moved", async ({ page }) => {
    const { keyboard } = page;
    const frame = await run(page, nodes);
    if (isDisturbed) await hydrate(page); // React then renders the page again, with another frame
    await running(page);
    const firstLine = () => frame.locator(".cm-line").first().textContent();
    const focusIs = (selector: string) => expect.poll(() => frame.locator(selector).count()).toBe(1);
    const [reset, inField, inJson] = [".code button:focus", ".cm-content:focus", ".json pre:focus"];
    await page.focus("[data-alone]");
    await keyboard.press("Tab");
    await focusIs(reset);
    await keyboard.press("Tab");
    await focusIs(inField);
    await keyboard.press("Tab");
    await focusIs(inJson);
    await keyboard.press("Shift+Tab");
    await focusIs(inField);
    expect(await firstLine()).toMatch(/^import/);
    await frame.locator(".cm-line").first().click();
    await keyboard.press("Tab");
    expect(await firstLine()).toMatch(/^ {2}import/);
    await frame.getByRole("button", { name: "Reset" }).click();
    await expect.poll(firstLine).toMatch(/^import/);

    await editorOf(frame).focus();
    await keyboard.press("ControlOrMeta+Home");
    await keyboard.type("a");
    await keyboard.press("Backspace");
    await keyboard.press("Tab");
    expect(await firstLine()).toMatch(/^ {2}import/);
    await keyboard.press("Shift+Tab");
    expect(await firstLine()).toMatch(/^import/);
    await keyboard.press("Enter");
    expect(await firstLine()).toBe("");
    await keyboard.press("ControlOrMeta+z");
    expect(await firstLine()).toMatch(/^import/);
    await keyboard.press("Escape");
    await keyboard.press("Shift+Tab");
    await focusIs(reset);
    await keyboard.press("Tab");
    await keyboard.press("Escape");
    await keyboard.press("Tab");
    await focusIs(inJson);

    const inRoot = async () => (await json(frame)).ROOT.nodes;
    const before = await inRoot();
    await frame.getByRole("tree").focus();
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await focusIs('[role=tree]:focus [aria-selected="true"]');
    expect(await canvas(frame).locator("[data-live-selected]").textContent()).toBe("Good night");
    for (const [name, after] of [
      ["Move up", [before[1], before[0], before[2]]],
      ["Move down", before],
      ["Delete", [before[0], before[2]]],
    ]) {
      await frame.getByRole("button", { name }).focus();
      await keyboard.press("Enter");
      await expect.poll(inRoot).toEqual(after);
    }
  });
});

describe("with React's development build", () => {
  const it = journeys({ baseURL: inject("developmentUrl") });

  it("causes no warnings and no axe violations on the page and in the example, even after an error", async ({
    page,
  }) => {
    const frame = await run(page, nodes);
    await hydrate(page);
    await canvas(frame).getByText("Good morning").waitFor();
    await frame.locator("[role=treeitem]").nth(2).click();
    await writeSource(frame, "export const App = = 1;");
    await frame.getByText("Line 1:").waitFor();
    for (const { width, mode, rules } of looks()) {
      await page.setViewportSize({ width, height: 900 });
      for (const document of [page, documentOf(page)]) {
        await document.evaluate((mode) => window.document.documentElement.setAttribute("data-theme", mode), mode);
      }
      expect([width, mode, await axeViolations(page, ".live, .picture", rules)]).toEqual([width, mode, []]);
      expect([width, mode, await axeViolations(documentOf(page), "html", rules)]).toEqual([width, mode, []]);
    }
  });
});
