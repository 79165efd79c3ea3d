import { expect, test } from "vitest";
import { assign, twoTexts } from "../../harness/editor.tsx";

const recorded = "add addNodeTree delete deserialize move setCustom setHidden setProp setState".split(" ");
const names = (object: object) => Object.keys(object).sort();

async function withHistory() {
  const editor = await twoTexts();
  const { history, ...actions } = editor.actions;
  const { timeline } = editor.store.history;
  return {
    ...editor,
    history,
    /** `setProp` may be that of `history.throttle()` and the like. */
    write: (text: string, { setProp } = actions as Pick<typeof actions, "setProp">, id = editor.one) =>
      setProp(id, assign({ text })),
    text: () => editor.textOf(editor.one),
    steps: () => timeline.length,
    /** Makes all history entries older, in milliseconds. */
    age: (by: number) => {
      for (const step of timeline) assign({ timestamp: Number(step.timestamp) - by })(step);
    },
  };
}

test("#history: ignore, throttle and merge have the recorded actions; merge has some private ones as well", async () => {
  const { history } = await withHistory();
  expect([names(history.ignore()), names(history.throttle())]).toEqual([recorded, recorded]);
  expect(names(history.merge())).toEqual([...recorded, "addLinkedNodeFromTree", "replaceNodes", "reset"].sort());
});

test("#history: undo and redo go one step back and forward, in a disabled editor too, and clear forgets the steps", async () => {
  const { actions, history, query, text, write } = await withHistory();
  for (const value of ["1", "2"]) write(value);
  const seen = [];
  for (const go of [history.undo, history.undo, history.undo, history.redo, history.redo, history.clear]) {
    go();
    seen.push([text(), query.history.canUndo(), query.history.canRedo()]);
  }
  expect(seen).toEqual([
    ["1", true, true],
    ["One", false, true],
    ["One", false, true],
    ["1", true, true],
    ["2", true, false],
    ["2", false, false],
  ]);
  write("3");
  actions.setOptions(assign({ enabled: false }));
  history.undo();
  expect(text()).toBe("2");
  write("4");
  expect(query.history.canRedo()).toBe(false);
});
