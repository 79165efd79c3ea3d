import * as core from "@craftjs/core";
import { Editor, Element, Frame, type Options, type Resolver, useEditor } from "@craftjs/core";
import { useState } from "react";
import { Calls } from "../../../test/docs/browser/calls.tsx";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { indicatorLine } from "../../../test/docs/browser/indicator-line.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { sameType } from "../../../test/docs/browser/same-type.ts";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, rendered, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";

/** Renders a small document with one prop that is `undefined`, and what then happens to it. */
function withUndefined(name: keyof Options, work: (editor: EditorHandle) => unknown = () => {}) {
  return withHandle(
    (handle) => (
      <Editor resolver={sampleResolver} {...{ [name]: undefined }}>
        {handle}
        <Frame>
          <Element is="div" canvas>
            <SampleText />
            <SampleText />
          </Element>
        </Frame>
      </Editor>
    ),
    async (editor) => {
      await work(editor);
      await settle();
    },
  );
}

/** An editor whose parent gives it other props, once `give` is called. */
function withLaterProps(
  first: Partial<Options>,
  then: (give: (props: Partial<Options>, key?: string) => Promise<void>, latest: () => EditorHandle) => unknown,
) {
  let set = (_: [Partial<Options>, string]) => {};
  let latest: EditorHandle | undefined;
  const Handle = () => {
    latest = useEditor();
    return null;
  };
  const App = () => {
    const [[props, key], setProps] = useState<[Partial<Options>, string]>([first, "first"]);
    set = setProps;
    return (
      <Editor key={key} {...props}>
        <Handle />
      </Editor>
    );
  };
  return rendered(<App />, () =>
    then(
      async (props, key = "first") => {
        set([props, key]);
        await settle();
      },
      () => latest as EditorHandle,
    ),
  );
}

export const probes: CheckFile["probes"] = {
  "`<Editor />` holds the state of one page editor and gives it to everything inside: the canvas in [`<Frame />`](/docs/api/frame), your toolbox, your settings panel. It renders no element of its own, apart from the drop indicator during a drag.":
    async () => {
      await rendered(
        <Editor>
          <b>Inside</b>
        </Editor>,
        (place) => same(place.innerHTML, "<b>Inside</b>"),
      );
      const Panel = () => <b>{useEditor((state) => ({ count: Object.keys(state.nodes).length })).count}</b>;
      await withEditor(
        async (editor, place) => {
          const [first, second] = childrenOf(editor).map((id) => domOf(editor, id));
          const own = () => [...place.children].map(({ tagName }) => tagName);
          same([place.querySelector("b")?.textContent, own()], ["3", ["B", "SECTION"]]);
          fire(first, "mousedown");
          fire(first, "dragstart");
          fire(second, "dragover");
          await settle();
          same([own(), place.firstElementChild === indicatorLine()], [["DIV", "B", "SECTION"], true]);
          fire(first, "dragend");
          await settle();
          same(own(), ["B", "SECTION"]);
        },
        { beside: <Panel /> },
      );
    },
  "Each `<Editor />` has a state of its own, so a page can hold several. [useEditor](/docs/api/useEditor) works in every component below it.":
    () =>
      withEditor(({ actions, query }) =>
        withEditor(
          (other) => {
            actions.selectNode("ROOT");
            same([query.getEvent("selected").size(), other.query.getEvent("selected").size()], [1, 0]);
          },
          {
            beside: (
              <div>
                <Calls hook={useEditor} />
              </div>
            ),
          },
        ),
      ),
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
  "Leave a prop out if you have no value for it. An explicit `undefined` replaces the default: `enabled={undefined}` disables the editor, `onRender={undefined}` and `handlers={undefined}` break the first render, `resolver={undefined}` does so as soon as a component is rendered, `indicator={undefined}` breaks the first drag, `onBeforeMoveEnd={undefined}` makes every move throw, and `onNodesChange={undefined}` logs a warning with every change.":
    async () => {
      await withUndefined("enabled", (editor) => {
        same(editor.query.getOptions().enabled, undefined);
        fire(document.querySelector("p[draggable]") ?? document.body, "mousedown");
        same(selectedOf(editor), []);
      });
      await says("Element type is invalid", () => withUndefined("onRender"));
      await says("handlers is not a function", () => withUndefined("handlers"));
      await says("does not exist in the resolver", () => withUndefined("resolver"));
      await rendered(<Editor {...({ resolver: undefined } as object)} />, () => {});
      await says("reading 'className'", () =>
        withUndefined("indicator", (editor) => {
          const [first, last] = childrenOf(editor);
          fire(domOf(editor, first), "dragstart");
          fire(domOf(editor, last), "dragover");
          for (const shadow of document.querySelectorAll(".drag-shadow")) shadow.remove();
        }),
      );
      await withUndefined("onBeforeMoveEnd", (editor) =>
        throws("onBeforeMoveEnd is not a function", () => editor.actions.move(childrenOf(editor)[0] ?? "", "ROOT", 2)),
      );
      await says("console.warn: ", () =>
        withUndefined("onNodesChange", ({ actions }) => actions.setHidden("ROOT", true)),
      );
      await says("onNodesChange is not a function", () =>
        withUndefined("onNodesChange", ({ actions }) => actions.setHidden("ROOT", true)),
      );
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
