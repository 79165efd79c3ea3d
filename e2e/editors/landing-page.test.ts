import { build } from "esbuild";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { readingTime } from "../../examples/landing/take-over.ts";
import { journeys } from "../support/journeys.ts";
import { hold, isMarked, open, settle } from "../support/reader.ts";

const it = journeys({ viewport: { width: 1280, height: 800 } });
const withClock = journeys({ isFirst: true, viewport: { width: 1280, height: 800 } });

const loaded = ".landing-example[data-loaded]";
const waiting = ".landing-example-waiting";
const fallbackLink = ".landing-example-late";
const isLoaded = async (page: Page) => (await page.locator(loaded).count()) === 1;

/** The reader's first action, which starts the editor. */
const wakeUp = (page: Page) => page.keyboard.press("Shift");

async function openFrame(page: Page, interacts = true) {
  await page.goto("/");
  if (interacts) await wakeUp(page);
  await page.waitForSelector(loaded);
  const frame = await (await page.waitForSelector(".landing-example iframe")).contentFrame();
  if (!frame) throw new Error("The landing page has no frame with the example.");
  return frame;
}

/** Ignores the timer that starts the editor for a reader who does nothing. */
function withoutTimer(readingTime: number): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ms: number) => (ms === readingTime ? 0 : setTimeout(run, ms)),
  });
}

/** An example that never reports that it is ready. */
const neverLoads = (page: Page) =>
  page.route("**/examples/landing", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Silent</title>" }),
  );

describe("the editor in the landing page", () => {
  it("tells only its parent that it is ready, and leaves focus and scroll position to the page around it", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (window.parent === window) return;
      const sent: unknown[] = [];
      const post = window.parent.postMessage.bind(window.parent);
      Object.assign(window.parent, {
        sent,
        postMessage: (message: unknown, origin: string) => {
          sent.push([message, origin, document.querySelectorAll("[data-block][draggable=true]").length > 10]);
          post(message, origin);
        },
      });
    });
    const frame = await openFrame(page);
    const sent = await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);
    expect(sent).toEqual([[{ LANDING_PAGE_LOADED: true }, new URL(page.url()).origin, true]]);
    expect(await page.locator(waiting).isVisible()).toBe(false);
    await settle(page);
    expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(["BODY", 0]);
    expect(await frame.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await frame.waitForFunction(() => document.documentElement.dataset.theme === "dark");

    const overflow = await frame.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect(overflow).toEqual([0, 0]);
    await frame.locator('[data-block="hero-build"]').click();
    const before = await page.evaluate(() => window.scrollY);
    await frame.locator('[data-layer="film-text"]').evaluate((row: HTMLElement) => row.click());
    const top = () => frame.locator("[data-stage]").evaluate((stage) => stage.scrollTop);
    await expect.poll(top).toBeGreaterThan(200);
    await frame.locator('.toolbox [role=button]:has-text("Text")').evaluate((button: HTMLElement) => button.click());
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await frame.getByRole("button", { name: "Preview" }).click();
    expect(await frame.locator("a:not([target=_blank]):visible").count()).toBe(0);
    const opened = page.context().waitForEvent("page");
    await frame.getByRole("link", { name: "Build an editor like this" }).click();
    await (await opened).waitForURL("**/docs/guides/basic-tutorial");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("adds a block that a visitor drags from the toolbox, inside the frame", async ({ page }) => {
    const frame = await openFrame(page);
    const text = frame.locator('.toolbox [role=button]:has-text("Text")');
    await text.dragTo(frame.locator('[data-block="hero-text"]'));
    await expect
      .poll(() => frame.locator("[role=status]").allTextContents())
      .toContainEqual(expect.stringContaining("Text added"));
  });
});

describe("the landing page", () => {
  it("shows the top of the editor above the fold, with a spinner until its own frame is ready", async ({ page }) => {
    await neverLoads(page);
    for (const width of [1366, 1024]) {
      await page.setViewportSize({ width, height: 650 });
      await page.goto("/");
      const top = await page.locator(".landing-example iframe").evaluate((frame) => frame.getBoundingClientRect().top);
      expect(top).toBeLessThan(650 - 48);
    }
    expect(await isLoaded(page)).toBe(false);
    expect(await page.locator(`${waiting} .spinner`).isVisible()).toBe(true);
    expect(await page.locator("h1").isVisible()).toBe(true);
    await page.click("main .hero-actions a >> nth=0");
    await page.waitForURL("**/docs/**");

    await page.goto("/");
    const forge = (from: "the example" | "the page", origin: string, data: unknown) =>
      page.evaluate(
        ([from, origin, data]) => {
          const frame = document.querySelector<HTMLIFrameElement>(".landing-example iframe");
          const source = from === "the example" ? frame?.contentWindow : window;
          const sender = { origin: origin || location.origin, source: source ?? null };
          dispatchEvent(new MessageEvent("message", { data, ...sender }));
        },
        [from, origin, data] as const,
      );
    const message = { LANDING_PAGE_LOADED: true };
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1"]) {
      await forge("the example", origin, message);
    }
    const name = "LANDING_PAGE_LOADED";
    for (const data of [null, name, {}, { [name]: "true" }, { [name]: false }, 1]) {
      await forge("the example", "", data);
    }
    await forge("the page", "", message);
    // A ready message of the real example, but from another frame.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("message", resolve, { once: true });
          const otherFrame = document.createElement("iframe");
          otherFrame.src = "/examples/landing?other";
          document.body.append(otherFrame);
        }),
    );
    expect(await isLoaded(page)).toBe(false);
    await forge("the example", "", message);
    expect(await isLoaded(page)).toBe(true);
  });

  it("shows the prerendered editor, then hydrates it and replays a click", async ({ page }) => {
    const release = await hold(page, "**/_assets/editor-*");
    await page.goto("/");
    const frame = await (await page.waitForSelector(".landing-example iframe")).contentFrame();
    const title = frame?.locator('[data-block="hero-title"]');
    expect(await title?.innerText()).toBe("Every page starts with a block");
    expect(await title?.evaluate((block) => getComputedStyle(block).color)).toBe("rgb(22, 33, 29)");
    expect(await frame?.locator("#panel-settings h2").innerText()).toBe("Heading");
    expect(await page.locator(`${waiting} .spinner`).isVisible()).toBe(true);
    const prerendered = await title?.elementHandle();
    await frame?.locator('[data-block="hero-text"]').click({ force: true });
    release();
    await page.waitForSelector(loaded);
    expect(await frame?.locator("#panel-settings h2").innerText()).toBe("Text");
    expect(await frame?.evaluate(() => document.activeElement?.id)).toBe("block-hero-text");
    expect(await prerendered?.evaluate((block: HTMLElement) => [block.isConnected, block.draggable])).toEqual([
      true,
      true,
    ]);
    expect(await prerendered?.evaluate((block: HTMLElement) => block.closest("[inert]"))).toBe(null);
    await title?.click();
    expect(await frame?.locator("[data-first]").count()).toBe(0);
  });

  it("starts the editor when the reader points at it, even if its message comes before the start script", async ({
    page,
  }) => {
    const release = await hold(page, "**/_assets/start-*");
    await page.goto("/", { waitUntil: "commit" });
    let x = 80;
    const messages = async () => {
      await page.hover(".landing-example iframe", { position: { x: x++, y: 80 } });
      return page.evaluate(() => (window as unknown as { earlyMessages: unknown[] }).earlyMessages?.length);
    };
    await expect.poll(messages).toBe(1);
    expect(await isLoaded(page)).toBe(false);
    release();
    await page.waitForSelector(loaded);
    expect(await page.locator(waiting).isVisible()).toBe(false);
  });

  it.for([
    ["pointer", (page: Page) => page.mouse.move(640, 200)],
    ["scroll", (page: Page) => page.evaluate(() => scrollTo(0, 40))],
  ] as const)("starts the editor on a %s event outside it", async ([, interact], { page }) => {
    await page.addInitScript(withoutTimer, readingTime);
    await page.goto("/", { waitUntil: "networkidle" });
    expect(await isLoaded(page)).toBe(false);
    await interact(page);
    await page.waitForSelector(loaded);
  });

  it("starts the editor at once for a saved page, which the prerendered view cannot show", async ({ page }) => {
    await page.addInitScript(withoutTimer, readingTime);
    const root = {
      type: { resolvedName: "Page" },
      isCanvas: true,
      props: {},
      parent: null,
      nodes: [],
      linkedNodes: {},
    };
    await page.addInitScript(
      (json) => localStorage.setItem("craftjs-example-landing", json),
      JSON.stringify({ ROOT: root }),
    );
    const frame = await openFrame(page, false);
    expect(await frame.locator("[data-block]").count()).toBe(1);
  });

  it("starts the editor without interaction after a delay", async ({ page }) => {
    await page.goto("/");
    await page.waitForSelector(loaded);
  });

  withClock("links to the example if it has not loaded after 15 s, also after a route change", async ({ page }) => {
    await page.clock.install();
    await neverLoads(page);
    await page.goto("/");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.runFor(12_000);
    expect(await page.locator(fallbackLink).isVisible()).toBe(false);
    await page.clock.runFor(8000);
    expect(await page.locator(fallbackLink).isVisible()).toBe(true);
    await page.click(fallbackLink);
    await page.waitForURL("**/examples/landing");
    await page.clock.resume();

    await open(page, "/docs/overview");
    await page.click(".navbar-title");
    await page.waitForSelector(`${waiting} .spinner`);
    expect(await page.locator(fallbackLink).isVisible()).toBe(false);
    await page.clock.runFor(15_100);
    expect(await page.locator(fallbackLink).isVisible()).toBe(true);
    expect(await isMarked(page)).toBe(true);

    await page.unrouteAll({ behavior: "ignoreErrors" });
    await open(page, "/docs/overview");
    await page.click(".navbar-title");
    await page.mouse.move(300, 300);
    await page.waitForSelector(loaded);
    expect(await page.locator(waiting).isVisible()).toBe(false);
    await page.clock.runFor(20_000);
    expect(await page.locator(fallbackLink).isVisible()).toBe(false);
    expect(await isMarked(page)).toBe(true);
  });
});

const editor = `
  import { Editor, Element, Frame } from "@craftjs/core";
  import { createRoot } from "react-dom/client";
  import { Card } from "./card.tsx";
  import { Toolbox } from "./toolbox.tsx";
  import { Save, SavedPage } from "./saved-page.tsx";

  const show = (json) => createRoot(document.getElementById("saved")).render(<SavedPage json={json} />);
  createRoot(document.getElementById("editor")).render(
    <Editor resolver={{ Card }}>
      <Toolbox />
      <Save to={show} />
      <Frame>
        <Element is="div" id="canvas" canvas>
          <Card title="First" />
        </Element>
      </Frame>
    </Editor>,
  );
`;

it("runs the code on the landing page as an editor: select, drag, undo, save and show", async ({ page }) => {
  const bundle = await build({
    stdin: { contents: editor, loader: "tsx", resolveDir: "content/landing" },
    bundle: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  const body = '<!doctype html><div id="editor"></div><hr><div id="saved"></div>';
  await page.route("**/landing-code", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/landing-code");
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
  await page.waitForSelector("#editor article");
  const titles = () => page.locator("#editor article").allTextContents();
  expect(await page.locator("button", { hasText: "Undo" }).isDisabled()).toBe(true);
  await page.click("#editor article");
  await expect.poll(() => page.locator("#editor article").getAttribute("class")).toBe("card selected");

  await page.dragAndDrop("text=Drag me onto the page", "#editor article");
  await expect.poll(async () => (await titles()).sort()).toEqual(["First", "New"]);
  await page.click("text=Undo");
  await expect.poll(titles).toEqual(["First"]);

  await page.click("text=Save");
  await expect.poll(() => page.locator("#saved article").allTextContents()).toEqual(["First"]);
  await page.click("#saved article");
  expect(await page.locator("#saved article").getAttribute("class")).toBe("card");
});
