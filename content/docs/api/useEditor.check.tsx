import { connectEditor, useEditor } from "@craftjs/core";
import { Component, useState } from "react";
import { Calls } from "../../../test/docs/browser/calls.tsx";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { type EditorHandle, rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as actions } from "./useEditor-actions.check.tsx";
import { probes as changes } from "./useEditor-changes.check.tsx";
import { probes as connectors } from "./useEditor-connectors.check.tsx";
import { probes as create } from "./useEditor-create.check.tsx";
import { probes as documents } from "./useEditor-document.check.tsx";
import { probes as drag } from "./useEditor-drag.check.tsx";
import { probes as history } from "./useEditor-history.check.tsx";
import { probes as hook } from "./useEditor-hook.check.tsx";
import { probes as moves } from "./useEditor-moves.check.tsx";
import { probes as parsing } from "./useEditor-parsing.check.tsx";
import { probes as queries } from "./useEditor-queries.check.tsx";
import { probes as store } from "./useEditor-store.check.tsx";
import { probes as types } from "./useEditor-types.check.tsx";

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

/** A component that notes what the hook gives it, each time it renders, and a way to render it again. */
function watched() {
  const seen: EditorHandle[] = [];
  let again = (_: number) => {};
  const Watch = () => {
    again = useState(0)[1];
    seen.push(useEditor());
    return null;
  };
  return { seen, beside: <Watch />, renderAgain: () => again(seen.length) };
}

/** Counts how often a component with a collector renders. */
function counted(collector: () => Record<string, unknown>) {
  const count = { renders: 0 };
  const Count = () => {
    useEditor(collector);
    count.renders++;
    return null;
  };
  return { count, Count };
}

export const probes: CheckFile["probes"] = {
  ...hook,
  ...connectors,
  ...actions,
  ...moves,
  ...queries,
  ...history,
  ...types,
  ...store,
  ...parsing,
  ...drag,
  ...documents,
  ...create,
  ...changes,
  "`query`, `connectors`, `store` and each function in `actions` keep their identity between renders. The objects `actions` and `actions.history` do not, nor do `history.ignore` and `history.throttle`: they are new on every render, so do not list them as effect dependencies.":
    () => {
      const { seen, beside, renderAgain } = watched();
      return withEditor(
        async () => {
          renderAgain();
          await settle();
          const [before, after] = seen;
          if (!before || !after) throw new Error("it did not render twice");
          const changed = (one: object, other: object) =>
            Object.keys(one).filter((key) => one[key as never] !== other[key as never]);
          same(changed(before, after), ["actions"]);
          same(changed(before.actions, after.actions), ["history"]);
          same(changed(before.actions.history, after.actions.history).sort(), ["ignore", "throttle"]);
        },
        { beside },
      );
    },
  "| `useEditor()` | Connectors, actions and queries. The component never re-renders because of the editor. |": () => {
    const { seen, beside } = watched();
    return withEditor(
      async ({ actions }) => {
        actions.selectNode("ROOT");
        await settle();
        same(seen.length, 1);
      },
      { beside },
    );
  },
  "- The result is compared with the previous one by value, deeply. A fresh array or object with equal content causes no re-render.":
    () => {
      const { count, Count } = counted(() => ({ list: [{ a: 1 }] }));
      return withEditor(
        async ({ actions }) => {
          const { renders } = count;
          actions.selectNode("ROOT");
          await settle();
          same(count.renders, renders);
        },
        { beside: <Count /> },
      );
    },
  "- Functions are compared by identity. An inline function in the result re-renders the component after every state change.":
    () => {
      const { count, Count } = counted(() => ({ work: () => 1 }));
      return withEditor(
        async ({ actions }) => {
          const { renders } = count;
          actions.setIndicator(null);
          await settle();
          same(count.renders, renders + 1);
        },
        { beside: <Count /> },
      );
    },
  "At the first state change after it mounted, a component with a collector renders once more, even if its values are the same. What mounts together with the editor does so at once.":
    () => {
      const [first, late] = [counted(() => ({ same: 1 })), counted(() => ({ same: 1 }))];
      const { later, show } = shownLater(<late.Count />);
      return withEditor(
        async ({ actions }) => {
          await show();
          same([first.count.renders, late.count.renders], [2, 1]);
          for (const id of ["ROOT", undefined]) actions.selectNode(id);
          await settle();
          same([first.count.renders, late.count.renders], [2, 2]);
        },
        {
          beside: (
            <>
              <first.Count />
              {later}
            </>
          ),
        },
      );
    },
  "A collector that closes over a prop or a `useState` value keeps its old result until the editor’s state changes next.":
    () => {
      const seen: number[] = [];
      let set = (_: number) => {};
      const Closes = () => {
        const [value, setValue] = useState(1);
        set = setValue;
        seen.push(useEditor(() => ({ value })).value);
        return null;
      };
      return withEditor(
        async ({ actions }) => {
          set(2);
          await settle();
          same(seen.at(-1), 1);
          actions.setIndicator(null);
          await settle();
          same(seen.at(-1), 2);
        },
        { beside: <Closes /> },
      );
    },
  "`actions`, `query`, `connectors`, `store` and `inContext` in the collected object are overwritten by the hook’s own.":
    () => {
      let got: Record<string, unknown> = {};
      const keys = ["actions", "query", "connectors", "store", "inContext"];
      const Collects = () => {
        got = useEditor(() => Object.fromEntries(keys.map((key) => [key, "mine"]))) as never;
        return null;
      };
      return withEditor(
        () =>
          same(
            keys.filter((key) => got[key] === "mine"),
            [],
          ),
        { beside: <Collects /> },
      );
    },
  "In a later run the error is logged with `console.warn` and the component keeps its previous values.": () => {
    let got = 0;
    const Fails = () => {
      got = useEditor((state) => {
        if (state.events.selected.size > 0) throw new Error("of the probe");
        return { got: 1 };
      }).got;
      return null;
    };
    return says("console.warn: of the probe", () =>
      withEditor(
        async ({ actions }) => {
          actions.selectNode("ROOT");
          await settle();
          same(got, 1);
        },
        { beside: <Fails /> },
      ),
    );
  },
  "`connectEditor(collector?)` is the same as a higher-order component, for class components. It passes everything that the hook returns as props; props given by the parent win.":
    () => {
      let got: Record<string, unknown> = {};
      const Shown = connectEditor(() => ({ collected: "hook", mine: "hook" }))(
        class extends Component<Record<string, unknown>> {
          override render() {
            got = this.props;
            return null;
          }
        },
      );
      return withEditor(
        () => {
          same([got.collected, got.mine, typeof got.query], ["hook", "parent", "object"]);
        },
        { beside: <Shown mine="parent" /> },
      );
    },
  "Outside `<Editor />` the hook throws `You can only use useEditor in the context of <Editor />.`": () =>
    says("You can only use useEditor in the context of <Editor />.", () =>
      rendered(<Calls hook={useEditor} />, () => {}),
    ),
  "| `inContext` | `boolean` | Always `true`: outside of an editor the hook throws. |": () =>
    withEditor(({ inContext }) => same(inContext, true)),
};
