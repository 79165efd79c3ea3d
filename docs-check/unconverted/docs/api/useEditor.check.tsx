import { connectEditor, useEditor } from "@craftjs/core";
import { Component } from "react";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { closesOver } from "../../../harness/closes-over.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { says } from "../../../harness/says.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { withCollector } from "../../../harness/with-collector.tsx";

export const runs: CheckFile["runs"] = {
  "src/divider-tree.tsx": ({ useDividerTree }) => {
    const AddDivider = () => {
      const dividerTree = useDividerTree();
      const { actions } = useEditor();
      return (
        <button type="button" onClick={() => actions.addNodeTree(dividerTree(), "ROOT")}>
          Add
        </button>
      );
    };
    return withEditor(
      (editor, place) => {
        place.querySelector("button")?.click();
        same(childrenOf(editor).length, 3);
      },
      { beside: <AddDivider /> },
    ).then(() => null);
  },
  countByName: ({ countByName }) =>
    withEditor(({ store }) => {
      same(countByName(store.query, "Text"), 2);
    }).then(() => null),
};

/** How often a component with this collector has rendered before and after a change that does not concern it. */
const rendersAround = (collector: () => Record<string, unknown>, late = false) =>
  withCollector(
    collector,
    async (seen, { actions }) => {
      const before = seen.length;
      actions.setIndicator(null);
      await settle();
      return [before, seen.length];
    },
    late,
  );

export const probes: CheckFile["probes"] = {
  "`query`, `connectors`, `store` and each function in `actions` keep their identity between renders. The objects `actions` and `actions.history` do not, nor do `history.ignore` and `history.throttle`: they are new on every render, so do not list them as effect dependencies.":
    () =>
      withCollector(
        ({ events }) => ({ selected: events.selected.size }),
        async (seen, editor) => {
          editor.actions.selectNode("ROOT");
          await settle();
          const [before, after] = [seen[0], seen.at(-1)] as unknown as [EditorHandle, EditorHandle];
          const changed = (one: object, other: object) =>
            Object.keys(one).filter((key) => one[key as never] !== other[key as never]);
          same(changed(before, after).sort(), ["actions", "selected"]);
          same(changed(before.actions, after.actions), ["history"]);
          same(changed(before.actions.history, after.actions.history).sort(), ["ignore", "throttle"]);
        },
      ),
  "| `useEditor()` | Connectors, actions and queries. The component never re-renders because of the editor. |": () =>
    withCollector(undefined, async (seen, { actions }) => {
      actions.selectNode("ROOT");
      await settle();
      same(seen.length, 1);
    }),
  "- The result is compared with the previous one by value, deeply. A fresh array or object with equal content causes no re-render.":
    async () => same(await rendersAround(() => ({ list: [{ a: 1 }] })), [2, 2]),
  "- Functions are compared by identity. An inline function in the result re-renders the component after every state change.":
    async () => same(await rendersAround(() => ({ work: () => 1 })), [2, 3]),
  "At the first state change after it mounted, a component with a collector renders once more, even if its values are the same. What mounts together with the editor does so at once.":
    async () => {
      same(await rendersAround(() => ({ same: 1 })), [2, 2]);
      same(await rendersAround(() => ({ same: 1 }), true), [1, 2]);
    },
  "A collector that closes over a prop or a `useState` value keeps its old result until the editor’s state changes next.":
    () => {
      const { Closes, countsLater } = closesOver((collect) => useEditor(collect));
      return withEditor(countsLater, { beside: <Closes /> });
    },
  "`actions`, `query`, `connectors`, `store` and `inContext` in the collected object are overwritten by the hook’s own.":
    () => {
      const keys = ["actions", "query", "connectors", "store", "inContext"];
      const collect = () => Object.fromEntries([...keys, "own"].map((key) => [key, "mine"]));
      return withCollector(collect, ([got = {}]) => {
        const mine = Object.keys(got).filter((key) => got[key] === "mine");
        same(mine, ["own"]);
      });
    },
  "In a later run the error is logged with `console.warn` and the component keeps its previous values.": () => {
    const collect: Parameters<typeof withCollector>[0] = ({ events }) => {
      if (events.selected.size > 0) throw new Error("of the probe");
      return { got: 1 };
    };
    return says("console.warn: of the probe", () =>
      withCollector(collect, async (seen, { actions }) => {
        actions.selectNode("ROOT");
        await settle();
        same(seen.at(-1)?.got, 1);
      }),
    );
  },
  "`connectEditor(collector?)` is the same as a higher-order component, for class components. It passes everything that the hook returns as props; props given by the parent win.":
    () => {
      let got: Record<string, unknown> = {};
      class View extends Component<Record<string, unknown>> {
        override render() {
          got = this.props;
          return null;
        }
      }
      const Shown = connectEditor(() => ({ collected: "hook", mine: "hook" }))(View);
      return withEditor(() => same([got.collected, got.mine, typeof got.query], ["hook", "parent", "object"]), {
        beside: <Shown mine="parent" />,
      });
    },
  "Outside `<Editor />` the hook throws `You can only use useEditor in the context of <Editor />.`": () =>
    says("You can only use useEditor in the context of <Editor />.", () =>
      rendered(<Calls hook={useEditor} />, () => {}),
    ),
  "| `inContext` | `boolean` | Always `true`: outside of an editor the hook throws. |": () =>
    withEditor(({ inContext }) => same(inContext, true)),
};
