import type { Frame, Page } from "playwright";
import type { BrowserCommand } from "vitest/node";

interface Point {
  x: number;
  y: number;
}

/** Converts points in the test's iframe into points in the outer page. */
async function inPage(context: unknown, points: Point[]): Promise<[Page, ...Point[]]> {
  const { page, frame } = context as { page: Page; frame: () => Promise<Frame> };
  const box = await (await (await frame()).frameElement()).boundingBox();
  return [page, ...points.map(({ x, y }) => ({ x: x + (box?.x ?? 0), y: y + (box?.y ?? 0) }))];
}

/** Presses the mouse at the first point, moves it along the others, presses Escape if `end` is set, and releases it. */
export const dragMouse: BrowserCommand<[path: Point[], end?: "Escape"]> = async (context, path, end) => {
  const [page, start, ...rest] = await inPage(context, path);
  if (!start) return;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y);
  if (end) await page.keyboard.press(end);
  await page.mouse.up();
};

/** Moves the mouse to a corner, since the element under a resting mouse is hovered. */
export const parkMouse: BrowserCommand<[]> = async (context) => {
  const [page, corner] = await inPage(context, [{ x: 1279, y: 1999 }]);
  await page.mouse.move(corner?.x ?? 0, corner?.y ?? 0);
};

/** Touches with one finger, holds for `hold` milliseconds and moves along a path. Playwright itself can only tap. */
export const dragFinger: BrowserCommand<[path: Point[], hold: number]> = async (context, path, hold) => {
  const [page, start, ...rest] = await inPage(context, path);
  if (!start) return;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const events = [touch("touchStart", start)];
  if (hold > 0) await events[0]?.then(() => page.waitForTimeout(hold));
  let from = start;
  for (const to of rest) {
    for (const fraction of [1 / 3, 2 / 3, 1]) {
      events.push(
        touch("touchMove", { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction }),
      );
      // Without a hold, moves are not awaited: a busy page would answer so late that the touch became a hold.
      if (hold > 0) await events.at(-1);
    }
    from = to;
  }
  await Promise.all([...events, touch("touchEnd")]);
  await session.detach();
};

/** Touches with several fingers: each frame has their places, and more places than the frame before if one is added. */
export const moveFingers: BrowserCommand<[frames: Point[][]]> = async (context, frames) => {
  const [page] = await inPage(context, []);
  const session = await page.context().newCDPSession(page);
  let count = 0;
  for (const frame of frames) {
    const [, ...places] = await inPage(context, frame);
    const type = places.length > count ? "touchStart" : "touchMove";
    count = places.length;
    const touchPoints = places.map((place, id) => ({ ...place, id }));
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
};

export const pressKey: BrowserCommand<[key: string]> = async (context, key) => {
  await (context as unknown as { page: Page }).page.keyboard.press(key);
};
