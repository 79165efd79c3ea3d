import { fillIn, type Point, parkMouse, pointIn, pressMouse, settle } from "./input.ts";

/** Maximum number of blocks to drag and select: further blocks are like the first ones. */
const maxBlocks = 4;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Acts as a reader: drags and selects blocks, presses buttons and keys, changes fields, and leaves. */
export async function actLikeReader(container: HTMLElement): Promise<void> {
  const done = new Set<unknown>();
  await dragBlocks(container);
  await pressKeys();
  await changeFields(container, done);
  for (let index = 0; index < maxBlocks; index++) {
    const block = blocksIn(container)[index];
    if (!block) break;
    await pressMouse([pointOn(block)]);
    block.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, cancelable: true }));
    await settle();
    await changeFields(container, done);
    await pressButtons(container, done);
  }
  await pressButtons(container, done);
  await pressKeys();
  await leave(container);
}

const queryAll = <Type extends HTMLElement>(container: HTMLElement, selector: string) => [
  ...container.querySelectorAll<Type>(selector),
];
const blocksIn = (container: HTMLElement) => queryAll(container, "[draggable=true]");
const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(":disabled");

/** A point near an edge of a block, if possible one where the mouse hits no nested block. */
function pointOn(block: HTMLElement): Point | null {
  const points = [0.1, 0.5, 0.95].flatMap((down) => [0.02, 0.98].map((across) => pointIn(block, across, down)));
  const hitsBlock = (point: Point | null) =>
    point !== null && document.elementFromPoint(point.x, point.y)?.closest("[draggable=true]") === block;
  return points.find(hitsBlock) ?? points[0] ?? null;
}

/** Drags the first blocks over their neighbours, and the last one back; some may be tools that create blocks. */
async function dragBlocks(container: HTMLElement): Promise<void> {
  const drags = [...blocksIn(container).slice(0, maxBlocks).keys()].map((from) => [from, -1] as const);
  for (const [from, to] of [...drags, [-1, 0] as const]) {
    const blocks = blocksIn(container);
    const [block, neighbour, target] = [blocks.at(from), blocks.at(from + 1), blocks.at(to)];
    if (!block || !neighbour || !target || block === target) continue;
    const path = [pointIn(neighbour, 0.5, 0.5), pointIn(target, 0.5, 0.8), pointIn(target, 0.5, 0.9)];
    await pressMouse([pointOn(block), ...path]);
    await settle();
  }
}

async function changeFields(container: HTMLElement, done: Set<unknown>): Promise<void> {
  for (const field of queryAll<Field>(container, "input, select, textarea")) {
    if (!isUsable(field) || done.has(field)) continue;
    done.add(field);
    if (["checkbox", "radio"].includes(field.type)) field.click();
    else await fillIn(field, nextValue(field));
    await settle();
    press(field, { key: "Enter" });
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  }
}

function nextValue(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.options[field.options.length - 1]?.value ?? "";
  if (field.type === "number" || field.type === "range") return String(Number(field.value || 0) + 1);
  return field.type === "color" ? "#123456" : `${field.value}!`;
}

/** Presses buttons with new labels first, since deleting a block removes its other buttons. */
async function pressButtons(container: HTMLElement, done: Set<unknown>): Promise<void> {
  const labelOf = (button: HTMLElement) => button.ariaLabel ?? button.innerText;
  const isPressed = (button: HTMLElement) => Number(done.has(labelOf(button)));
  const buttons = queryAll(container, "button, [role=button], summary");
  for (const button of buttons.sort((a, b) => isPressed(a) - isPressed(b))) {
    if (!isUsable(button) || done.has(button)) continue;
    done.add(button).add(labelOf(button));
    button.click();
    await settle();
  }
}

/** Presses the keys that editors listen to. */
async function pressKeys(): Promise<void> {
  const shortcuts = [..."cvdxzysZ"].map((key) => ({ key, ctrlKey: true, shiftKey: key === "Z" }));
  const plainKeys = ["Escape", "Enter", "Delete", "ArrowDown"].map((key) => ({ key }));
  for (const init of [...shortcuts, ...plainKeys]) press(document.activeElement ?? document.body, init);
  await settle();
}

function press(target: Element, init: KeyboardEventInit): void {
  for (const type of ["keydown", "keyup"])
    target.dispatchEvent(new KeyboardEvent(type, { ...init, bubbles: true, cancelable: true }));
}

/** Dispatches the events of a cancelled pointer, a hidden page and a page that closes. */
async function leave(container: HTMLElement): Promise<void> {
  for (const element of queryAll(container, "*"))
    element.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await parkMouse();
  await settle();
}
