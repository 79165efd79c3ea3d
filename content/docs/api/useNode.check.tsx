import { connectNode, type Node, useEditor, useNode } from "@craftjs/core";
import { type ComponentType, createElement, useEffect, useState } from "react";
import { Calls } from "../../../test/docs/browser/calls.tsx";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { click, dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as collector } from "./useNode-collector.check.tsx";
import { probes as connectors } from "./useNode-connectors.check.tsx";

type Hook = ReturnType<typeof useNode> & Record<string, unknown>;

/** Runs `then` with what `useNode` gave a block, each time it rendered, and with the props it has. */
function withBlock(
  then: (seen: Hook[], editor: EditorHandle, place: HTMLElement) => unknown,
  options: { collector?: (node: Node) => Record<string, unknown>; craft?: object; beside?: React.ReactNode } = {},
) {
  const seen: Hook[] = [];
  const Block = Object.assign(
    () => {
      seen.push(useNode(options.collector) as Hook);
      return <p>Block</p>;
    },
    { craft: options.craft },
  );
  const content = containerOf(<Block />);
  return withEditor((editor, place) => then(seen, editor, place), {
    content,
    resolver: { Block },
    beside: options.beside,
  });
}

const last = (seen: Hook[]): Hook => {
  const hook = seen.at(-1);
  if (!hook) throw new Error("the block did not render");
  return hook;
};

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
  ...collector,
  ...connectors,
  "Always `true`: without a node the hook throws.": () =>
    says("You can only use useNode in the context of <Editor />.", () => rendered(<Calls hook={useNode} />, () => {})),
  "| `useNode()` | Connectors, actions and the node’s id. No re-render because of the node’s state. |": () =>
    withBlock(async (seen, editor) => {
      editor.actions.selectNode(last(seen).id);
      last(seen).actions.setCustom((custom: { note?: string }) => {
        custom.note = "changed";
      });
      await settle();
      same(seen.length, 1);
    }),
  "`true` inside a [related component](/docs/api/node#related), `false` in the component itself": () => {
    const [{ seen: inPanel, craft }, { panel, show }] = [settings(), relatedPanel()];
    return withBlock(
      async (seen) => {
        show(true);
        await settle();
        same([last(inPanel).related, last(seen).related], [true, false]);
        same(last(inPanel).id, last(seen).id);
      },
      { craft, beside: panel },
    );
  },
  "`actions` and `connectors` keep their identity between renders, so they can be effect dependencies. There is no `query`:":
    () =>
      withBlock(
        async (seen, editor) => {
          editor.actions.selectNode(last(seen).id);
          await settle();
          const [first] = seen;
          same(seen.length > 1, true);
          same([first?.actions === last(seen).actions, first?.connectors === last(seen).connectors], [true, true]);
          same("query" in last(seen), false);
        },
        { collector: (node) => ({ selected: node.events.selected }) },
      ),
  "This message also appears **inside** an editor, if the component is not part of a node:": () =>
    says("You can only use useNode in the context of <Editor />.", () =>
      withEditor(() => {}, { beside: <Calls hook={useNode} /> }),
    ),
  "the collected values stay as they were or become `undefined`, whatever their types say.": async () => {
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
  "and return it with a ref: `return connect(<p>…</p>)`.": () => {
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
  "A JSX element of a component throws an `Error` with an empty message.": () =>
    withBlock(async (seen) => {
      let message = "none";
      try {
        last(seen).connectors.connect(<SampleText />);
      } catch (error) {
        message = (error as Error).message;
      }
      same(message, "");
    }),
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
  "a drag then throws `Cannot read properties of null (reading 'getBoundingClientRect')`.": () =>
    says("Cannot read properties of null (reading 'getBoundingClientRect')", () =>
      withOdd(connected("drag"), (_, place) => fire(place.querySelector("p"), "dragstart")),
    ),
  "All three are steps in the [history](/docs/api/useEditor#history).": () =>
    withBlock((seen, { store }) => {
      const { actions } = last(seen);
      actions.setProp((props: { size?: number }) => {
        props.size = 2;
      });
      actions.setCustom((custom: { note?: string }) => {
        custom.note = "x";
      });
      actions.setHidden(true);
      same(store.history.timeline.length, 3);
    }),
  "`0` is the same as leaving it out: each call is a step.": () =>
    withBlock((seen, { store }) => {
      const setSize = (size: number, rate: number) =>
        last(seen).actions.setProp((props: { size?: number }) => {
          props.size = size;
        }, rate);
      setSize(2, 0);
      setSize(3, 0);
      same(store.history.timeline.length, 2);
      setSize(4, 500);
      same(store.history.timeline.length, 2);
    }),
  "The node and the screen change at once, whatever the rate; only the undo steps are fewer.": () =>
    withBlock(
      async (seen) => {
        last(seen).actions.setProp((props: { size?: number }) => {
          props.size = 2;
        }, 100_000);
        await settle();
        same(last(seen).size, 2);
      },
      { collector: (node) => ({ size: node.data.props.size }) },
    ),
  "| `cb` | Mutates the draft. Its return value is ignored. |": () =>
    withBlock((seen, { query }) => {
      last(seen).actions.setProp((props: { size?: number }) => {
        props.size = 2;
        return { size: 3 };
      });
      same(query.node(last(seen).id).get().data.props, { size: 2 });
    }),
  "- A value in place of the function throws a `TypeError`.": () =>
    withBlock((seen) => throws("is not a function", () => last(seen).actions.setProp({ size: 2 } as never))),
  "its promise is rejected with [a revoked proxy](/docs/api/errors#revoked-proxy), and nothing changes.": () =>
    withBlock(async (seen, { query }) => {
      await says("Cannot perform 'set' on a proxy that has been revoked", async () => {
        last(seen).actions.setProp(async (props: { size?: number }) => {
          await null;
          props.size = 2;
        });
        await settle();
      });
      same(query.node(last(seen).id).get().data.props, {});
    }),
  "- Replacing the argument (`props = { … }`) or returning an object changes nothing.": () =>
    withBlock((seen, { query }) => {
      last(seen).actions.setProp(() => ({ size: 2 }));
      same(query.node(last(seen).id).get().data.props, {});
    }),
  "- Do not call another action inside the callback: its change is lost.": () =>
    withBlock((seen, editor) => {
      const { actions, id } = last(seen);
      actions.setProp((props: { size?: number }) => {
        actions.setCustom((custom: { note?: string }) => {
          custom.note = "lost";
        });
        props.size = 2;
      });
      const { custom, props } = editor.query.node(id).get().data;
      same([custom, props], [{}, { size: 2 }]);
    }),
  "the values that belong to the editor and not to the component. They are serialised with the node.": () =>
    withBlock((seen, { query }) => {
      last(seen).actions.setCustom((custom: { note?: string }) => {
        custom.note = "kept";
      });
      same(JSON.parse(query.serialize())[last(seen).id].custom, { note: "kept" });
    }),
  "it throws `Node does not exist, it may have been removed`. Ask": () =>
    withBlock((seen, editor) => {
      const { actions, id } = last(seen);
      editor.actions.delete(id);
      return throws("Node does not exist, it may have been removed", () => actions.setProp(() => {}));
    }),
  "A hidden node stays in the document, but its component unmounts, so it cannot show itself again:": () =>
    withBlock(async (seen, editor, place) => {
      last(seen).actions.setHidden(true);
      await settle();
      same([place.textContent, childrenOf(editor).length], ["", 1]);
    }),
  "Throws a `TypeError` if the node was deleted.": () =>
    withBlock((seen, editor) => {
      const { actions, id } = last(seen);
      editor.actions.delete(id);
      return throws("Cannot read properties of undefined", () => actions.setHidden(true));
    }),
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
  "It passes everything that the hook returns as props; props given by the parent win.": () => {
    let got: Record<string, unknown> = {};
    const Shown = connectNode(() => ({ mine: "hook", collected: "hook" }))((props: Record<string, unknown>) => {
      got = props;
      return null;
    });
    return withEditor(
      () => {
        same([got.mine, got.collected, typeof got.connectors], ["parent", "hook", "object"]);
      },
      { content: <Shown mine="parent" />, resolver: { Shown } },
    );
  },
};
