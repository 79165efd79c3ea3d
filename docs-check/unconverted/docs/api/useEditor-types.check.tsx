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
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, selectedOf } from "../../../harness/editor-questions.ts";
import { click } from "../../../harness/pointer.ts";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { withEditor } from "../../../harness/stage.tsx";
import { treeOf } from "../../../harness/trees.ts";

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
        const tree: NodeTree = treeOf(hook, <hr />);
        const saved: SerializedNodes = hook.query.getSerializedNodes();
        same([store === hook.store, options.enabled, indicator], [true, true, null]);
        same([Object.keys(tree.nodes).length, Object.keys(saved).length], [1, 3]);
      }),
  "| `store.getState()` | The state itself. The types promise `{ prev, current }`, which is wrong in 0.2.12: use `query.getState()`. |":
    () =>
      withEditor(({ query, store }) => {
        const promised: { prev: EditorState; current: EditorState } = store.getState();
        same(
          [(promised as unknown) === query.getState(), "prev" in promised, "current" in promised],
          [true, false, false],
        );
      }),
  "An error inside `collector` or `onChange` is caught and logged with `console.warn`.": () =>
    withEditor(({ store }) => {
      const fail = () => {
        throw new Error("of the probe");
      };
      return says("console.warn: of the probe; console.warn: of the probe", () => {
        store.subscribe(fail, () => {}, true);
        store.subscribe(() => ({}), fail, true);
      });
    }),
  "| `store.subscribe(collector, onChange, collectOnCreate = false)` | Calls `onChange` when the collected value changes, and returns a function that unsubscribes. The first call comes with the first state change of any kind; with `collectOnCreate`, at once. |":
    () =>
      withEditor(({ actions, store }) => {
        const calls: string[] = [];
        const collect = (state: EditorState) => ({ size: state.events.selected.size });
        const stop = store.subscribe(collect, ({ size }) => calls.push(`later ${size}`));
        store.subscribe(collect, ({ size }) => calls.push(`at once ${size}`), true);
        same(calls, ["at once 0"]);
        actions.setIndicator(null);
        actions.setIndicator(null);
        same(calls, ["at once 0", "later 0"]);
        actions.selectNode("ROOT");
        same(calls.slice(2).sort(), ["at once 1", "later 1"]);
        stop();
        actions.selectNode();
        same(calls.slice(4), ["at once 0"]);
      }),
  "| `store.actions` | All actions, private ones included | | `store.query` | The [queries](#query) | | `store.history` | The recorded steps: `timeline` and `pointer` |":
    () =>
      withEditor((editor) => {
        const { actions, query, store } = editor;
        const missing = (from: object, there: object) => Object.keys(from).filter((name) => !(name in there));
        same([missing(actions, store.actions), "reset" in store.actions, "reset" in actions], [[], true, false]);
        same(missing(query, store.query), []);
        setText(actions, childrenOf(editor)[0], "1");
        setText(actions, childrenOf(editor)[0], "2");
        actions.history.undo();
        same([store.history.timeline.length, store.history.pointer], [2, 0]);
      }),
};
