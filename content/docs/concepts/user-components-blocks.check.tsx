import { Element, type Node, type NodeHelpersType, useNode } from "@craftjs/core";
import { Component, forwardRef, memo, type ReactNode } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** A block of a container's looks, with this in its `craft`. */
const block = (craft: object) => Object.assign((props: { children?: ReactNode }) => SampleContainer(props), { craft });

/** The data of the only block of a page. */
const dataOf = (craft: object, props: object = {}) => {
  const Block = block(craft);
  return withEditor((editor) => editor.query.node(childrenOf(editor)[0] ?? "").get(), {
    content: containerOf(<Block {...props} />),
    resolver: { Block },
  });
};

export const probes: CheckFile["probes"] = {
  "Function components, class components, `memo` and `forwardRef` all work.": () => {
    class Class extends Component {
      override render() {
        return <SampleText text="class" />;
      }
    }
    const resolver = {
      Plain: () => <SampleText text="function" />,
      Class,
      Memo: memo(() => <SampleText text="memo" />),
      Forwarded: forwardRef(() => <SampleText text="forwardRef" />),
    };
    const { Plain, Memo, Forwarded } = resolver;
    return withEditor((_, place) => same(place.textContent, "functionclassmemoforwardRef"), {
      content: containerOf(<Plain />, <Class />, <Memo />, <Forwarded />),
      resolver: resolver as never,
    });
  },
  "- React calls a ref with `null` when the element goes away.": () => {
    const calls: boolean[] = [];
    const Block = () => <i ref={(dom) => void calls.push(dom === null)} />;
    return withEditor(
      async (editor) => {
        calls.length = 0;
        editor.actions.delete(childrenOf(editor)[0] ?? "");
        await settle();
        same(calls, [true]);
      },
      { content: containerOf(<Block />), resolver: { Block } },
    );
  },
  "A second argument in milliseconds joins fast changes into one undo step: `setProp(change, 500)`. The change becomes part of the last step if that began less than 500 ms ago, whatever that step was.":
    () => {
      let set = (_: number) => {};
      const Block = () => {
        const { actions } = useNode();
        set = (size) =>
          actions.setProp((props: { size?: number }) => {
            props.size = size;
          }, 500);
        return <i />;
      };
      return withEditor(
        (editor) => {
          const { timeline } = editor.store.history;
          const age = (milliseconds: number) => {
            for (const step of timeline) Object.assign(step, { timestamp: Date.now() - milliseconds });
          };
          editor.actions.setHidden(childrenOf(editor)[1] ?? "", true);
          set(1);
          age(400);
          set(2);
          same(timeline.length, 1);
          age(501);
          set(3);
          same(timeline.length, 2);
        },
        { content: containerOf(<Block />, <SampleText />), resolver: { Block } },
      );
    },
  "| `info` | Constant data about the component, such as an icon’s name. Read it from `node.info`. It is not saved. |":
    async () => {
      const { info } = await dataOf({ info: { icon: "star" } });
      same(info, { icon: "star" });
      const Block = block({ info: { icon: "star" } });
      await withEditor(({ query }) => same(query.serialize().includes("star"), false), {
        content: <Block />,
        resolver: { Block },
      });
    },
  "| `isCanvas` | `true` makes every use of the component a [canvas](/docs/concepts/nodes#canvas). |": async () =>
    same([(await dataOf({ isCanvas: true })).data.isCanvas, (await dataOf({})).data.isCanvas], [true, false]),
  "| `props` | Default props. The block’s own and saved props win over them. |": async () => {
    const craft = { props: { tone: 1, title: "Default" } };
    same((await dataOf(craft, { title: "Own" })).data.props, { tone: 1, title: "Own" });
    const Block = block(craft);
    await withEditor(
      (editor) => {
        const [id = ""] = childrenOf(editor);
        const saved = { ...editor.query.node(id).toSerializedNode(), props: { title: "Saved" } };
        same(editor.query.parseSerializedNode(saved).toNode().data.props, { tone: 1, title: "Saved" });
      },
      { content: containerOf(<Block />), resolver: { Block } },
    );
  },
  "A block dragged from a toolbox is not in the editor yet, so most of what `helpers(incoming[0].id)` offers throws, and a rule that throws counts as a refusal. Read `incoming[0].data` instead.":
    () => {
      const seen: unknown[] = [];
      const rule = (read: (incoming: Node, helpers: NodeHelpersType) => unknown) => ({
        isCanvas: true,
        rules: {
          canMoveIn: ([incoming]: Node[], _self: Node, helpers: NodeHelpersType) => {
            seen.push(read(incoming as Node, helpers));
            return true;
          },
        },
      });
      const Helped = block(rule(({ id }, helpers) => helpers(id).isCanvas()));
      const Reads = block(rule(({ data }) => data.name));
      return withEditor(
        async (editor) => {
          const [helped = "", reads = ""] = childrenOf(editor);
          const { nodes, rootNodeId } = editor.query.parseReactElement(<SampleText />).toNodeTree();
          const fresh = nodes[rootNodeId] as Node;
          same(
            [editor.query.node(helped).isDroppable(fresh), editor.query.node(reads).isDroppable(fresh)],
            [false, true],
          );
          same(seen, ["Text"]);
        },
        { content: containerOf(<Helped />, <Reads />), resolver: { Helped, Reads } },
      );
    },
  "A block whose `canDrag` was `false` at that moment does not become draggable when the answer changes. The other way round works: the drag starts, and the drop is refused.":
    async () => {
      for (const first of [false, true]) {
        let may = first;
        const Block = Object.assign((props: object) => SampleText(props), { craft: { rules: { canDrag: () => may } } });
        await withEditor(
          async (editor) => {
            const [id, last] = childrenOf(editor);
            may = !first;
            await settle();
            same(domOf(editor, id).draggable, first);
            fire(domOf(editor, id), "mousedown");
            fire(domOf(editor, id), "dragstart");
            const { bottom } = domOf(editor, last).getBoundingClientRect();
            fire(domOf(editor, last), "dragover", { clientY: bottom + 15 });
            const { events, indicator } = editor.query.getState();
            const state = [events.dragged.size, indicator?.error ? "refused" : "none"];
            fire(domOf(editor, id), "dragend");
            same([state, childrenOf(editor)], [first ? [1, "refused"] : [0, "none"], [id, last]]);
          },
          { content: containerOf(<Block />, <SampleText />), resolver: { Block } },
        );
      }
    },
  "`children` is `undefined` while the canvas is empty.": () => {
    const seen: boolean[] = [];
    const Box = ({ children }: { children?: ReactNode }) => {
      seen.push(children === undefined);
      return <SampleContainer>{children}</SampleContainer>;
    };
    return withEditor(
      async (editor) => {
        same(seen.at(-1), true);
        editor.actions.addNodeTree(editor.query.parseReactElement(<SampleText />).toNodeTree(), "ROOT");
        await settle();
        same(seen.at(-1), false);
      },
      { content: <Element is={Box} canvas />, resolver: { Box } },
    );
  },
  "Change it with `actions.setProp(linkedId, …)`. - A linked node cannot be dragged or deleted on its own. It goes when its owner goes.":
    () =>
      withEditor(
        async (editor) => {
          const [card = ""] = childrenOf(editor);
          const [linked = ""] = editor.query.node(card).linkedNodes();
          editor.actions.setProp(linked, (props) => Object.assign(props, { title: "Changed" }));
          same(editor.query.node(linked).get().data.props.title, "Changed");
          same([editor.query.node(linked).isDraggable(), domOf(editor, linked).draggable], [false, false]);
          await throws("top-level Node", () => editor.actions.delete(linked));
          editor.actions.delete(card);
          same(editor.query.node(linked).get() as unknown, undefined);
        },
        { content: containerOf(<SampleCard />), resolver: { SampleCard } },
      ),
  "`useNode` throws outside `<Frame>`, also in a component that is inside `<Editor>`.": () =>
    says("You can only use useNode in the context of", () =>
      withEditor((editor) => same(selectedOf(editor), []), { beside: <SampleText /> }),
    ),
  "- `canMoveIn` is also asked when a block moves **within** the canvas, so count only the nodes that are new, as above. `canMoveOut` is asked only when a block goes to another parent.":
    () => {
      const asked: string[] = [];
      const rule = (name: string) => () => asked.push(name) > 0;
      const Box = block({ isCanvas: true, rules: { canMoveIn: rule("in"), canMoveOut: rule("out") } });
      return withEditor(
        (editor) => {
          const [box = "", text = ""] = childrenOf(editor);
          editor.actions.move(text, box, 0);
          editor.actions.move(text, box, 0);
          same(asked, ["in", "in"]);
          editor.actions.move(text, "ROOT", 0);
          same(asked, ["in", "in", "out"]);
        },
        { content: containerOf(<Box />, <SampleText />), resolver: { Box } },
      );
    },
};
