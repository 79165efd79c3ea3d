import { afterEach, beforeEach, expect, inject } from "vitest";
import type { Driver } from "./driver.ts";
import { visitFirefox } from "./firefox.ts";
import { visitWebKit } from "./webkit.ts";

/** An element of the page: the first that matches a selector and contains `text`, optionally in a frame. */
export interface Target {
  css: string;
  text?: string;
  /** Selector of its frame. */
  frame?: string;
}

const toTarget = (target: Target | string): Target => (typeof target === "string" ? { css: target } : target);

/** A reader in any of the browsers: actions of mouse and keyboard, and visible state. */
export class Reader {
  readonly driver: Driver;
  readonly siteUrl: string;

  constructor(driver: Driver, siteUrl: string) {
    this.driver = driver;
    this.siteUrl = siteUrl;
  }

  open(path: string): Promise<void> {
    return this.driver.open(this.siteUrl + path);
  }

  /** Opens a page, sends a first sign of intent, and waits until React has hydrated it. */
  async openApp(path: string): Promise<void> {
    await this.open(path);
    await this.hydrate();
  }

  async hydrate(): Promise<void> {
    await this.evaluate(() => {
      document.querySelector(".navbar-title")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    });
    await this.waitFor("the app", () => document.documentElement.dataset.hydrated !== undefined);
  }

  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.driver.evaluate(run, args);
  }

  /** Waits until a function returns true in the page. Errors during a page load count as false. */
  waitFor<Args extends unknown[]>(name: string, condition: (...args: Args) => boolean, ...args: Args): Promise<void> {
    return this.poll(name, () => this.driver.evaluate(condition, args));
  }

  async poll(name: string, read: () => Promise<unknown>): Promise<void> {
    await expect.poll(() => read().then(Boolean, () => false), { message: `waiting for ${name}` }).toBe(true);
  }

  /** The number of elements that match a selector. */
  count(css: string): Promise<number> {
    return this.evaluate((css) => document.querySelectorAll(css).length, css);
  }

  /** The text of an element, as in the document; null if there is none. */
  text(target: Target | string): Promise<string | null> {
    const { css, text = "", frame } = toTarget(target);
    return this.driver.evaluate(textIn, [css, text], frame);
  }

  waitForText(target: Target | string, text: string): Promise<void> {
    return this.poll(`"${text}"`, async () => (await this.text(target))?.includes(text));
  }

  waitForHeading(heading: string): Promise<void> {
    return this.waitFor(
      `the heading ${heading}`,
      (expected) => document.querySelector("main h1")?.textContent === expected,
      heading,
    );
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Whether the focused element matches a selector. */
  hasFocus(css: string): Promise<boolean> {
    return this.evaluate(hasFocus, css, "");
  }

  focus(css: string): Promise<void> {
    return this.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), css);
  }

  scrollY(): Promise<number> {
    return this.evaluate(() => Math.round(window.scrollY));
  }

  /** Sets a variable that a full load would remove. */
  mark(): Promise<void> {
    return this.evaluate(() => void Object.assign(window, { mark: true }));
  }

  isMarked(): Promise<boolean> {
    return this.evaluate(() => "mark" in window);
  }

  /** Clicks an element with the mouse, once it stops moving and nothing covers it. */
  async click(target: Target | string, times = 1): Promise<void> {
    const { x, y } = await this.pointOn(toTarget(target));
    await this.driver.mouseClick(x, y, times);
  }

  /** Presses a key, or a combination: `Control+Shift+z`. */
  async press(...combinations: string[]): Promise<void> {
    for (const combination of combinations) {
      const keys = combination.split("+");
      for (const key of keys) await this.driver.keyDown(key);
      for (const key of keys.reverse()) await this.driver.keyUp(key);
    }
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.driver.keyDown(letter);
      await this.driver.keyUp(letter);
    }
  }

  /** Presses Tab, or Shift+Tab, until a matching element has the focus. */
  async tabTo(target: Target | string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    const { css, text = "" } = toTarget(target);
    for (let presses = 0; presses < 80; presses++) {
      await this.press(key);
      if (await this.evaluate(hasFocus, css, text)) return;
    }
    throw new Error(`${key} does not reach ${css} ${text}`);
  }

  /**
   * Drags an element onto another one; `at` is a fraction of the target's height. The mouse movements and the `dragstart` event are real.
   * WebKitWebDriver cannot move a native drag, and Firefox ends it without a `drop`, so the other events are dispatched by a
   * script, with the data that the page has put into the drag.
   */
  async drag(from: Target | string, to: Target | string, at = 0.5): Promise<void> {
    const start = await this.pointOn(toTarget(from));
    await this.evaluate(listenToDrag);
    await this.driver.mouseMove(start.x, start.y);
    await this.driver.mouseDown();
    for (let step = 1; step <= 4; step++) await this.driver.mouseMove(start.x + step * 4, start.y + step * 2);
    await this.waitFor("a dragstart", () => !!(window as DragWindow).drag?.source);
    const { css, text = "" } = toTarget(to);
    const end = await this.evaluate(pointIn, css, text, at);
    if (!end) throw new Error(`There is no ${css} in view to drag onto`);
    await this.driver.mouseMove(end.x - 4, end.y);
    await this.driver.mouseMove(end.x, end.y);
    await this.driver.mouseUp();
    await this.evaluate(finishDrag, end.x, end.y);
  }

  /** A point on an element that is in view, does not move, and receives a click at that point. */
  private async pointOn({ css, text = "", frame }: Target): Promise<{ x: number; y: number }> {
    let before = "";
    let point: { x: number; y: number } | null = null;
    await this.poll(`${css} ${text} to be clickable`, async () => {
      point = await this.driver.evaluate(clickablePoint, [css, text], frame);
      const now = JSON.stringify(point);
      const isStill = point && now === before;
      before = now;
      return isStill;
    });
    if (!point) throw new Error(`${css} ${text} cannot be clicked`);
    const { x, y } = point as { x: number; y: number };
    const corner = frame ? await this.evaluate(cornerOf, frame) : { x: 0, y: 0 };
    return { x: x + corner.x, y: y + corner.y };
  }
}

// The driver sends these functions to the page as source text, so they must not use anything from this module.

function textIn(css: string, text: string): string | null {
  const element = [...document.querySelectorAll(css)].find((element) => element.textContent?.includes(text));
  return element?.textContent ?? null;
}

function hasFocus(css: string, text: string): boolean {
  const { activeElement } = document;
  return activeElement?.matches(css) === true && activeElement.textContent.includes(text);
}

function cornerOf(css: string): { x: number; y: number } {
  const frame = document.querySelector(css);
  const { x = 0, y = 0 } = frame?.getBoundingClientRect() ?? {};
  return { x: x + (frame?.clientLeft ?? 0), y: y + (frame?.clientTop ?? 0) };
}

function pointIn(css: string, text: string, at: number): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(css)].find((element) => element.textContent?.includes(text));
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height * at } : null;
}

function clickablePoint(css: string, text: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(css)].find((element) => element.textContent?.includes(text));
  // A link may span two lines: use the first. A tall element may be cut off below.
  const pointNow = () => {
    const box = element?.getClientRects()[0];
    return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 24) } : null;
  };
  const { y = 0 } = pointNow() ?? {};
  if (y <= 0 || y >= window.innerHeight) element?.scrollIntoView({ block: "center", behavior: "instant" });
  const point = pointNow();
  if (!element || !point) return null;
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}

type DragWindow = Window & { drag?: { source?: Element; data?: DataTransfer; isDone: boolean } };

/** Records the drag that the browser starts, with a copy of its data: the browser's own cannot be read later. */
function listenToDrag(): void {
  const drag: NonNullable<DragWindow["drag"]> = { isDone: false };
  Object.assign(window, { drag });
  const onStart = (event: DragEvent) => {
    const data = new DataTransfer();
    for (const type of event.dataTransfer?.types ?? []) data.setData(type, event.dataTransfer?.getData(type) ?? "");
    drag.data = data;
    if (!event.defaultPrevented) drag.source = event.target as Element;
  };
  addEventListener("dragstart", onStart, { once: true });
  addEventListener("dragend", () => Object.assign(drag, { isDone: true }), { once: true, capture: true });
}

/** Dispatches the remaining events of a drag, unless the browser has ended it. */
async function finishDrag(x: number, y: number): Promise<void> {
  const { drag } = window as DragWindow;
  if (!drag?.source || drag.isDone) return;
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, dataTransfer: drag.data ?? null };
  const target = document.elementFromPoint(x, y) ?? document.body;
  target.dispatchEvent(new DragEvent("dragenter", init));
  target.dispatchEvent(new DragEvent("dragover", init));
  // An editor may process a drag position only once a frame.
  await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50));
  if (!target.dispatchEvent(new DragEvent("dragover", init))) target.dispatchEvent(new DragEvent("drop", init));
  drag.source.dispatchEvent(new DragEvent("dragend", init));
}

/** Gives each test of a file a fresh visit, and fails the test if there was an error in the page. */
export function freshVisits({ width = 1280, height = 900 } = {}): () => Reader {
  let current: Reader | undefined;
  beforeEach(async () => {
    current = new Reader(
      await (inject("browser") === "firefox" ? visitFirefox() : visitWebKit(inject("webKitDriver"))),
      inject("siteUrl"),
    );
    await current.driver.resize(width, height);
  });
  afterEach(async () => {
    const reader = current;
    current = undefined;
    const errors = await reader?.driver.takeErrors().finally(() => reader.driver.close());
    expect(errors ?? []).toEqual([]);
  });
  return () => {
    if (!current) throw new Error("No visit outside a test");
    return current;
  };
}
