import { describe, expect, test } from "vitest";
import { freshNode } from "../../harness/fresh-node.ts";
import { addElement } from "../../harness/trees.ts";
import { assign, twoTexts } from "../../harness/two-texts.tsx";

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

describe("api/useEditor#history", () => {
  test("each action that changes the document is a step, if it changes anything", async () => {
    const { actions, one, steps, two, ...editor } = await withHistory();
    const work: Record<string, () => void> = {
      add: () => actions.add(freshNode(editor), "ROOT"),
      addNodeTree: () => addElement({ actions, ...editor }, <hr />),
      delete: () => actions.delete(two),
      move: () => actions.move(one, "ROOT", 2),
      setProp: () => actions.setProp(one, assign({ text: "Other" })),
      setCustom: () => actions.setCustom(one, assign({ a: 1 })),
      setHidden: () => actions.setHidden(one, true),
      setState: () => actions.setState((_, inner) => inner.setHidden(one, false)),
      deserialize: () => actions.deserialize(editor.query.serialize().replace("Other", "Third")),
    };
    expect(names(work)).toEqual(recorded);
    for (const [index, [name, step]] of Object.entries(work).entries()) {
      step();
      expect([name, steps()]).toEqual([name, index + 1]);
    }
    actions.setHidden(one, false);
    expect(steps()).toBe(recorded.length);
  });

  test("the content of the frame, selection, indicator and options are no steps", async () => {
    const { actions, query, steps } = await withHistory();
    for (const work of [
      () => actions.selectNode("ROOT"),
      () => actions.setIndicator(null),
      () => actions.clearEvents(),
      () => actions.setOptions(assign({ enabled: false })),
    ]) {
      work();
      expect([steps(), query.history.canUndo()]).toEqual([0, false]);
    }
  });

  test("ignore, throttle and merge have the recorded actions; merge has some private ones as well", async () => {
    const { history } = await withHistory();
    expect([names(history.ignore()), names(history.throttle())]).toEqual([recorded, recorded]);
    expect(names(history.merge())).toEqual([...recorded, "addLinkedNodeFromTree", "replaceNodes", "reset"].sort());
  });

  test("undo and redo go one step back and forward, clear forgets the steps", async () => {
    const { history, query, text, write } = await withHistory();
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
    history.undo();
    write("4");
    expect(query.history.canRedo()).toBe(false);
  });

  test("undoing a deletion brings back the selection of that time", async () => {
    const { actions, history, one, selected, two } = await withHistory();
    actions.selectNode([one, two]);
    actions.delete(one);
    actions.selectNode("ROOT");
    history.undo();
    expect(selected()).toEqual([one, two]);
  });

  test("ignore makes no step, and an ignored deletion makes an earlier step fail and vanish", async () => {
    const { history, one, query, text, textOf, two, write } = await withHistory();
    write("1");
    write("Ignored", history.ignore(), two);
    history.undo();
    expect([text(), textOf(two)]).toEqual(["One", "Ignored"]);
    history.redo();
    expect([text(), textOf(two)]).toEqual(["1", "Ignored"]);
    history.ignore().delete(one);
    expect(() => history.undo()).toThrow("Cannot apply patch, path doesn't resolve");
    expect(query.history.canUndo()).toBe(false);
  });

  test.each([
    [undefined, 400, 1],
    [undefined, 501, 2],
    [1000, 900, 1],
    [1000, 1001, 2],
  ])("throttle(%s) of a step that is %i ms old: %i in all", async (rate, milliseconds, wanted) => {
    const { age, history, steps, text, write } = await withHistory();
    write("a", history.throttle(rate));
    age(milliseconds);
    write("b", history.throttle(rate));
    expect([text(), steps()]).toEqual(["b", wanted]);
  });

  test("throttle counts from the start of the step, so that a long burst is several", async () => {
    const { age, history, steps, write } = await withHistory();
    const counts = Array.from({ length: 12 }, (_, change) => {
      age(3000);
      write(String(change), history.throttle(10_000));
      return steps();
    });
    expect(counts).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  test("throttle folds a change into any step", async () => {
    const { actions, data, history, one, textOf, two, write } = await withHistory();
    actions.setHidden(one, true);
    write("a", history.throttle(), two);
    history.undo();
    expect([data(one).hidden, textOf(two)]).toEqual([false, "Two"]);
  });

  test("merge folds a change into the latest step, however old, or starts one", async () => {
    const { age, history, steps, text, write } = await withHistory();
    write("a", history.merge());
    age(1e9);
    write("b", history.merge());
    expect([text(), steps()]).toEqual(["b", 1]);
  });

  test.each(["merge", "throttle"] as const)(
    "after an undo, %s folds into the step before and keeps the redo",
    async (name) => {
      const { history, query, text, write } = await withHistory();
      for (const value of ["a", "b"]) write(value);
      history.undo();
      write("c", history[name]());
      expect(query.history.canRedo()).toBe(true);
      history.undo();
      expect(text()).toBe("One");
    },
  );
});
