import { expect, test } from "vitest";
import { assign, twoTexts } from "../../harness/editor.tsx";

const recorded = "add addNodeTree delete deserialize move setCustom setHidden setProp setState".split(" ");
const names = (object: object) => Object.keys(object).sort();

test("#history: ignore, throttle and merge have the recorded actions; merge has some private ones as well", async () => {
  const { history } = (await twoTexts()).actions;
  expect([names(history.ignore()), names(history.throttle())]).toEqual([recorded, recorded]);
  expect(names(history.merge())).toEqual([...recorded, "addLinkedNodeFromTree", "replaceNodes", "reset"].sort());
});

test.each(["undo", "redo"] as const)("#history: %s that throws changes nothing, and counts as done", async (name) => {
  const { actions, one, query, setText, texts } = await twoTexts();
  const { history } = actions;
  setText(one, "1");
  if (name === "redo") history.undo();
  history.ignore().delete(one);
  expect(history[name]).toThrow("Cannot apply patch");
  expect([texts(), query.history.canUndo(), query.history.canRedo()]).toEqual([
    ["Two"],
    name === "redo",
    name === "undo",
  ]);
});

test("#history: undo and redo go a step back and forward, in a disabled editor too; clear removes steps", async () => {
  const { actions, one, query, textOf } = await twoTexts();
  const { history } = actions;
  const write = (text: string) => actions.setProp(one, assign({ text }));
  for (const value of ["1", "2"]) write(value);
  const states = [];
  for (const go of [history.undo, history.undo, history.undo, history.redo, history.redo, history.clear]) {
    go();
    states.push([textOf(one), query.history.canUndo(), query.history.canRedo()]);
  }
  expect(states).toEqual([
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
  expect(textOf(one)).toBe("2");
  write("4");
  expect(query.history.canRedo()).toBe(false);
});
