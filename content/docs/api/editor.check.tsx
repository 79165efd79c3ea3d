import {
  type DefaultEventHandlers,
  Editor,
  Element,
  Frame,
  type Options,
  type Resolver,
  useEventHandler,
  useNode,
} from "@craftjs/core";
import { forwardRef, memo, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { type CheckFile, inWords, same, throws } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { indicatorLine } from "../../../test/docs/browser/indicator-line.ts";
import { click, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, rendered, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";
import { probes as events } from "./editor-events.check.tsx";
import { probes as handlers } from "./editor-handlers.check.tsx";
import { probes as normalizing } from "./editor-normalize.check.tsx";
import { probes as resolver } from "./editor-resolver.check.tsx";
import { bareEditor, optionDefaults } from "./editor-state.check.tsx";

export const defaults: CheckFile["defaults"] = {
  editor: optionDefaults("does nothing", "renders render", "DefaultEventHandlers"),
  indicator: async () => {
    const { indicator } = await bareEditor(({ query }) => query.getOptions());
    const line = await withEditor(async ({ actions, query }) => {
      const [first = "", last = ""] = query.node("ROOT").childNodes();
      actions.setIndicator(query.getDropPlaceholder(first, last, { x: 1, y: 1 }));
      await settle();
      return { height: indicatorLine()?.style.height ?? "", transition: indicatorLine()?.style.transition };
    });
    return {
      success: indicator.success,
      error: indicator.error,
      className: indicator.className,
      style: indicator.style,
      thickness: Number.parseFloat(line.height),
      // The browser writes out "all" and the delay.
      transition: line.transition?.replace(/^all /, "").replace(/ 0s$/, ""),
    };
  },
  handlers: async () => {
    let isMultiSelect: ((event: MouseEvent) => boolean) | undefined;
    let onLeave: boolean | undefined;
    const Read = () => {
      const { options } = useEventHandler() as DefaultEventHandlers;
      useEffect(() => {
        isMultiSelect = options.isMultiSelectEnabled;
        onLeave = options.removeHoverOnMouseleave;
      }, [options]);
      return null;
    };
    await withEditor(() => {}, { beside: <Read /> });
    const asks = (init: MouseEventInit) => isMultiSelect?.(new MouseEvent("mousedown", init));
    const onlyMeta =
      asks({ metaKey: true }) === true && asks({ ctrlKey: true, shiftKey: true, altKey: true }) === false;
    return {
      isMultiSelectEnabled: inWords("(event) => !!event.metaKey", onlyMeta),
      removeHoverOnMouseleave: onLeave,
    };
  },
};

/** An editor under a prop `enabled` that the probe sets. */
function withProp(then: (set: (enabled: boolean) => Promise<void>, editor: EditorHandle) => unknown) {
  let set = (_: boolean) => {};
  const App = ({ handle }: { handle: ReactNode }) => {
    const [enabled, setEnabled] = useState(true);
    set = setEnabled;
    return <Editor enabled={enabled}>{handle}</Editor>;
  };
  return withHandle(
    (handle) => <App handle={handle} />,
    (editor) =>
      then(async (enabled) => {
        set(enabled);
        await settle();
      }, editor),
  );
}

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

export const probes: CheckFile["probes"] = {
  ...events,
  ...handlers,
  ...normalizing,
  ...resolver,
  "`onRender={undefined}` and `handlers={undefined}` break the first render, `resolver={undefined}` does so as soon as a component is rendered,":
    async () => {
      await says("Element type is invalid", () => withUndefined("onRender"));
      await says("handlers is not a function", () => withUndefined("handlers"));
      await says("does not exist in the resolver", () => withUndefined("resolver"));
    },
  "An explicit `undefined` replaces the default: `enabled={undefined}` disables the editor,": () =>
    withUndefined("enabled", ({ query }) => same(query.getOptions().enabled, undefined)),
  "`indicator={undefined}` breaks the first drag, `onBeforeMoveEnd={undefined}` makes every move throw, and `onNodesChange={undefined}` logs a warning with every change.":
    async () => {
      await says("reading 'className'", () =>
        withUndefined("indicator", (editor) => {
          const [first, last] = childrenOf(editor);
          fire(domOf(editor, first), "dragstart");
          fire(domOf(editor, last), "dragover");
          for (const shadow of document.querySelectorAll(".drag-shadow")) shadow.remove();
        }),
      );
      await withUndefined("onBeforeMoveEnd", ({ actions, query }) =>
        throws("onBeforeMoveEnd is not a function", () =>
          actions.move(query.node("ROOT").childNodes()[0] ?? "", "ROOT", 2),
        ),
      );
      await says("onNodesChange is not a function", () =>
        withUndefined("onNodesChange", ({ actions }) => actions.setHidden("ROOT", true)),
      );
    },
  "Turning it off clears selection, hover and indicator, and detaches all connectors.": () =>
    withEditor(async (editor, place) => {
      const { actions, query } = editor;
      const [first = ""] = query.node("ROOT").childNodes();
      actions.selectNode("ROOT");
      fire(query.node(first).get().dom, "mouseover");
      actions.setIndicator(query.getDropPlaceholder(first, "ROOT", { x: 1, y: 1 }));
      await enable(actions, false);
      same([selectedOf(editor), query.getEvent("hovered").all(), query.getState().indicator], [[], [], null]);
      click(query.node(first).get().dom);
      same([selectedOf(editor), place.querySelector("[draggable=true]")], [[], null]);
    }),
  "In an editor that starts disabled, `node.dom` is `null` until it is enabled.": () =>
    withEditor(
      async ({ actions, query }) => {
        same(query.node("ROOT").get().dom, null);
        await enable(actions, true);
        same(query.node("ROOT").get().dom?.tagName, "SECTION");
      },
      { props: { enabled: false } },
    ),
  "- [Actions](/docs/api/useEditor#actions) still work: it stops the user, not your code.": () =>
    withEditor(
      ({ actions, query }) => {
        actions.setHidden("ROOT", true);
        same(query.node("ROOT").get().data.hidden, true);
      },
      { props: { enabled: false } },
    ),
  "If code below sets `options.enabled` with `setOptions`, the editor keeps that until the prop changes next.": () =>
    withProp(async (set, { actions, query }) => {
      const enabled = () => query.getOptions().enabled;
      await enable(actions, false);
      same(enabled(), false);
      await set(false);
      await set(true);
      same(enabled(), true);
    }),
  "It runs for the root, for linked nodes and for plain HTML nodes too, but not for hidden nodes.": async () => {
    const names = new Set<string>();
    const Notes = ({ render }: { render: ReactElement }) => {
      names.add(useNode((node) => ({ name: node.data.name })).name);
      return render;
    };
    const Card = () => <Element id="inside" is="section" canvas />;
    await withEditor(() => {}, {
      props: { onRender: Notes },
      resolver: { Card },
      content: (
        <Element is="div" canvas>
          <p>Text</p>
          <Element is="b" hidden />
          <Card />
        </Element>
      ),
    });
    same([...names], ["div", "p", "Card", "section"]);
  },
  "It must include `render`, or the node and all that is in it disappears.": () =>
    withEditor((_, place) => same(place.textContent, ""), { props: { onRender: () => null } }),
  "When loading, this name means the deprecated `<Canvas />` component, and the document fails to load.": () =>
    withEditor(
      ({ actions, query }) =>
        throws("(Canvas) does not exist in the resolver", () => actions.deserialize(query.serialize())),
      { resolver: { Canvas: SampleContainer }, content: <Element is={SampleContainer} canvas /> },
    ),
  "**The object is frozen** by the editor, and so are the `memo` and `forwardRef` objects in it.": async () => {
    const objects = [memo(() => null), forwardRef(() => null)] as const;
    const resolver: Resolver = { Memo: objects[0], Forward: objects[1] };
    await rendered(
      <Editor resolver={resolver}>
        <Frame>
          <div />
        </Frame>
      </Editor>,
      () => {},
    );
    same([resolver, ...objects].map(Object.isFrozen), [true, true, true]);
  },
  "If it returns `null`, the editor renders nothing at all.": () =>
    rendered(
      <Editor handlers={() => null as never}>
        <b>Text</b>
      </Editor>,
      (place) => same(place.innerHTML, ""),
    ),
  "The object replaces the default as a whole.": () =>
    withEditor(
      ({ query }) => {
        same(query.getOptions().indicator, { thickness: 4 });
      },
      { props: { indicator: { thickness: 4 } } },
    ),
  "Each `<Editor />` has a state of its own": () =>
    withEditor(({ actions, query }) =>
      withEditor((other) => {
        actions.selectNode("ROOT");
        same([query.getEvent("selected").size(), other.query.getEvent("selected").size()], [1, 0]);
      }),
    ),
  "**Two keys for one component** both load; when saving, the last one is used.": () =>
    withEditor(({ query }) => same(query.serialize().includes('"Second"'), true), {
      resolver: { First: SampleText, Second: SampleText },
    }),
};
