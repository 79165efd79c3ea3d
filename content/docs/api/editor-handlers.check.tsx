import { DefaultEventHandlers } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { type EditorHandle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** Which handlers with a listener of their own ran, and when they were switched. */
async function withListeners(then: (heard: string[], editor: EditorHandle) => unknown) {
  const heard: string[] = [];
  class Listening extends DefaultEventHandlers {
    override handlers() {
      const hover = (el: HTMLElement, id: string) =>
        this.addCraftEventListener(el, "mouseover", (event) => {
          heard.push(id === "ROOT" ? "root" : "child");
          if (!event.shiftKey) event.craft.stopPropagation();
        });
      return { ...super.handlers(), hover };
    }
    override onEnable() {
      heard.push("on");
    }
    override onDisable() {
      heard.push("off");
    }
  }
  const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };
  await withEditor((editor) => then(heard, editor), {
    props: { handlers: (store) => new Listening({ store, ...options }) },
  });
}

export const probes: CheckFile["probes"] = {
  "Adds a listener to an element, and returns a function that removes it. After `event.craft.stopPropagation()`, such listeners of the elements around it are not called.":
    () =>
      withListeners(async (heard, editor) => {
        const child = domOf(editor, childrenOf(editor)[0]);
        heard.length = 0;
        fire(child, "mouseover");
        fire(child, "mouseover", { shiftKey: true });
        same(heard, ["child", "child", "root"]);
        await enable(editor.actions, false);
        heard.length = 0;
        fire(child, "mouseover");
        same(heard, []);
      }),
  "Methods that are called when the editor is enabled or disabled, and once at the start. Call `super.onDisable()` in yours: it clears the selection.":
    () =>
      withListeners(async (heard, { actions, query }) => {
        same(heard, ["on"]);
        actions.selectNode("ROOT");
        await enable(actions, false);
        await enable(actions, true);
        same([heard, query.getEvent("selected").size()], [["on", "off", "on"], 1]);
      }),
  "`connect` calls the `select`, `hover` and `drop` of your class, so `NoHoverHandlers` need not replace it.": () =>
    withListeners((heard, editor) => {
      fire(domOf(editor, "ROOT"), "mouseover");
      same([heard, editor.query.getEvent("hovered").all()], [["on", "root"], []]);
    }),
};
