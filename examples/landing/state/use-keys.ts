import { pressOf } from "browser/key-press.ts";
import { useEffect } from "react";
import { startEditing } from "../blocks/text-editing.ts";
import type { PanelName } from "../panels/dock.tsx";
import type { Commands } from "./commands.ts";
import { focusBlock, focusNextRegion, focusSettings, textElement } from "./page-focus.ts";
import type { ArrowKey } from "./places.ts";

/** Global shortcuts, and keys for the focused block. */
export function useKeys(
  commands: Commands,
  preview: boolean,
  showShortcuts: () => void,
  openPanel: (panel: PanelName | null) => void,
): void {
  useEffect(() => {
    /** The actions of keys on a focused block. */
    const blockAction = (press: string, id: string, target: HTMLElement): (() => void) | undefined => {
      const moveByArrow = () => commands.moveByArrow(id, press as ArrowKey);
      const remove = () => removeAndFocusNext(commands, id);
      return {
        ...{ ArrowUp: moveByArrow, ArrowDown: moveByArrow, ArrowLeft: moveByArrow, ArrowRight: moveByArrow },
        ...{ Delete: remove, Backspace: remove },
        Enter() {
          const text = textElement(id);
          if (text) return startEditing(text);
          openPanel("settings");
          focusSettings();
        },
        Escape() {
          const parent = commands.parent(id);
          if (parent !== null) return commands.focus(parent);
          commands.select(null);
          target.blur();
        },
      }[press];
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = elementOf(event);
      if (target.closest("dialog") || event.defaultPrevented) return;
      const press = pressOf(event).replace(/^(Control|Meta)/, "Mod");
      const selected = commands.selected();
      if (press === "?" && !isTyping(target)) showShortcuts();
      else if (press === "F6" || press === "Shift+F6") focusNextRegion(event.shiftKey ? -1 : 1, selected);
      else if (preview) return;
      else if (press === "Mod+z" || press === "Mod+Shift+z" || press === "Mod+y") {
        if (press === "Mod+z") commands.undo();
        else commands.redo();
        // The focused block may be gone, and block shortcuts work on the focused block.
        if ((document.activeElement ?? document.body) === document.body) focusBlock(commands.selected() ?? "ROOT");
      } else if (press === "Mod+d" && !isTyping(target)) {
        const copy = selected === null ? null : commands.duplicate(selected);
        if (copy) focusBlock(copy);
      } else if (target instanceof HTMLElement && target.dataset.block !== undefined) {
        const action = blockAction(press, target.dataset.block, target);
        if (!action) return;
        action();
      } else if (press === "Escape" && target.closest(".panel")) {
        openPanel(null);
        if (selected !== null) commands.focus(selected);
      } else if (["Delete", "Backspace"].includes(press) && target.closest(".layers, .toolbox") && selected !== null) {
        removeAndFocusNext(commands, selected, target.closest(".layers"));
      } else return;
      event.preventDefault();
    };
    /** Clipboard events need no permission, and the browser's menu fires them, too. */
    const onClipboard = (event: ClipboardEvent) => {
      const target = elementOf(event);
      const id = commands.selected();
      const isText = isTyping(target) || target.closest("dialog") || !getSelection()?.isCollapsed;
      if (preview || isText || !event.clipboardData) return;
      if (event.type === "paste") {
        event.preventDefault();
        const pastedId = commands.paste(event.clipboardData.getData("text/plain"));
        if (pastedId !== null) focusBlock(pastedId);
        return;
      }
      const text = id === null ? null : commands.copy(id);
      if (id === null || text === null) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", text);
      if (event.type === "cut") removeAndFocusNext(commands, id);
    };
    const controller = new AbortController();
    addEventListener("keydown", onKeyDown, controller);
    for (const type of ["copy", "cut", "paste"] as const) addEventListener(type, onClipboard, controller);
    return () => controller.abort();
  }, [commands, preview, showShortcuts, openPanel]);
}

/** @param layers the layers panel, if the focus stays there */
function removeAndFocusNext(commands: Commands, id: string, layers?: Element | null): void {
  commands.remove(id);
  const next = commands.selected();
  if (layers) layers.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  else if (next !== null) focusBlock(next);
}

/** The event's target element. SVG elements aren't `HTMLElement`s, and the document isn't an element. */
function elementOf({ target }: Event): Element {
  return target && "closest" in target ? (target as Element) : document.body;
}

function isTyping(target: Element): boolean {
  return target.closest("[contenteditable], input:not([type=radio], [type=range]), textarea, select") !== null;
}
