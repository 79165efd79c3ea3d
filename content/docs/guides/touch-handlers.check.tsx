import { Element as CraftElement, DefaultEventHandlers, type EditorStore, Positioner, useEditor } from "@craftjs/core";
import type { CSSProperties, ReactElement } from "react";
import { blockOf } from "../../../test/docs/browser/block-of.ts";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { finger } from "../../../test/docs/browser/finger.ts";
import { pointIn } from "../../../test/docs/browser/mouse.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { type EditorHandle, rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** A container that takes nothing. */
const Closed = () => <SampleContainer style={{ height: 60 }} />;
Closed.craft = { rules: { canMoveIn: () => false } };

const tools = ["element", "function", "tree"] as const;
const made: string[] = [];

/** A source of new texts for each kind of thing that `create` takes. */
function Tools() {
  const { connectors, query } = useEditor();
  const text = <SampleText text="New" />;
  const sources = { element: text, function: () => text, tree: () => query.parseReactElement(text).toNodeTree() };
  return tools.map((tool) => (
    <button
      key={tool}
      id={tool}
      type="button"
      ref={(dom) => {
        if (!dom) return;
        connectors.create(dom, sources[tool] as ReactElement, {
          onCreate: ({ rootNodeId }) => void made.push(rootNodeId),
        });
      }}
    >
      {tool}
    </button>
  ));
}

/** An editor with the page's touch handlers, two texts and a container that takes nothing. */
async function withTouch(then: (editor: EditorHandle, place: HTMLElement) => unknown) {
  const { TouchHandlers } = await blockOf("docs/guides/touch/src/touch-handlers.ts");
  const handlers = (store: EditorStore) =>
    new TouchHandlers({ store, removeHoverOnMouseleave: false, isMultiSelectEnabled: () => false });
  const closed = <CraftElement key="closed" is={Closed} canvas />;
  const content = containerOf(<SampleText text="One" />, <SampleText text="Two" />, closed);
  await withEditor(then, { content, resolver: { Closed }, beside: <Tools />, props: { handlers } });
}

const textsOf = (editor: EditorHandle) => childrenOf(editor).map((id) => textOf(editor, id));

/** Touches one element and moves to a place in another one, after the time that begins a drag. */
async function drag(from: HTMLElement, to: HTMLElement, down = 0.9): Promise<void> {
  for (const text of document.querySelectorAll("p")) text.style.margin = "0";
  await finger([pointIn(from, 0.1, 0.5), pointIn(to, 0.1, down)], 400);
  await settle();
}

export const probes: CheckFile["probes"] = {
  "It uses the `Positioner` that the mouse drag uses, so the same [rules](/docs/api/user-component#rules) and the same [drop indicator](/docs/guides/drag-feedback) apply.":
    () =>
      withTouch(async (editor) => {
        const [one = "", two = "", closed = ""] = childrenOf(editor);
        const seen: string[] = [];
        const { computeIndicator } = Positioner.prototype;
        Positioner.prototype.computeIndicator = function (...place) {
          const indicator = computeIndicator.apply(this, place);
          if (indicator) seen.push(indicator.error ? "refused" : "taken");
          return indicator;
        };
        await drag(domOf(editor, one), domOf(editor, closed), 0.5);
        Positioner.prototype.computeIndicator = computeIndicator;
        same(seen.at(-1), "refused");
        same([childrenOf(editor), editor.query.getState().indicator], [[one, two, closed], null]);
      }),

  "- **Touch events stay with the element** on which the finger came down, so the class asks `elementFromPoint` what is under the finger, and climbs to an element that was given to `connect`.":
    () =>
      withTouch(async (editor) => {
        const [one = "", two = ""] = childrenOf(editor);
        const from = domOf(editor, one);
        const targets = new Set<EventTarget | null>();
        from.addEventListener("touchmove", ({ target }) => void targets.add(target));
        // What is under the finger is inside of the block.
        domOf(editor, two).innerHTML = "<b>Two</b>";
        const asked: (Element | null)[] = [];
        const { elementFromPoint } = document;
        document.elementFromPoint = (x, y) => {
          const found = elementFromPoint.call(document, x, y);
          asked.push(found);
          return found;
        };
        await drag(from, domOf(editor, two).querySelector("b") as HTMLElement);
        document.elementFromPoint = elementFromPoint;
        same(
          [[...targets].every((target) => target === from), asked.some((found) => found?.tagName === "B")],
          [true, true],
        );
        same(childrenOf(editor).slice(0, 2), [two, one]);
      }),

  "This class adds a touch drag to the mouse drag:": () =>
    withTouch(async (editor, place) => {
      // From a toolbox, it drags what is made, of whatever `create` got.
      for (const [index, tool] of tools.entries()) {
        await drag(place.querySelector(`#${tool}`) as HTMLElement, domOf(editor, childrenOf(editor)[0]));
        same(textsOf(editor).filter((text) => text === "New").length, index + 1);
      }
      same(made.length, 3);
    }),

  "// The index counts before the move: after the next block is index + 2.": () =>
    withEditor(({ actions, query }) => {
      const [first = "", second = ""] = query.node("ROOT").childNodes();
      const index = query.node("ROOT").childNodes().indexOf(first);
      actions.move(first, "ROOT", index + 1);
      same(query.node("ROOT").childNodes(), [first, second]);
      actions.move(first, "ROOT", index + 2);
      same(query.node("ROOT").childNodes(), [second, first]);
    }),

  "/* A long press must not select text or open the link's menu. */ .block { -webkit-touch-callout: none; -webkit-user-select: none; user-select: none; }":
    () => {
      // The browsers that this is for know the first one, and so do the types.
      const style: CSSProperties = { WebkitTouchCallout: "none", WebkitUserSelect: "none", userSelect: "none" };
      return rendered(<p style={style}>Text</p>, (place) => {
        const text = place.querySelector("p") as HTMLElement;
        same(getComputedStyle(text).userSelect, "none");
      });
    },

  "Give blocks that users type in a [handle](/docs/concepts/user-components#connectors) of their own to drag by, and remove the class `block` from them, or their text cannot be selected.":
    async () => {
      const { App } = await blockOf("docs/guides/touch/src/App.tsx");
      await rendered(<App />, (place) => {
        const style = document.head.appendChild(document.createElement("style"));
        style.textContent = ".block { user-select: none }";
        const text = place.querySelector("p.block") as HTMLElement;
        // What has a handle is not draggable itself.
        for (const block of place.querySelectorAll(".block")) block.removeAttribute("draggable");
        const select = () => {
          getSelection()?.selectAllChildren(place.querySelector("main, section") as HTMLElement);
          return getSelection()
            ?.toString()
            .includes(text.textContent ?? "");
        };
        const before = select();
        for (const block of place.querySelectorAll(".block")) block.classList.remove("block");
        const after = select();
        getSelection()?.removeAllRanges();
        style.remove();
        same([before, after], [false, true]);
      });
    },

  "`Positioner` and the handlers are exported, and typed,": () =>
    same([typeof Positioner, typeof DefaultEventHandlers], ["function", "function"]),

  "Give users a button that calls `actions.clearEvents()`.": () =>
    withEditor(({ actions, query }) => {
      actions.selectNode("ROOT");
      actions.clearEvents();
      same(query.getEvent("selected").all(), []);
    }),
};
