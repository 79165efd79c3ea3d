import * as core from "@craftjs/core";
import { Editor, Frame, type Options, type Resolver, useEditor } from "@craftjs/core";
import { type ReactNode, useEffect } from "react";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { mouse, pointIn } from "../../../harness/mouse.ts";
import { NodeCount } from "../../../harness/node-count.tsx";
import { fire } from "../../../harness/pointer.ts";
import { pressKey } from "../../../harness/press-key.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, rendered, settle, withEditor, withHandle } from "../../../harness/stage.tsx";
import { startDrag } from "../../../harness/start-drag.ts";
import { watchTrouble } from "../../../harness/trouble.ts";
import { withLaterProps } from "../../../harness/with-later-props.tsx";

/** Renders a small document with one prop that is `undefined`, and what then happens to it. */
function withUndefined(name: keyof Options, work: (editor: EditorHandle) => unknown = () => {}) {
  return withHandle(
    (handle) => (
      <Editor resolver={sampleResolver} {...{ [name]: undefined }}>
        {handle}
        <Frame>{containerOf(<SampleText />, <SampleText />)}</Frame>
      </Editor>
    ),
    async (editor) => {
      await work(editor);
      await settle();
    },
  );
}

/** Runs `then` with two editors, each in an element that can have the focus. */
async function withTwo(
  then: (one: EditorHandle, two: EditorHandle, place: HTMLElement) => unknown,
  beside?: ReactNode,
): Promise<void> {
  const handles: EditorHandle[] = [];
  const Handle = ({ index }: { index: number }) => {
    const editor = useEditor();
    useEffect(() => {
      handles[index] = editor;
    });
    return null;
  };
  const editors = [0, 1].map((index) => (
    <div key={index} tabIndex={-1}>
      <Editor resolver={sampleResolver}>
        <Handle index={index} />
        {beside}
        <Frame>{containerOf(<SampleText text="One" />, <SampleText text="Two" />)}</Frame>
      </Editor>
    </div>
  ));
  await rendered(editors, async (place) => {
    const [one, two] = handles;
    if (!one || !two) throw new Error("the editors did not render");
    await then(one, two, place);
  });
}

export const probes: CheckFile["probes"] = {
  "`<Editor />` holds the state of one page editor and gives it to everything inside: the canvas in [`<Frame />`](/docs/api/frame), your toolbox, your settings panel. `<Editor />` renders no element of its own, apart from the drop indicator during a drag.":
    async () => {
      await rendered(
        <Editor>
          <b>Inside</b>
        </Editor>,
        (place) => same(place.innerHTML, "<b>Inside</b>"),
      );
      await withEditor(
        async (editor, place) => {
          const [first, second] = childrenOf(editor).map((id) => domOf(editor, id));
          const own = () => [...place.children].map(({ tagName }) => tagName);
          same([place.querySelector("b")?.textContent, own()], ["3", ["B", "SECTION"]]);
          startDrag(first, second);
          await settle();
          same([own(), place.firstElementChild === indicatorLine()], [["DIV", "B", "SECTION"], true]);
          fire(first, "dragend");
          await settle();
          same(own(), ["B", "SECTION"]);
        },
        { beside: <NodeCount /> },
      );
    },
  "Each `<Editor />` has a state of its own, so a page can hold [several](#several). [useEditor](/docs/api/useEditor) works in every component below it.":
    () =>
      withEditor(({ actions, query }) =>
        withEditor(
          (other) => {
            actions.selectNode("ROOT");
            same([query.getEvent("selected").size(), other.query.getEvent("selected").size()], [1, 0]);
          },
          { beside: <Calls hook={useEditor} /> },
        ),
      ),
  "- **Blocks stay in their editor.** A drag from one to another changes nothing.": () =>
    withTwo(async (one, two) => {
      const before = [one.query.serialize(), two.query.serialize()];
      const [from, to] = [one, two].map((editor) => domOf(editor, childrenOf(editor)[0]));
      if (from && to) await mouse(pointIn(from, 0.5, 0.5), pointIn(to, 0.5, 0.6), pointIn(to, 0.5, 0.8));
      await settle();
      same([one.query.serialize(), two.query.serialize()], before);
    }),
  "A listener on `document`, as in the examples of these pages, acts in each editor: Delete removes what is selected in every one. Listen on an element around each editor instead. With `tabIndex={-1}`, it takes the focus when the user clicks inside.":
    async () => {
      const DeleteKey = () => {
        const { query, store } = useEditor();
        useEffect(() => {
          const listener = () => store.actions.delete(query.getEvent("selected").all());
          document.addEventListener("keydown", listener);
          return () => document.removeEventListener("keydown", listener);
        }, [query, store]);
        return null;
      };
      const heard: string[] = [];
      await withTwo(
        async (one, two, place) => {
          for (const [name, element] of Object.entries({ one: place.children[0], two: place.children[1] }))
            element?.addEventListener("keydown", () => heard.push(name));
          for (const editor of [one, two]) {
            await mouse(pointIn(domOf(editor, childrenOf(editor)[0]), 0.5, 0.5));
            await settle();
          }
          await pressKey("Delete");
          await settle();
          same([childrenOf(one).length, childrenOf(two).length, heard], [1, 1, ["two"]]);
        },
        <DeleteKey />,
      );
    },
  "| [`onNodesChange`](#on-nodes-change) | `(query) => void` | does nothing | | [`onBeforeMoveEnd`](#on-before-move-end) | `(node, parent, oldParent) => void` | does nothing | | [`normalizeNodes`](#normalize-nodes) | `(state, previousState, action, query) => void` | does nothing |":
    () => {
      const given: Record<string, unknown[]> = {};
      const props = {
        onNodesChange: (...words: unknown[]) => {
          given.changed = words;
        },
        // They are drafts, which nobody can read later.
        onBeforeMoveEnd: (...words: unknown[]) => {
          given.moved = words.map((node) => (node as { id: string }).id);
        },
        normalizeNodes: (...words: unknown[]) => {
          const [state, previous, action, query] = words as Parameters<Options["normalizeNodes"]>;
          given.normalised = [state === previous, action.type, query.getState() === previous, words.length];
        },
      };
      return withEditor(
        (editor) => {
          const { actions, query } = editor;
          const [box = "", text = ""] = childrenOf(editor);
          actions.move(text, box, 0);
          same(given.moved, [text, box, "ROOT"]);
          same(given.normalised, [false, "move", true, 4]);
          same(
            given.changed?.map((given) => (given as typeof query).serialize()),
            [query.serialize()],
          );
        },
        { content: containerOf(containerOf(), <SampleText />), props },
      );
    },
  "The editor reads its props once, in its first render. Later it follows `enabled` and nothing else: a new `onNodesChange` or a new `resolver` is not noticed. Change the other options with [actions.setOptions](/docs/api/useEditor#set-options), except `handlers`, or give `<Editor />` another `key` to start afresh. A callback that needs fresh values can read them from a ref.":
    () => {
      const onNodesChange = () => {};
      let made = 0;
      const handlers: Options["handlers"] = () => {
        made++;
        return null as never;
      };
      const later = { onNodesChange, resolver: {} as Resolver, onRender: SampleText as never, enabled: false };
      const first = { resolver: sampleResolver, enabled: true };
      return withLaterProps(first, async (give, latest) => {
        const { actions, query } = latest();
        const { enabled: _, ...before } = query.getOptions();
        await give(later);
        const { enabled, ...after } = query.getOptions();
        same(enabled, false);
        for (const [name, value] of Object.entries(before)) same(after[name as keyof typeof after] === value, true);
        actions.setOptions((options) => {
          Object.assign(options, { ...later, handlers });
        });
        const { onNodesChange: set, resolver, onRender } = query.getOptions();
        same([set === onNodesChange, resolver === later.resolver, onRender === later.onRender], [true, true, true]);
        await settle();
        same(made, 0);
        await give({ ...later, handlers }, "second");
        same(made, 1);
        const current = { note: "first" };
        const noted: string[] = [];
        await give({ onNodesChange: () => void noted.push(current.note) }, "third");
        current.note = "fresh";
        // The first call comes with any change of the state.
        latest().actions.clearEvents();
        same(noted, ["fresh"]);
      });
    },
  "Leave a prop out if you have no value for it: an explicit `undefined` replaces the default. `enabled={undefined}` disables the editor, `onNodesChange={undefined}` logs a warning with every change, and the other options but `normalizeNodes` throw sooner or later: `onBeforeMoveEnd={undefined}` with the first move.":
    async () => {
      await withUndefined("enabled", (editor) => {
        same([editor.query.getOptions().enabled, document.querySelector("p[draggable=true]")], [undefined, null]);
      });
      await says("onNodesChange is not a function", () =>
        withUndefined("onNodesChange", async ({ actions }) => {
          for (const count of [1, 2]) {
            actions.setHidden("ROOT", count === 1);
            await settle();
            same(watchTrouble().filter((said) => said.startsWith("console.warn")).length, count);
          }
        }),
      );
      await says("Element type is invalid", () => withUndefined("onRender"));
      await says("handlers is not a function", () => withUndefined("handlers"));
      await says("does not exist in the resolver", () => withUndefined("resolver"));
      await says("reading 'className'", () =>
        withUndefined("indicator", (editor) => {
          const [first, last] = childrenOf(editor).map((id) => domOf(editor, id));
          startDrag(first, last);
          for (const shadow of document.querySelectorAll(".drag-shadow")) shadow.remove();
        }),
      );
      const move = (editor: EditorHandle) => editor.actions.move(childrenOf(editor)[0] ?? "", "ROOT", 2);
      await withUndefined("onBeforeMoveEnd", (editor) =>
        throws("onBeforeMoveEnd is not a function", () => move(editor)),
      );
      await withUndefined("normalizeNodes", move);
    },
  "## TypeScript {#typescript} The type `Options` holds all props except `children`; the props of `<Editor />` are `Partial<Options>`. Type a callback that stands alone with `Options['onNodesChange']` and the like. `Resolver`, `EditorStore`, `CoreEventHandlers`, `DefaultEventHandlers` and `DefaultEventHandlersOptions` are exported too.":
    () => {
      type Props = Parameters<typeof Editor>[0];
      sameType<keyof Props, keyof Options | "children">(true);
      sameType<Omit<Props, "children">, Omit<Partial<Options>, never>>(true);
      sameType<Options["onNodesChange"], NonNullable<Props["onNodesChange"]>>(true);
      sameType<core.Resolver, Options["resolver"]>(true);
      sameType<core.EditorStore, Parameters<Options["handlers"]>[0]>(true);
      sameType<core.DefaultEventHandlersOptions["removeHoverOnMouseleave"], boolean>(true);
      same(core.DefaultEventHandlers.prototype instanceof core.CoreEventHandlers, true);
    },
};
