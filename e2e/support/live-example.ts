import type { Frame, FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";

/** Opens a page, scrolls to its example and waits until it runs. */
export async function run(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(path);
  await page.locator(".live").scrollIntoViewIfNeeded();
  await running(page);
  return page.frameLocator(".live iframe");
}

export const running = (page: Page) => page.waitForSelector('.live[data-state="running"]');
export function documentOf(page: Page): Frame {
  const frame = page.frames().find((frame) => frame.url().includes("/examples/live/"));
  if (!frame) throw new Error("the example's frame is not there");
  return frame;
}
export const canvas = (frame: FrameLocator) => frame.locator(".canvas");
export const mistake = (frame: FrameLocator) => frame.locator(".mistake");
export const sourceOf = (frame: FrameLocator) => frame.locator("textarea").inputValue();
export const json = async (frame: FrameLocator) => JSON.parse((await frame.locator(".json pre").textContent()) ?? "");

export async function editSource(frame: FrameLocator, from: string, to: string): Promise<void> {
  const source = await sourceOf(frame);
  expect(source).toContain(from);
  await frame.locator("textarea").fill(source.replace(from, to));
}
