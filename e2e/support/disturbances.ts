import type { Page } from "playwright-core";

// Changes that translators, extensions and proxies make. These run in the page: they may not use anything from this module.

/** Wraps all present and later text as Chrome's translator does, without changing the words. */
function translateText(): void {
  const untranslated = "script, style, noscript, template, textarea, font, svg, [translate=no]";
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue;
      const fonts = [document.createElement("font"), document.createElement("font")] as const;
      fonts[0].append(fonts[1]);
      // As in Chrome, a new text node: the original one is no longer in the document.
      fonts[1].append(text.data);
      text.replaceWith(fonts[0]);
    }
  };
  if (!document.body) return; // an SVG document
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Inserts an element as the first child of the content and of the sidebar, as an extension that shows a reading time does. */
function insertElements(): void {
  for (const container of document.querySelectorAll("main, .sidebar")) {
    container.prepend(
      Object.assign(document.createElement("div"), { className: "foreign", textContent: "3 min read" }),
    );
  }
}

/** Removes the comments, as some proxies do. */
function removeComments(): void {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}

/** Functions that disturb the current document. */
export const disturb = {
  translatePage: translateText,
  insertForeignElement: insertElements,
  stripComments: removeComments,
};

export type Disturbance = keyof typeof disturb;

/** React's warning that it has rendered a part of the page again (https://react.dev/errors/418). */
export const recovery = "Minified React error #418";

/** The same warning of React's development build. */
export const developmentRecovery = "Error: Hydration failed because";

/** Changes each document that the tab loads, after parsing and before hydration. */
async function disturbEach(page: Page, name: Disturbance): Promise<void> {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${disturb[name]})`);
}

export const translatePage = (page: Page) => disturbEach(page, "translatePage");
export const insertForeignElement = (page: Page) => disturbEach(page, "insertForeignElement");
export const stripComments = (page: Page) => disturbEach(page, "stripComments");

/** Turns the wheel until the page is scrolled by `distance` pixels or ends. */
export async function readByScrolling(page: Page, distance: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const position = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return { y: window.scrollY, end: document.documentElement.scrollHeight - window.innerHeight - 1 };
    });
  let { y, end } = await position();
  for (let turn = 0; y < Math.min(distance, end); turn++) {
    // Frames and scrollable boxes capture the wheel, so the pointer moves on.
    await page.mouse.move(turn % 2 ? 4 : width / 2, height * (0.3 + (turn % 5) / 10));
    await page.mouse.wheel(0, Math.min(distance - y, 400));
    ({ y, end } = await position());
  }
}
