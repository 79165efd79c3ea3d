import { fillIn, type Point, parkMouse, pointIn, pressMouse, settle } from "./input.ts";

/** Further blocks are like these, so they are not dragged and selected one by one. */
const blocksToTry = 4;

interface Done {
  elements: WeakSet<Element>;
  labels: Set<string>;
}

/** Acts as a reader: drags and selects blocks, presses buttons and keys, changes fields, and leaves. */
export async function actLikeReader(place: HTMLElement): Promise<void> {
  const done: Done = { elements: new WeakSet(), labels: new Set() };
  await dragBlocks(place);
  await pressKeys();
  await changeFields(place, done);
  for (let index = 0; index < blocksToTry; index++) {
    const block = blocksIn(place)[index];
    if (!block) break;
    await pressMouse([pointOn(block)]);
    block.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, cancelable: true }));
    await settle();
    await changeFields(place, done);
    await pressButtons(place, done);
  }
  await pressButtons(place, done);
  await pressKeys();
  await leave(place);
}

function blocksIn(place: HTMLElement): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>("[draggable=true]")];
}

/** A point where the mouse hits a block but no nested one: at an edge, if anywhere. */
function pointOn(block: HTMLElement): Point | null {
  const points = [0.1, 0.5, 0.95].flatMap((down) => [0.02, 0.98].map((across) => pointIn(block, across, down)));
  const meets = (point: Point | null) =>
    point !== null && document.elementFromPoint(point.x, point.y)?.closest("[draggable=true]") === block;
  return points.find(meets) ?? points[0] ?? null;
}

/** Drags the first blocks over their neighbours, and the last one back; some may be tools that create blocks. */
async function dragBlocks(place: HTMLElement): Promise<void> {
  const first = [...blocksIn(place).slice(0, blocksToTry).keys()].map((from) => [from, -1] as const);
  for (const [from, to] of [...first, [-1, 0] as const]) {
    const blocks = blocksIn(place);
    const [block, neighbour, target] = [blocks.at(from), blocks.at(from + 1), blocks.at(to)];
    if (!block || !neighbour || !target || block === target) continue;
    const way = [pointIn(neighbour, 0.5, 0.5), pointIn(target, 0.5, 0.8), pointIn(target, 0.5, 0.9)];
    await pressMouse([pointOn(block), ...way]);
    await settle();
  }
}

async function changeFields(place: HTMLElement, { elements }: Done): Promise<void> {
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input, select, textarea",
  )) {
    if (!field.isConnected || field.disabled || elements.has(field)) continue;
    elements.add(field);
    await change(field);
    press(field, { key: "Enter" });
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  }
}

/** Presses buttons with new labels first, since deleting a block removes its other buttons. */
async function pressButtons(place: HTMLElement, { elements, labels }: Done): Promise<void> {
  const buttons = [...place.querySelectorAll<HTMLElement>("button, [role=button], summary")];
  const labelOf = (button: HTMLElement) => button.ariaLabel ?? button.innerText;
  const isKnown = (button: HTMLElement) => Number(labels.has(labelOf(button)));
  for (const button of buttons.sort((one, other) => isKnown(one) - isKnown(other))) {
    if (!button.isConnected || (button as HTMLButtonElement).disabled || elements.has(button)) continue;
    elements.add(button);
    labels.add(labelOf(button));
    button.click();
    await settle();
  }
}

/** The keys that editors listen to, with both Ctrl and Meta. */
async function pressKeys(): Promise<void> {
  const commands = ["c", "v", "d", "x", "z", "y", "s", "Z"].map((key) => ({
    key,
    ctrlKey: true,
    shiftKey: key === "Z",
  }));
  const all = [...commands, ...["Escape", "Enter", "Delete", "ArrowDown"].map((key) => ({ key }))];
  for (const about of all) {
    press(document.activeElement ?? document.body, about);
  }
  await settle();
}

function press(target: Element, about: KeyboardEventInit): void {
  for (const type of ["keydown", "keyup"]) {
    target.dispatchEvent(new KeyboardEvent(type, { ...about, bubbles: true, cancelable: true }));
  }
}

/** Simulates the browser: cancels a pointer, hides the page and closes it. */
async function leave(place: HTMLElement): Promise<void> {
  for (const element of place.querySelectorAll("*")) {
    element.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  }
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await parkMouse();
  await settle();
}

async function change(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): Promise<void> {
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    field.click();
    await settle();
  } else await fillIn(field, nextValue(field));
}

function nextValue(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  if (field instanceof HTMLSelectElement) return field.options[field.options.length - 1]?.value ?? "";
  if (field.type === "number" || field.type === "range") return String(Number(field.value || 0) + 1);
  if (field.type === "color") return "#123456";
  return `${field.value}!`;
}
