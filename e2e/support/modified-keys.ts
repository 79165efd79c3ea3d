import type { Locator } from "playwright-core";

const keys = {
  ArrowLeft: "ArrowLeft",
  ArrowRight: "ArrowRight",
  ArrowUp: "ArrowUp",
  ArrowDown: "ArrowDown",
  Home: "Home",
  End: "End",
  Enter: "Enter",
  " ": "Space",
  Tab: "Tab",
  Escape: "Escape",
  Delete: "Delete",
  Backspace: "Backspace",
  F2: "F2",
  F6: "F6",
  "/": "Slash",
  "?": "Slash",
  ...Object.fromEntries([..."acdfkstvxyz"].map((letter) => [letter, `Key${letter.toUpperCase()}`])),
};

const modifiers = [
  ["Alt"],
  ["Control"],
  ["Meta"],
  ["Shift"],
  ["Control", "Shift"],
  ["Meta", "Shift"],
  ["Alt", "Shift"],
  ["Alt", "Control"],
  ["Alt", "Meta"],
];

/** The keys with modifiers, such as `Alt+ArrowLeft`, whose default action on an element the page prevents. */
export function preventedModifiedKeys(element: Locator): Promise<string[]> {
  return element.evaluate(
    (element, { keys, modifiers }) => {
      (element as HTMLElement).focus();
      const prevented: string[] = [];
      for (const held of modifiers) {
        for (const [key, code] of Object.entries(keys)) {
          // With Shift alone, these are other characters.
          if (held.join() === "Shift" && key.length === 1 && key !== " ") continue;
          const event = new KeyboardEvent("keydown", {
            key,
            code,
            bubbles: true,
            cancelable: true,
            composed: true,
            altKey: held.includes("Alt"),
            ctrlKey: held.includes("Control"),
            metaKey: held.includes("Meta"),
            shiftKey: held.includes("Shift"),
          });
          if (!element.dispatchEvent(event)) prevented.push([...held, key].join("+"));
        }
      }
      return prevented;
    },
    { keys, modifiers },
  );
}
