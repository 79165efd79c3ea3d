import { Element, type Node, type NodeHelpersType, useEditor, useNode } from "@craftjs/core";
import { type ComponentType, forwardRef, lazy, memo, type ReactNode, useState } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { enable } from "../../../test/docs/browser/enable.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { watchTrouble } from "../../../test/docs/browser/trouble.ts";
import { probes as craft } from "./user-component-craft.check.tsx";

/** A draggable block, with what a probe puts into its `craft`. */
function block(craft: object): ComponentType<{ children?: ReactNode }> {
  const Block = ({ children }: { children?: ReactNode }) => <SampleContainer>{children}</SampleContainer>;
  return Object.assign(Block, { craft });
}

/** The data of the root, when it is made from a component that has this `craft`. */
function rootData(craft: object, props: object = {}) {
  const Block = block(craft);
  return withEditor(({ query }) => query.node("ROOT").get().data, {
    content: <Element is={Block} {...props} />,
    resolver: { Block },
  });
}

/** Whether the rules of the next check say no. */
let refusing = false;

/** Which rules are asked, in two boxes and a block whose component has them all. */
function asked(then: (ask: (work: () => unknown) => string[], boxes: [string, string], stage: Stage) => unknown) {
  let names: string[] = [];
  const kinds = ["canDrag", "canDrop", "canMoveIn", "canMoveOut"];
  const rules = Object.fromEntries(kinds.map((name) => [name, () => Boolean(names.push(name)) && !refusing]));
  const Block = block({ isCanvas: true, rules });
  return withEditor(
    (editor) => {
      const mounting = names;
      const ask = (work: () => unknown) => {
        names = [];
        work();
        return names;
      };
      const [a = "", b = ""] = editor.query.node("ROOT").childNodes();
      return then(ask, [a, b], { ...editor, mounting, Block });
    },
    {
      content: (
        <Block>
          <Block />
          <Block />
        </Block>
      ),
      resolver: { Block },
    },
  );
}

type Stage = Parameters<Parameters<typeof withEditor>[0]>[0] & { mounting: string[]; Block: ComponentType };

export const probes: CheckFile["probes"] = {
  ...craft,
  "Nodes that exist keep what they got.": () => {
    const Block = block({ displayName: "Old" });
    return withEditor(
      ({ query }) => {
        Object.assign(Block, { craft: { displayName: "New" } });
        same(query.node("ROOT").get().data.displayName, "Old");
      },
      { content: <Block />, resolver: { Block } },
    );
  },
  "A component that has no name of its own, such as one in `memo` or `forwardRef`, shows its key in the resolver.":
    () => {
      const resolver = { KeyOfMemo: memo(() => <i />), KeyOfRef: forwardRef(() => <i />) } as Record<
        string,
        ComponentType
      >;
      const [Memo, WithRef] = Object.values(resolver) as [ComponentType, ComponentType];
      return withEditor(
        ({ query }) =>
          same(
            query
              .node("ROOT")
              .childNodes()
              .map((id) => query.node(id).get().data.displayName),
            ["KeyOfMemo", "KeyOfRef"],
          ),
        {
          content: containerOf(<Memo />, <WithRef />),
          resolver,
        },
      );
    },
  "When a document is loaded, the current `craft.displayName` replaces the stored one.": () => {
    const [Named, Bare] = [block({ displayName: "Current" }), block({})];
    const load = (resolvedName: string) =>
      withEditor(
        ({ query }) =>
          query.parseSerializedNode({ type: { resolvedName }, props: {}, displayName: "Stored" } as never).toNode().data
            .displayName,
        { resolver: { Named, Bare } },
      );
    return Promise.all([load("Named"), load("Bare")]).then((names) => same(names, ["Current", "Stored"]));
  },
  "They are merged one level deep: `{ style: { color: 'red' } }` in the JSX replaces a default `style` as a whole.":
    async () =>
      same((await rootData({ props: { style: { color: "red" } } }, { style: { margin: 1 } })).props, {
        style: { margin: 1 },
      }),
  "An explicit `undefined` counts as given: `<Text text={undefined} />` has no text.": async () =>
    same((await rootData({ props: { title: "Default" } }, { title: undefined })).props.title, undefined),
  "A default added later appears in old documents when they are loaded, since each missing prop is filled in.": () => {
    const Block = block({ props: { later: 1 } });
    return withEditor(
      ({ query }) =>
        same(
          query.parseSerializedNode({ type: { resolvedName: "Block" }, props: { a: 0 } } as never).toNode().data.props,
          { later: 1, a: 0 },
        ),
      { resolver: { Block } },
    );
  },
  "Objects in the defaults are shared by all nodes and frozen.": () => {
    const style = { padding: 1 };
    const Block = block({ props: { style } });
    return withEditor(
      ({ actions, query }) => {
        same([query.node("ROOT").get().data.props.style === style, Object.isFrozen(style)], [true, true]);
        actions.setProp("ROOT", (props) => {
          props.style.padding = 2;
        });
        same([style.padding, query.node("ROOT").get().data.props.style.padding], [1, 2]);
      },
      { content: <Block />, resolver: { Block } },
    );
  },
  "the `drag` connector attaches, a drag starts, `isDraggable` |": () =>
    asked((ask, [a], { mounting, query }) => {
      same([...new Set(mounting)], ["canDrag"]);
      same(
        ask(() => query.node(a).isDraggable()),
        ["canDrag"],
      );
    }),
  "| the same, also when they only change their order within it |": () =>
    asked((ask, [a], { actions }) => {
      same(
        ask(() => actions.move(a, "ROOT", 2)),
        ["canMoveIn", "canDrop"],
      );
    }),
  "| the same, if the parent changes |": () =>
    asked((ask, [a, b], { actions }) => {
      same(
        ask(() => actions.move(a, b, 0)),
        ["canMoveIn", "canDrop", "canMoveOut"],
      );
    }),
  "`actions.move` checks them and throws if one says no. `actions.add`, `actions.addNodeTree` and `actions.delete` ask no rule.":
    () =>
      asked(async (ask, [a, b], { actions, query, Block }) => {
        refusing = true;
        await throws("Target parent rejects incoming node", () => actions.move(a, b, 0)).finally(() => {
          refusing = false;
        });
        const tree = () => query.parseReactElement(<Block />).toNodeTree();
        same(
          ask(() => {
            actions.addNodeTree(tree(), a);
            actions.add(query.parseFreshNode({ data: { type: "hr" } }).toNode(), a);
            actions.delete(b);
          }),
          [],
        );
      }),
  "If it returns `false` when the connector attaches, the element does not become draggable, and it does not become so later when the answer changes. Connectors are set up again when the editor is disabled and enabled, or when the element is a new one.":
    () => {
      let may = false;
      let again: ((key: string) => void) | undefined;
      const Block = () => {
        const { connectors } = useNode();
        const [key, setKey] = useState("");
        again = setKey;
        return (
          <div
            key={key.length > 1 ? key : ""}
            ref={(dom) => {
              if (dom) connectors.drag(dom);
            }}
          />
        );
      };
      Object.assign(Block, { craft: { rules: { canDrag: () => may } } });
      return withEditor(
        async ({ actions }, place) => {
          const draggable = () => place.querySelectorAll("[draggable=true]").length;
          may = true;
          again?.("a");
          await settle();
          same(draggable(), 0);
          again?.("a new element");
          await settle();
          same(draggable(), 1);
          may = false;
          await enable(actions, false);
          await enable(actions, true);
          same(draggable(), 0);
        },
        {
          content: containerOf(<Block />),
          resolver: { Block },
        },
      );
    },
  "A block dragged from the toolbox is not in the editor yet, so `helpers(node.id).get()` is `undefined`.": () => {
    let found: unknown = "nothing";
    const canMoveIn = ([incoming]: Node[], _self: Node, helpers: NodeHelpersType) => {
      found = helpers(incoming?.id ?? "").get();
      return true;
    };
    const Block = block({ isCanvas: true, rules: { canMoveIn } });
    return withEditor(
      ({ query }) => {
        const { nodes, rootNodeId } = query.parseReactElement(<SampleText />).toNodeTree();
        query.node("ROOT").isDroppable(nodes[rootNodeId] as Node);
        same(found, undefined);
      },
      { content: <Block />, resolver: { Block } },
    );
  },
  "**A rule that throws** counts as `false`.": () => {
    const canMoveIn = () => {
      throw new Error("of the rule");
    };
    const Block = block({ isCanvas: true, rules: { canMoveIn } });
    return withEditor(
      async ({ actions, query }) => {
        const [box = "", text = ""] = query.node("ROOT").childNodes();
        same(query.node(box).isDroppable(text), false);
        await throws("of the rule", () => actions.move(text, box, 0));
      },
      {
        content: containerOf(<Block />, <SampleText />),
        resolver: { Block },
      },
    );
  },
  "It also overrides the value in a saved document.": () => {
    const Block = block({ isCanvas: false });
    return withEditor(
      ({ query }) =>
        same(
          query.parseSerializedNode({ type: { resolvedName: "Block" }, isCanvas: true, props: {} } as never).toNode()
            .data.isCanvas,
          false,
        ),
      { resolver: { Block } },
    );
  },
  "Values from `<Element custom>` or from the document win, key by key.": async () =>
    same((await rootData({ custom: { a: 1, b: 1 } }, { custom: { b: 2 } })).custom, { a: 1, b: 2 }),
  "One object for all nodes, frozen, not saved.": () => {
    const info = { icon: "star" };
    const Block = block({ info });
    return withEditor(({ query }) => same([Object.isFrozen(info), query.serialize().includes("star")], [true, false]), {
      content: <Block />,
      resolver: { Block },
    });
  },
  "Each counts only if the new one is missing; the two are not merged.": async () => {
    const old = { name: "Old", defaultProps: { a: 1 } };
    const { displayName, props } = await rootData({ ...old, displayName: "New", props: { b: 1 } });
    same([displayName, props], ["New", { b: 1 }]);
    const only = await rootData(old);
    same([only.displayName, only.props, watchTrouble()], ["Old", { a: 1 }, []]);
  },
  "Any kind of component works, except `React.lazy`": async () => {
    const Lazy = lazy(async () => ({ default: () => <i>Late</i> }));
    const resolver = { Lazy: Lazy as unknown as ComponentType };
    await says("Cannot assign to read only property", () =>
      withEditor(() => settle(), {
        content: (
          <SampleContainer>
            <Lazy />
          </SampleContainer>
        ),
        resolver,
      }),
    );
  },
  "The keys are yours to choose. Props given to a related component are passed on.": () => {
    const Badge = ({ text }: { text: string }) => <b>{`${text} of ${useNode().id}`}</b>;
    const Block = block({ related: { badge: Badge } });
    const Panel = () => {
      const { Shown } = useEditor((state) => ({ Shown: state.nodes.ROOT?.related.badge }));
      return Shown ? <Shown text="Badge" /> : null;
    };
    return withEditor(
      async (_, place) => {
        await settle();
        same(place.querySelector("b")?.textContent, "Badge of ROOT");
      },
      { content: <Block />, resolver: { Block }, beside: <Panel /> },
    );
  },
};
