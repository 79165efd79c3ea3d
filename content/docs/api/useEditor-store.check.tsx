import type { EditorState } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

export const probes: CheckFile["probes"] = {
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
