import { connectNode, useEditor, useNode } from "@craftjs/core";
import { Component, type ComponentType, createElement, useEffect, useState } from "react";
import { type Hook, last, withBlock } from "../../../test/docs/browser/block-hook.tsx";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { click, dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as actions } from "./useNode-actions.check.tsx";
import { probes as collector } from "./useNode-collector.check.tsx";
import { probes as connectors } from "./useNode-connectors.check.tsx";
import { probes as types } from "./useNode-types.check.tsx";
import { probes as where } from "./useNode-where.check.tsx";

/** A block that connects what it is told to. */
function connected(how: "connect" | "drag") {
  return () => {
    const { connectors } = useNode();
    return (
      <p
        ref={(dom) => {
          if (dom) connectors[how](dom);
        }}
      >
        Block
      </p>
    );
  };
}

/** A block without connectors, then two texts. */
const withOdd = (Odd: ComponentType, then: (editor: EditorHandle, place: HTMLElement) => unknown) =>
  withEditor(then, {
    content: containerOf(<Odd />, <SampleText text="A" />, <SampleText text="B" />),
    resolver: { Odd },
    beside: <SampleTool element={<SampleText text="New" />} />,
  });

/** A panel that shows a related component of the first block when it is told to. */
function relatedPanel() {
  let show = (_: boolean) => {};
  const Panel = () => {
    const [shown, setShown] = useState<ComponentType | null>(null);
    const { query } = useEditor();
    useEffect(() => {
      show = (on) => {
        const [id = ""] = query.node("ROOT").childNodes();
        const settings = query.node(id).get().related.settings as ComponentType;
        setShown(() => (on ? settings : null));
      };
    }, [query]);
    return shown && createElement(shown);
  };
  return { panel: <Panel />, show: (on: boolean) => show(on) };
}

/** A related component that notes what it collects. */
function settings() {
  const seen: Hook[] = [];
  const Settings = () => {
    seen.push(useNode((node) => ({ size: node.data.props.size })) as Hook);
    return null;
  };
  return { seen, craft: { props: { size: 1 }, related: { settings: Settings } } };
}

/** What `useNode` gives in a related component. */
const relatedNode = () => {
  const [{ seen: inPanel, craft }, { panel, show }] = [settings(), relatedPanel()];
  return withBlock(
    async (seen, { query }) => {
      show(true);
      await settle();
      same([last(inPanel).related, last(seen).related], [true, false]);
      same([last(inPanel).id, last(inPanel).size], [last(seen).id, 1]);
      last(inPanel).actions.setProp((props: { size?: number }) => {
        props.size = 2;
      });
      same(query.node(last(seen).id).get().data.props, { size: 2 });
    },
    { craft, beside: panel },
  );
};

export const runs: CheckFile["runs"] = {
  "src/use-is-first-child.ts": ({ useIsFirstChild }) => {
    const Which = () => {
      return <SampleText text={useIsFirstChild() ? "first" : "other"} />;
    };
    const content = containerOf(<Which />, <Which />);
    return withEditor((_, place) => same(place.textContent, "firstother"), { content, resolver: { Which } }).then(
      () => null,
    );
  },
};

export const probes: CheckFile["probes"] = {
  ...actions,
  ...collector,
  ...connectors,
  ...types,
  ...where,
  "| `useNode()` | Connectors, actions and the node’s id. No re-render because of the node’s state. |": () =>
    withBlock(async (seen, editor) => {
      editor.actions.selectNode(last(seen).id);
      last(seen).actions.setCustom((custom: { note?: string }) => {
        custom.note = "changed";
      });
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
        const [{ seen: inPanel, craft }, { panel, show }] = [settings(), relatedPanel()];
        await withBlock(
          async (_, editor) => {
            show(true);
            await settle();
            if (changes) editor.actions.selectNode("ROOT");
            editor.actions.delete(childrenOf(editor)[0] ?? "");
            await settle();
            same(last(inPanel).size, changes ? undefined : 1);
          },
          { craft, beside: panel },
        );
      }
    },
  "- Keys that the hook returns itself (see [Return value](#return-value)) and `query` are overwritten or dropped.":
    () => {
      const keys = [
        "id",
        "related",
        "actions",
        "connectors",
        "inNodeContext",
        "setProp",
        "store",
        "inContext",
        "query",
      ];
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
      return withOdd(Text, async (editor, place) => {
        const [id = ""] = childrenOf(editor);
        const { dom } = editor.query.node(id).get();
        same([dom === place.querySelector("p"), dom?.draggable], [true, true]);
        editor.actions.delete(id);
        await settle();
      });
    },
  "Without it the node cannot be selected or dropped on by pointer,": () =>
    withOdd(
      () => <p>Odd</p>,
      (editor, place) => {
        click(place.querySelector("p"));
        same(editor.query.getEvent("selected").all(), ["ROOT"]);
      },
    ),
  "and what is dropped behind it lands one place too early, because drags measure as if it were not there.": () =>
    withOdd(
      () => <p>Odd</p>,
      (editor, place) => {
        const [odd, a, b] = childrenOf(editor);
        dragBelow(place.querySelector("b"), editor.query.node(b ?? "").get().dom);
        const after = childrenOf(editor);
        same([after.length, after[0], after[1], after[3]], [4, odd, a, b]);
      },
    ),
  "- `drag` without `connect` fails: a drag then throws `Cannot read properties of null (reading 'getBoundingClientRect')`.":
    () =>
      says("Cannot read properties of null (reading 'getBoundingClientRect')", () =>
        withOdd(connected("drag"), (_, place) => fire(place.querySelector("p"), "dragstart")),
      ),
  "A related component must not connect its own elements: `connect` would replace the node’s `dom`.": () => {
    const Settings = connected("connect");
    const { panel, show } = relatedPanel();
    return withBlock(
      async (seen, { query }, place) => {
        show(true);
        await settle();
        const { dom } = query.node(last(seen).id).get();
        same(dom === place.querySelector("p") && dom?.textContent === "Block", true);
      },
      { craft: { related: { settings: Settings } }, beside: panel },
    );
  },
  "`connectNode(collector?)` is the same as a higher-order component, for class components. It passes everything that the hook returns as props; props given by the parent win.":
    () => {
      let got: Record<string, unknown> = {};
      const Shown = connectNode(() => ({ mine: "hook", collected: "hook" }))(
        class extends Component<Record<string, unknown>> {
          override render() {
            got = this.props;
            return null;
          }
        },
      );
      return withEditor(
        () => {
          same([got.mine, got.collected, typeof got.connectors], ["parent", "hook", "object"]);
        },
        { content: <Shown mine="parent" />, resolver: { Shown } },
      );
    },
  "| `related` | `boolean` | `true` inside a [related component](/docs/api/node#related), `false` in the component itself |":
    relatedNode,
  "| A component in `craft.related` | The node it belongs to, wherever you render it |": relatedNode,
  "In a component of `craft.related`, `useNode` gives the node it belongs to, so a settings panel reads and writes without knowing an id. Render it through the node’s `related`:":
    relatedNode,
};
