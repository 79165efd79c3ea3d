import { fillIn } from "./fill-in.ts";
import { mouse, pointIn } from "./mouse.ts";
import { settle } from "./stage.tsx";

/** More blocks than this are not selected one after the other: they are like the others. */
const blocksToSelect = 4;

/**
 * Does with what is rendered what a reader would: drags a block to another one and the other way round, selects blocks,
 * presses each button and changes each field that is there or comes up, and presses the usual keys.
 */
export async function useLikeReader(place: HTMLElement): Promise<void> {
  const done = new WeakSet<Element>();
  await dragBlocks(place);
  await pressKeys();
  await changeFields(place, done);
  for (let index = 0; index < blocksToSelect; index++) {
    const block = blocksIn(place)[index];
    if (!block) break;
    // Near its corner, where nothing else is likely to be.
    await mouse(pointIn(block, 0.02, 0.1));
    await settle();
    await changeFields(place, done);
    await pressButtons(place, done);
  }
  await pressButtons(place, done);
  await pressKeys();
}

function blocksIn(place: HTMLElement): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>("[draggable=true]")];
}

/** Drags the first block to the last and back: one of them may be a tool that makes blocks. */
async function dragBlocks(place: HTMLElement): Promise<void> {
  for (const [from, to] of [
    [0, -1],
    [-1, 0],
  ] as const) {
    const blocks = blocksIn(place);
    const [block, target] = [blocks.at(from), blocks.at(to)];
    if (!block || !target || block === target) return;
    await mouse(pointIn(block, 0.05, 0.5), pointIn(target, 0.5, 0.8), pointIn(target, 0.5, 0.9));
    await settle();
  }
}

async function changeFields(place: HTMLElement, done: WeakSet<Element>): Promise<void> {
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input, select, textarea",
  )) {
    if (!field.isConnected || field.disabled || done.has(field)) continue;
    done.add(field);
    await change(field);
  }
}

async function pressButtons(place: HTMLElement, done: WeakSet<Element>): Promise<void> {
  for (const button of place.querySelectorAll<HTMLElement>("button, [role=button], summary")) {
    if (!button.isConnected || (button as HTMLButtonElement).disabled || done.has(button)) continue;
    done.add(button);
    button.click();
    await settle();
  }
}

/** The keys that editors listen to; those with the command key of both kinds of keyboard. */
async function pressKeys(): Promise<void> {
  const commands = ["c", "v", "d", "x", "z", "y", "s", "Z"].map((key) => ({
    key,
    ctrlKey: true,
    shiftKey: key === "Z",
  }));
  const all = [...commands, ...["Escape", "Enter", "Delete", "ArrowDown"].map((key) => ({ key }))];
  for (const about of all) {
    const target = document.activeElement ?? document.body;
    for (const type of ["keydown", "keyup"]) {
      target.dispatchEvent(new KeyboardEvent(type, { ...about, bubbles: true, cancelable: true }));
    }
  }
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
