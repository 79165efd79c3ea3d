import {
  type EditorState,
  type EditorStore,
  type Indicator,
  type Node,
  type NodeId,
  type NodeTree,
  type Options,
  type SerializedNodes,
  useEditor,
  type useEditorReturnType,
} from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { click } from "../../../test/docs/browser/pointer.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

type IsAny<T> = 0 extends 1 & T ? "any" : "not any";

/** Compiles for `any` only. */
const isAny = <T,>(_: T, __: IsAny<T> & "any") => true;

/** Compiles when a value is of a type and is not `any`. */
const is = <T,>(value: T, _: IsAny<T> & "not any"): T => value;

export const probes: CheckFile["probes"] = {
  "- **Refs.** A `ref` callback may get `null` and must not return an element, and the connectors do not take `null`. Under `strict`, `ref={connect}` and `ref={(dom) => connect(dom, id)}` are errors. Write a block with a check: `ref={(dom) => { if (dom) connect(dom, id); }}`.":
    () => {
      const Wrong = ({ id }: { id: string }) => {
        const { connect } = useEditor().connectors;
        return (
          <div>
            {/* @ts-expect-error: it wants an id, and gives an element back */}
            <i ref={connect} />
            {/* @ts-expect-error: it takes no null */}
            <i ref={(dom) => connect(dom, id)} />
          </div>
        );
      };
      const Right = ({ id }: { id: string }) => {
        const { connect } = useEditor().connectors;
        return (
          <b
            ref={(dom) => {
              if (dom) connect(dom, id);
            }}
          />
        );
      };
      return withEditor(
        (editor, place) => {
          click(place.querySelector("b"));
          same([selectedOf(editor), typeof Wrong], [["ROOT"], "function"]);
        },
        { beside: <Right id="ROOT" /> },
      );
    },
  "- **Collected values** are inferred. There is no need to write `useEditor<…>()`. - **Props and custom values** are `any`. Annotate the callback’s parameter: `setProp(id, (props: TextProps) => { … })`.":
    () => {
      const Reads = () => {
        const { count } = useEditor(({ nodes }) => ({ count: Object.keys(nodes).length }));
        return <b>{is<number>(count, "not any")}</b>;
      };
      return withEditor(
        (editor, place) => {
          const [id = ""] = childrenOf(editor);
          const { custom, props } = editor.query.node(id).get().data;
          same([isAny(props.text, "any"), isAny(custom.anything, "any")], [true, true]);
          setText(editor.actions, id, "Typed");
          same(place.querySelector("b")?.textContent, "3");
        },
        { beside: <Reads /> },
      );
    },
  "- **Missing ids** are not in the types: `state.nodes[id]` and `query.node(id).get()` are typed as if the node existed. `first()`, `last()`, `at(index)` and `size()` of `getEvent` are `any`; `all()` is `string[]`.":
    () =>
      withEditor(({ query }) => {
        const state: EditorState = query.getState();
        const nodes: Record<NodeId, Node> = state.nodes;
        const got: Node = is<Node>(query.node("nobody").get(), "not any");
        same([nodes.nobody as unknown, got as unknown], [undefined, undefined]);
        const selected = query.getEvent("selected");
        const found = [selected.first(), selected.last(), selected.at(0), selected.size()] as const;
        same(
          [isAny(found[0], "any"), isAny(found[1], "any"), isAny(found[2], "any"), isAny(found[3], "any")],
          [true, true, true, true],
        );
        same(is<string[]>(selected.all(), "not any"), []);
      }),
  "- **Types to import:** `EditorState`, `EditorStore`, `Options`, `Indicator`, `Node`, `NodeId`, `NodeTree`, `SerializedNodes`, `useEditorReturnType`.":
    () =>
      withEditor((editor) => {
        const hook: useEditorReturnType = editor;
        const store: EditorStore = hook.store;
        const options: Options = hook.query.getOptions();
        const indicator: Indicator | null = hook.query.getState().indicator;
        const tree: NodeTree = hook.query.parseReactElement(<hr />).toNodeTree();
        const saved: SerializedNodes = hook.query.getSerializedNodes();
        same([store === hook.store, options.enabled, indicator], [true, true, null]);
        same([Object.keys(tree.nodes).length, Object.keys(saved).length], [1, 3]);
      }),
};
