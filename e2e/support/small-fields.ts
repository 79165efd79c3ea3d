import type { Page } from "playwright-core";

/** Below this size in pixels, iOS zooms in on a field that gets the focus. */
const minSize = 16;

/** The editable fields of a page and its frames, in shadow roots too, whose text is smaller than 16 px. */
export async function smallFields(page: Page): Promise<string[]> {
  const lists = await Promise.all(page.frames().map((frame) => frame.evaluate(smallFieldsOf, minSize)));
  return lists.flat();
}

function smallFieldsOf(minSize: number): string[] {
  const fields =
    "input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=hidden], [type=submit]), " +
    "textarea, select, [contenteditable]:not([contenteditable=false])";
  const fieldsIn = (root: ParentNode): Element[] => [
    ...root.querySelectorAll(fields),
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? fieldsIn(shadowRoot) : [])),
  ];
  return fieldsIn(document).flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    return size < minSize ? [`${location.pathname} ${size} px: ${field.outerHTML.slice(0, 120)}`] : [];
  });
}
