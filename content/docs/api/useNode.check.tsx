import { connectNode, useEditor, useNode } from "@craftjs/core";
import { Component, type ComponentType, useState } from "react";
import { type Hook, last, withBlock } from "../../../test/docs/browser/block-hook.tsx";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { click, dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { withBlocks } from "../../../test/docs/browser/with-blocks.tsx";
import { probes as actions } from "./useNode-actions.check.tsx";
import { probes as collector } from "./useNode-collector.check.tsx";
import { probes as connectors } from "./useNode-connectors.check.tsx";
import { probes as types } from "./useNode-types.check.tsx";

/** A block that connects what it is told to. */
const connected = (how: "connect" | "drag") => () => {
  const { connectors } = useNode();
  return <p ref={(dom) => void (dom && connectors[how](dom))}>Block</p>;
};

/** Runs `then` with a block that lacks a connector, two texts behind it, and an item of a toolbox. */
const withOdd = (Odd: ComponentType, then: (editor: EditorHandle, place: HTMLElement) => unknown) =>
  withBlocks({ Odd, SampleText, Text: SampleText }, then, { beside: <SampleTool element={<SampleText />} /> });

const Bare = () => <p>Odd</p>;

/** A related component that notes what it collects, the `craft` of its block, and a panel that shows it when it is told to. */
function settings() {
  const inPanel: Hook[] = [];
  const Settings = () => {
    inPanel.push(useNode((node) => ({ size: node.data.props.size })) as Hook);
    return null;
  };
  return { inPanel, craft: { props: { size: 1 }, related: { settings: Settings } }, ...shownLater(<FirstPart />) };
}

/** The settings of the first block, which stay when it is gone. */
function FirstPart() {
  const { query } = useEditor();
  const [Part] = useState(() => query.node(childrenOf({ query })[0] ?? "").get().related.settings);
  return Part ? <Part /> : null;
}

/** What `useNode` gives in a related component. */
const relatedNode = () => {
  const { inPanel, craft, later, show } = settings();
  return withBlock(
    async (seen, { query }) => {
      await show();
      same([last(inPanel).related, last(seen).related], [true, false]);
      same([last(inPanel).id, last(inPanel).size], [last(seen).id, 1]);
      last(inPanel).actions.setProp((props: object) => Object.assign(props, { size: 2 }));
      same(query.node(last(seen).id).get().data.props, { size: 2 });
    },
    { craft, beside: later },
  );
};

export const runs: CheckFile["runs"] = {
  "src/use-is-first-child.ts": ({ useIsFirstChild }) => {
    const Which = () => <SampleText text={useIsFirstChild() ? "first" : "other"} />;
    return withBlocks({ Which, Other: Which }, (_, place) => same(place.textContent, "firstother")).then(() => null);
  },
};

export const probes: CheckFile["probes"] = {
  ...actions,
  ...collector,
  ...connectors,
  ...types,
  "| `useNode()` | Connectors, actions and the node’s id. No re-render because of the node’s state. |": () =>
    withBlock(async (seen, editor) => {
      editor.actions.selectNode(last(seen).id);
      last(seen).actions.setCustom((custom: { note?: string }) => Object.assign(custom, { note: "changed" }));
      await settle();
      same(seen.length, 1);
    }),
  "`actions` and `connectors` keep their identity between renders, so they can be effect dependencies. There is no `query`: get it from `useEditor()`.":
    () =>
      withBlock(
        async (seen, editor) => {
          editor.actions.selectNode(last(seen).id);
          await settle();
          const [first] = seen;
          same(seen.length > 1, true);
          same([first?.actions === last(seen).actions, first?.connectors === last(seen).connectors], [true, true]);
          same(["query" in last(seen), "query" in editor], [false, true]);
        },
        { collector: (node) => ({ selected: node.events.selected }) },
      ),
  "- If the node is deleted while a related component is still on screen, the collected values stay as they were or become `undefined`, whatever their types say.":
    async () => {
      for (const changes of [false, true]) {
        const { inPanel, craft, later, show } = settings();
        await withBlock(
          async (seen, editor) => {
            await show();
            if (changes) editor.actions.selectNode("ROOT");
            editor.actions.delete(last(seen).id);
            await settle();
            same(last(inPanel).size, changes ? undefined : 1);
          },
          { craft, beside: later },
        );
      }
    },
  "- Keys that the hook returns itself (see [Return value](#return-value)) and `query` are overwritten or dropped.":
    () => {
      const keys = "id related actions connectors inNodeContext setProp store inContext query".split(" ");
      return withBlock(
        (seen) => {
          const hook = last(seen);
          same([keys.filter((key) => hook[key] === "mine"), hook.own], [[], "mine"]);
        },
        { collector: () => Object.fromEntries([...keys, "own"].map((key) => [key, "mine"])) },
      );
    },
  "Instead of a DOM element they take a JSX element of an HTML tag too, and return it with a ref: `return connect(<p>…</p>)`.":
    () => {
      const Text = () => {
        const { connectors } = useNode();
        return connectors.connect(connectors.drag(<p>Text</p>));
      };
      return withBlocks({ Text }, (editor, place) => {
        const dom = domOf(editor, childrenOf(editor)[0]);
        same([dom === place.querySelector("p"), dom.draggable], [true, true]);
      });
    },
  "Without it the node cannot be selected or dropped on by pointer,": () =>
    withOdd(Bare, (editor, place) => {
      click(place.querySelector("p"));
      same(selectedOf(editor), ["ROOT"]);
      // Its container takes what is dropped on it.
      dragBelow(place.querySelector("b"), place.querySelector("p"));
      same([childrenOf(editor).length, childrenOf(editor, childrenOf(editor)[0])], [4, []]);
    }),
  "and what is dropped behind it lands one place too early, because drags measure as if it were not there.": () =>
    withOdd(Bare, (editor, place) => {
      const [odd, a, b] = childrenOf(editor);
      dragBelow(place.querySelector("b"), domOf(editor, b));
      const after = childrenOf(editor);
      same([after.length, after[0], after[1], after[3]], [4, odd, a, b]);
    }),
  "- `drag` without `connect` fails: a drag then throws `Cannot read properties of null (reading 'getBoundingClientRect')`.":
    () =>
      says("Cannot read properties of null (reading 'getBoundingClientRect')", () =>
        withOdd(connected("drag"), (_, place) => fire(place.querySelector("p"), "dragstart")),
      ),
  "A related component must not connect its own elements: `connect` would replace the node’s `dom`.": () => {
    const { later, show } = shownLater(<FirstPart />);
    return withBlock(
      async (seen, editor, place) => {
        await show();
        const dom = domOf(editor, last(seen).id);
        same([dom === place.querySelector("p"), dom.textContent], [true, "Block"]);
      },
      { craft: { related: { settings: connected("connect") } }, beside: later },
    );
  },
  "`connectNode(collector?)` is the same as a higher-order component, for class components. It passes everything that the hook returns as props; props given by the parent win.":
    () => {
      let got: Record<string, unknown> = {};
      class View extends Component<Record<string, unknown>> {
        override render() {
          got = this.props;
          return null;
        }
      }
      const Shown = connectNode(() => ({ mine: "hook", collected: "hook" }))(View);
      const content = <Shown mine="parent" />;
      return withEditor(() => same([got.mine, got.collected, typeof got.connectors], ["parent", "hook", "object"]), {
        content,
        resolver: { Shown },
      });
    },
  "| `related` | `boolean` | `true` inside a [related component](/docs/api/node#related), `false` in the component itself |":
    relatedNode,
  "| A component in `craft.related` | The node it belongs to, wherever you render it |": relatedNode,
  "In a component of `craft.related`, `useNode` gives the node it belongs to, so a settings panel reads and writes without knowing an id. Render it through the node’s `related`:":
    relatedNode,
};
