import { DefaultEventHandlers, type Options } from "@craftjs/core";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { click, fire } from "../../../harness/pointer.ts";
import { sameType } from "../../../harness/same-type.ts";
import { type EditorHandle, withEditor } from "../../../harness/stage.tsx";
import { startDrag } from "../../../harness/start-drag.ts";
import { withLaterProps } from "../../../harness/with-later-props.tsx";

const options = { removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false };

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
  await withEditor((editor) => then(heard, editor), {
    props: { handlers: (store) => new Listening({ store, ...options }) },
  });
}

/** An element of no node, and how many nodes are selected and hovered after a press on it and a hover. */
function bareElement({ actions, query }: EditorHandle) {
  const element = document.createElement("p");
  const craft = { stopPropagation() {}, blockedEvents: {} };
  const did = () => {
    actions.clearEvents();
    for (const type of ["mousedown", "mouseover"]) {
      element.dispatchEvent(Object.assign(new MouseEvent(type), { craft }));
    }
    return [query.getEvent("selected").size(), query.getEvent("hovered").size()];
  };
  return { element, did };
}

export const probes: CheckFile["probes"] = {
  "## handlers {#handlers} A function that makes the object behind all [connectors](/docs/api/useEditor#connectors): it decides what a mouse down, a hover or a drag does. Most editors need only the options of `DefaultEventHandlers`:":
    () => {
      const did: string[] = [];
      class Own extends DefaultEventHandlers {
        override handlers() {
          const note = (name: string, type: "mousedown" | "mouseover" | "dragstart") => (el: HTMLElement) =>
            this.addCraftEventListener(el, type, (event) => {
              event.craft.stopPropagation();
              did.push(name);
            });
          return {
            ...super.handlers(),
            select: note("select", "mousedown"),
            hover: note("hover", "mouseover"),
            drag: note("drag", "dragstart"),
          };
        }
      }
      return withEditor(
        (editor) => {
          for (const type of ["mousedown", "mouseover", "dragstart"]) fire(domOf(editor, childrenOf(editor)[0]), type);
          same([did, selectedOf(editor)], [["select", "hover", "drag"], []]);
        },
        { props: { handlers: (store) => new Own({ store, ...options }) } },
      );
    },
  "| `store` | | The store that the function gets | | `isMultiSelectEnabled` | `(event) => !!event.metaKey` | Whether this event adds to the selection | | `removeHoverOnMouseleave` | `false` | Whether leaving an element clears the hovered state | The defaults are those of an editor without `handlers`. When you make the object yourself, all three options are required:":
    async () => {
      type Given = NonNullable<ConstructorParameters<typeof DefaultEventHandlers<object>>[0]>;
      sameType<{ [Name in keyof Given]: object extends Pick<Given, Name> ? Name : never }[keyof Given], never>(true);
      for (const removeHoverOnMouseleave of [true, false]) {
        let given: unknown;
        const isMultiSelectEnabled = (event: MouseEvent) => event.altKey;
        await withEditor(
          (editor) => {
            const [first = "", second = ""] = childrenOf(editor);
            same(given === editor.store, true);
            click(domOf(editor, first));
            click(domOf(editor, second), { metaKey: true });
            same(selectedOf(editor), [second]);
            click(domOf(editor, first), { altKey: true });
            same(selectedOf(editor), [second, first]);
            fire(domOf(editor, first), "mouseover");
            fire(domOf(editor, first), "mouseleave");
            same(editor.query.getEvent("hovered").size(), removeHoverOnMouseleave ? 0 : 1);
          },
          {
            props: {
              handlers: (store) => {
                given = store;
                return new DefaultEventHandlers({ store, removeHoverOnMouseleave, isMultiSelectEnabled });
              },
            },
          },
        );
      }
      await withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        click(domOf(editor, first));
        click(domOf(editor, second), { altKey: true, ctrlKey: true, shiftKey: true });
        same(selectedOf(editor), [second]);
        click(domOf(editor, first), { metaKey: true });
        same(selectedOf(editor), [second, first]);
      });
    },
  "To change what a connector does, extend the class. A connector is a function that attaches listeners and returns one that removes them:":
    () =>
      withEditor((editor) => {
        const { element, did } = bareElement(editor);
        const remove = new DefaultEventHandlers({ store: editor.store, ...options }).handlers().select(element, "ROOT");
        same(did(), [1, 0]);
        remove();
        same(did(), [0, 0]);
      }),
  "| `this.options` | Holds the options, `store` among them |": () =>
    withEditor(({ store }) => {
      class Own extends DefaultEventHandlers<{ note: string }> {
        given = this.options;
      }
      const { given } = new Own({ store, ...options, note: "own" });
      same([given.store === store, given.note, given.removeHoverOnMouseleave], [true, "own", false]);
    }),
  "| `this.reflect(…)` | Attaches several connectors, and returns a function that detaches them |": () =>
    withEditor((editor) => {
      class Own extends DefaultEventHandlers {
        both(element: HTMLElement) {
          return this.reflect((connectors) => {
            connectors.select(element, "ROOT");
            connectors.hover(element, "ROOT");
          });
        }
      }
      const { element, did } = bareElement(editor);
      const detach = new Own({ store: editor.store, ...options }).both(element);
      same(did(), [1, 1]);
      detach();
      same(did(), [0, 0]);
    }),
  "The function runs once per editor; a later value is ignored. If it returns `null`, the editor renders nothing at all. The default handlers use the browser’s drag-and-drop events.":
    async () => {
      const calls: string[] = [];
      const named = (name: string) => ({ handlers: () => void calls.push(name) }) as unknown as Partial<Options>;
      await withLaterProps(named("first"), async (give, _, place) => {
        await give(named("later"));
        same([calls, place.innerHTML], [["first"], ""]);
      });
      await withLaterProps({}, (_give, _latest, place) => same(place.textContent, "Inside"));
      await withEditor((editor) => {
        const [first, second] = childrenOf(editor);
        same(domOf(editor, first).draggable, true);
        fire(domOf(editor, first), "mousedown");
        fire(domOf(editor, second), "mousemove");
        same(editor.query.getEvent("dragged").size(), 0);
        startDrag(domOf(editor, first), domOf(editor, second));
        same([editor.query.getEvent("dragged").all(), editor.query.getState().indicator !== null], [[first], true]);
        fire(domOf(editor, first), "dragend");
        same(editor.query.getEvent("dragged").size(), 0);
      });
    },
  "| `this.addCraftEventListener(…)` | Adds a listener to an element, and returns a function that removes it. After `event.craft.stopPropagation()`, such listeners of the elements around it are not called. |":
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
  "| `this.onEnable`, `this.onDisable` | Methods that are called when the editor is enabled or disabled, and once at the start. Call `super.onDisable()` in yours: it clears the selection. |":
    () =>
      withListeners(async (heard, { actions, query }) => {
        same(heard, ["on"]);
        actions.selectNode("ROOT");
        await enable(actions, false);
        await enable(actions, true);
        same([heard, query.getEvent("selected").size()], [["on", "off", "on"], 1]);
        class Clearing extends DefaultEventHandlers {
          override onDisable() {
            super.onDisable();
          }
        }
        await withEditor(
          async (editor) => {
            editor.actions.selectNode("ROOT");
            await enable(editor.actions, false);
            same(editor.query.getEvent("selected").size(), 0);
          },
          { props: { handlers: (store) => new Clearing({ store, ...options }) } },
        );
      }),
  "`connect` calls the `select`, `hover` and `drop` of your class, so `NoHoverHandlers` need not replace it.": () =>
    withListeners((heard, editor) => {
      fire(domOf(editor, "ROOT"), "mouseover");
      same([heard, editor.query.getEvent("hovered").all()], [["on", "root"], []]);
    }),
};
