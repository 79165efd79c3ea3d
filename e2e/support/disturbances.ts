import type { Page } from "playwright-core";

/**
 * What translators, extensions and proxies do to a page before React hydrates it. Call these before the page is opened;
 * they apply to each document that the tab loads.
 */

/** Wraps all text as Chrome's translator does, now and whenever more appears. The words stay the same. */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = "script, style, noscript, template, textarea, font, svg, [translate=no]";
    const font = (content: Node) => {
      const element = document.createElement("font");
      element.setAttribute("dir", "auto");
      element.append(content);
      return element;
    };
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue;
        // As Chrome does, with a text node of its own: the page's is no longer in the document.
        text.replaceWith(font(font(document.createTextNode(text.data))));
      }
    };
    addEventListener("DOMContentLoaded", () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

/** Inserts an element as the first child of each place, as an extension does that shows the reading time. */
export async function insertForeignElement(page: Page, places = ["main", ".sidebar"]): Promise<void> {
  await page.addInitScript((places) => {
    addEventListener("DOMContentLoaded", () => {
      for (const place of document.querySelectorAll(places.join())) {
        place.prepend(
          Object.assign(document.createElement("div"), { className: "foreign", textContent: "3 min read" }),
        );
      }
    });
  }, places);
}

/** Removes the comments from the HTML, as some proxies do. */
export async function stripComments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
      const comments: Comment[] = [];
      while (walker.nextNode()) comments.push(walker.currentNode as Comment);
      for (const comment of comments) comment.remove();
    });
  });
}

/** Turns the wheel until the page is scrolled by `distance` pixels or ends. */
export async function readByScrolling(page: Page, distance: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const state = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return { at: window.scrollY, end: document.documentElement.scrollHeight - window.innerHeight - 1 };
    });
  let { at, end } = await state();
  for (let turn = 0; at < Math.min(distance, end); turn++) {
    // Over a box that scrolls by itself, the wheel does not turn the page: the pointer moves on.
    await page.mouse.move(width / 2, height * (0.3 + (turn % 5) / 10));
    await page.mouse.wheel(0, Math.min(distance - at, 400));
    ({ at, end } = await state());
  }
}
