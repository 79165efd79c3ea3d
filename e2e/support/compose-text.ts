import type { Page } from "playwright-core";

/**
 * Composes text in the focused field with an input method and ends it with Enter, with the key events of each browser:
 * Safari ends the composition before the `keydown`, whose `isComposing` is then false and whose `keyCode` is 229.
 */
export async function composeText(page: Page, text: string, browser: "chromium" | "firefox" | "safari"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const enter = { code: "Enter", key: browser === "firefox" ? "Process" : "Enter" };
  const press = () =>
    session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter, windowsVirtualKeyCode: 229 });
  const { length } = text;
  await session.send("Input.imeSetComposition", { text, selectionStart: length, selectionEnd: length });
  if (browser !== "safari") await press();
  await session.send("Input.insertText", { text });
  if (browser === "safari") await press();
  await session.send("Input.dispatchKeyEvent", {
    type: "keyUp",
    code: "Enter",
    key: "Enter",
    windowsVirtualKeyCode: 13,
  });
  await session.detach();
}
