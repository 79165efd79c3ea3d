import { blockOf } from "../../test/docs/browser/block-of.ts";
import { type CheckFile, same } from "../../test/docs/browser/check-file.ts";
import { fillIn } from "../../test/docs/browser/fill-in.ts";
import { mouse, pointIn } from "../../test/docs/browser/mouse.ts";
import { rendered, settle } from "../../test/docs/browser/stage.tsx";

const textsIn = (place: HTMLElement) => [...place.querySelectorAll("p")].map(({ textContent }) => textContent);

function button(place: HTMLElement, label: string): HTMLButtonElement | undefined {
  return [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label);
}

/** Drags one element to the end of a paragraph, as a hand would. */
async function dragBehind(from: Element | undefined, to: Element | undefined): Promise<void> {
  if (!from || !to) throw new Error("there is nothing to drag, or no place for it");
  await mouse(pointIn(from, 0.02, 0.5), pointIn(to, 0.02, 0.8), pointIn(to, 0.02, 0.95), pointIn(to, 0.03, 0.95));
  await settle();
}

export const probes: CheckFile["probes"] = {
  "Drag **New text** into the box, drag the paragraphs into another order, click one and type in the field above. **Undo** takes back one step at a time. **Save** prints the page as JSON to the console.":
    async () => {
      const { App } = await blockOf("docs/overview/src/app.tsx");
      const printed: string[] = [];
      const { log } = console;
      console.log = (text) => void printed.push(text);
      try {
        await rendered(<App />, async (place) => {
          // Craft.js counts margins to the height of a block.
          for (const text of place.querySelectorAll("p")) text.style.margin = "0";
          await dragBehind(place.querySelector("span") ?? undefined, place.querySelectorAll("p")[1]);
          same(textsIn(place), ["Drag me", "Click me", "New text"]);
          await dragBehind(place.querySelectorAll("p")[0], place.querySelectorAll("p")[1]);
          same(textsIn(place), ["Click me", "Drag me", "New text"]);
          await mouse(pointIn(place.querySelectorAll("p")[0] as Element, 0.02, 0.5));
          await settle();
          const field = place.querySelector("input");
          if (!field) throw new Error("there is no field");
          await fillIn(field, "Typed");
          same(textsIn(place), ["Typed", "Drag me", "New text"]);
          button(place, "Save")?.click();
          same([printed.length, JSON.parse(printed[0] ?? "").ROOT.nodes.length], [1, 3]);
          const states: unknown[] = [];
          for (let times = 0; times < 3; times++) {
            button(place, "Undo")?.click();
            await settle();
            states.push(textsIn(place));
          }
          same(states, [
            ["Click me", "Drag me", "New text"],
            ["Drag me", "Click me", "New text"],
            ["Drag me", "Click me"],
          ]);
        });
      } finally {
        console.log = log;
      }
    },
};
