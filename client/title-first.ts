import { afterFrame } from "./start/first-frame.ts";

/**
 * Takes what follows the title out of a page that is about to be put into the document, and puts it back after the next
 * frame. To hide it would be more work: browsers look at what is hidden, too.
 * @param main the page's main element
 */
export function showTitleFirst(main: HTMLElement): void {
  const title = main.querySelector(".prose > h1");
  if (!title) return;
  const rest = document.createDocumentFragment();
  while (title.nextSibling) rest.append(title.nextSibling);
  main.className = "title-first";
  afterFrame(() => {
    main.removeAttribute("class");
    title.after(rest);
  });
}
