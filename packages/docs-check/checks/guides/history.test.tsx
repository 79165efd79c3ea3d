import { HistoryButtons } from "snippet:guides/history/src/history-buttons.tsx";
import { HistoryLimit } from "snippet:guides/history/src/history-limit.tsx";
import { SaveButton } from "snippet:guides/history/src/save-button.tsx";
import { UndoKeys } from "snippet:guides/history/src/undo-keys.tsx";
import { useHistorySteps } from "snippet:guides/history/src/use-history-steps.ts";
import { WidthSlider } from "snippet:guides/history/src/width-slider.tsx";
import { Frame, ROOT_NODE } from "@craftjs/core";
import { type ReactNode, useEffect, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { assign, edit, editorWith, type TestEditor } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { click, dragBelow, fillIn, fire, pressKey } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import { changing, HookCaller } from "../../harness/parts.tsx";
import { SampleCard, SampleText } from "../../harness/samples.tsx";

async function texts(options: Parameters<typeof edit>[1] = {}) {
  const content = ["One", "Two", "Three"].map((text) => <SampleText key={text} text={text} />);
  const editor = await edit(content, options);
  return { ...editor, history: editor.actions.history, set: editor.setText, shown: () => editor.texts().join() };
}
type Page = Awaited<ReturnType<typeof texts>>;

function stopClock() {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
}

const twice = (work: (time: number) => void) => [0, 1].map(work);

test("the buttons are disabled before the first change, and in a disabled editor", async () => {
  const { act, actions, container, first, set, textOf } = await texts({ beside: <HistoryButtons /> });
  const buttons = [...container.querySelectorAll("button")];
  const disabled = () => buttons.map(({ ariaDisabled }) => ariaDisabled === "true");
  expect(disabled()).toEqual([true, true]);
  for (const text of ["1", "2"]) await act(() => set(first, text));
  await act(() => actions.history.undo());
  expect(disabled()).toEqual([false, false]);
  const [undo] = buttons;
  undo?.focus();
  await pressKey("Enter");
  await vi.waitFor(() => expect(disabled()).toEqual([true, false]));
  expect(document.activeElement).toBe(undo);
  await act(() => actions.history.redo());
  await act(() => actions.setOptions((options) => void (options.enabled = false)));
  expect(disabled()).toEqual([true, true]);
  undo?.click();
  expect(textOf(first)).toBe("1");
});

test.each(
  Object.entries<[number, (page: Page) => unknown]>({
    "a drop of two blocks": [
      1,
      ({ dom, first, second, third }) => {
        click(dom(first));
        click(dom(second), { metaKey: true });
        dragBelow(dom(first), dom(third));
      },
    ],
    add: [1, (page) => page.actions.add(page.freshNode(), "ROOT")],
    addNodeTree: [1, ({ actions, tree }) => actions.addNodeTree(tree(<SampleText />), "ROOT")],
    delete: [1, ({ actions, first, second }) => actions.delete([first, second])],
    move: [1, ({ actions, first, second }) => actions.move([second, first], "ROOT", 3)],
    "setProp with two values": [2, ({ first, set }) => twice((time) => set(first, `${time}`))],
    "setProp with one value twice": [1, ({ first, set }) => twice(() => set(first, "New"))],
    "setProp with two equal objects": [
      2,
      ({ actions, first }) => twice(() => actions.setProp(first, assign({ padding: { top: 1 } }))),
    ],
    setCustom: [1, ({ actions, first }) => actions.setCustom(first, assign({ a: 1 }))],
    setHidden: [1, ({ actions, first }) => actions.setHidden(first, true)],
    deserialize: [1, ({ actions, query }) => actions.deserialize(query.serialize().replace("Two", "New"))],
    "setState with several actions": [
      1,
      ({ actions, first, second, set }) =>
        actions.setState((_, draft) => [set(first, "New", draft), draft.setHidden(first, true), draft.delete(second)]),
    ],
  }),
)("#steps: %s can be undone", async (_, [expected, change]) => {
  const page = await texts();
  const before = page.query.getSerializedNodes();
  change(page);
  expect(page.steps()).toBe(expected);
  expect(page.query.getSerializedNodes()).not.toEqual(before);
  while (page.query.history.canUndo()) page.history.undo();
  expect(page.query.getSerializedNodes()).toEqual(before);
});

test("#steps: selecting, hovering, indicator, options and initial content are not steps", async () => {
  const { actions, children, dom, query, store } = await edit([<SampleCard />, <SampleText />]);
  const [, text = ""] = children();
  fire(dom(text), "mousedown");
  fire(dom(text), "mouseover");
  actions.setIndicator(null);
  actions.setOptions((options) => void (options.enabled = false));
  const events = [query.getEvent("selected").all(), query.getEvent("hovered").all()];
  expect([...events, Object.keys(query.getNodes()).length]).toEqual([[text], [text], 5]);
  actions.clearEvents();
  expect([store.history.timeline, query.history.canUndo()]).toEqual([[], false]);
});

test.each([true, false])("#shortcuts: the example's keys undo and redo if enabled (%s)", async (enabled) => {
  const { data, first, history, set } = await texts({ beside: <UndoKeys />, enabled });
  const press = (key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true, ...init }));
    return data(first).props.text;
  };
  set(first, "New");
  const shown = [press("z"), press("z", document.body, { shiftKey: true })];
  history.undo();
  expect([...shown, press("y")]).toEqual(enabled ? ["One", "New", "New"] : ["New", "New", "One"]);
  if (!enabled) return;
  const { contentDocument } = document.body.appendChild(document.createElement("iframe"));
  const undoesIn = (html: string, inFrame = false) => {
    const template = ((inFrame ? contentDocument : document) ?? document).createElement("div");
    template.innerHTML = html;
    const field = template.firstElementChild as HTMLElement;
    document.body.append(field);
    set(first, "Typed");
    const isUndone = press("z", field.firstElementChild ?? field) !== "Typed";
    field.remove();
    return isUndone;
  };
  const otherTypes = ["range", "checkbox", "radio", "color", "file", "button", "submit", "reset"];
  const otherFields = [...otherTypes.map((type) => `<input type=${type}>`), "<select></select>", "<input readonly>"];
  expect(otherFields.filter((html) => !undoesIn(html))).toEqual([]);
  const dialog = "<dialog open><button>Close</button></dialog>";
  const typed = ["<input>", "<input type=number>", "<textarea></textarea>", "<p contenteditable>Text</p>", dialog];
  expect(typed.filter((html) => undoesIn(html) || undoesIn(html, true))).toEqual([]);
  contentDocument?.defaultView?.frameElement?.remove();

  for (const text of ["Before", "After"]) set(first, text);
  const pressed = [press("z", document.body, { altKey: true }), press("я", document.body, { code: "KeyZ" })];
  expect(pressed).toEqual(["After", "Before"]);
});

test.each([
  [10, 0, null, 10],
  [10, 90, 1000, 1],
  [10, 110, 100, 10],
  [2, 499, undefined, 1],
  [2, 500, undefined, 2],
  [52, 80, 500, 8],
  [100, 100, 500, 20],
])(
  "#typing: %i changes, one every %i ms, throttled by %s, take %i undos, and are seen at once",
  async (times, gap, rate, expected) => {
    const { first, history, query, set, shown } = await texts();
    const wait = stopClock();
    for (let time = 0; time < times; time++) {
      wait(gap);
      set(first, `${time}`, rate === null ? undefined : history.throttle(rate));
      expect(shown()).toBe(`${time},Two,Three`);
    }
    let undos = 0;
    for (; query.history.canUndo(); undos++) history.undo();
    expect([undos, shown()]).toEqual([expected, "One,Two,Three"]);
  },
);

test("#typing: a throttled change joins a step of any kind that began less than 500 ms ago", async () => {
  for (const [age, expected] of [
    [499, "One,Two,Three"],
    [500, "Two,Three,One"],
  ] as const) {
    const { actions, first, history, set, shown } = await texts();
    const wait = stopClock();
    actions.move(first, "ROOT", 3);
    wait(age);
    set(first, "New", history.throttle(500));
    history.undo();
    expect(shown()).toBe(expected);
  }
});

test("#gesture: merge() makes a step if there is none to undo, also when there are steps to redo", async () => {
  const { first, history, query, set } = await texts();
  set(first, "New");
  history.undo();
  set(first, "Newer", history.merge());
  expect([query.history.canUndo(), query.history.canRedo()]).toEqual([true, false]);
});

test("#gesture: merge() folds a change into the latest step, however old, or makes a step", async () => {
  const { first, history, query, set, shown, steps } = await texts();
  const wait = stopClock();
  for (const text of ["N", "Ne", "New"]) {
    set(first, text, history.merge());
    expect(steps()).toBe(1);
    wait(10_000);
  }
  history.undo();
  expect([shown(), query.history.canUndo()]).toEqual(["One,Two,Three", false]);
});

test("#gesture: redo steps stay when a change joins a step or is ignored, and are removed by a new step", async () => {
  const { first, history, query, second, set, steps } = await texts();
  for (const text of ["1", "2"]) set(first, text);
  history.undo();
  for (const joined of [history.merge(), history.throttle(500), history.ignore()]) {
    set(second, `joined ${Math.random()}`, joined);
    expect([query.history.canRedo(), steps()]).toEqual([true, 2]);
  }
  set(second, "new");
  expect(query.history.canRedo()).toBe(false);
});

test("#gesture: after a change to the same value, the next one joins a step from before the gesture", async () => {
  const { first, history, second, set, shown, steps } = await texts();
  set(second, "Before");
  set(first, "One");
  set(first, "Moved", history.merge());
  expect(steps()).toBe(1);
  history.undo();
  expect(shown()).toBe("One,Two,Three");
});

test.each([true, false])("#gesture: a slider's gesture is a step; it follows its id with a key (%s)", async (keyed) => {
  const slider = changing("", (id) => id && <WidthSlider key={keyed ? id : "one"} id={id} />);
  const { act, actions, data, first, history, container, second, steps } = await texts({ beside: slider.element });
  for (const id of [first, second]) actions.setProp(id, assign({ width: id === first ? 100 : 200 }));
  const widths: unknown[] = [];
  for (const change of [() => slider.change(first), () => slider.change(second), () => actions.selectNode("ROOT")]) {
    await act(change);
    widths.push(container.querySelector("input")?.value);
  }
  expect(widths).toEqual(["100", keyed ? "200" : "100", "200"]);
  const input = container.querySelector("input");
  for (const width of ["150", "250"]) await fillIn(input, width);
  input?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  for (const width of ["300", "350"]) await fillIn(input, width);
  expect([steps(), data(second).props.width]).toEqual([4, 350]);
  history.undo();
  expect(data(second).props.width).toBe(250);
});

test("#gesture: a gesture that has not ended never joins another step", async () => {
  const slider = changing("", (id) => id && <WidthSlider id={id} />);
  const { actions, data, first, history, container, second, set, shown, steps } = await texts({
    beside: slider.element,
  });
  actions.setProp(first, assign({ width: 100 }));
  await slider.change(first);
  const input = container.querySelector("input");
  const widthAfter = (width: string) => fillIn(input, width).then(() => [steps(), data(first).props.width]);
  // Assistive technology changes a slider without a key or a pointer.
  expect([await widthAfter("150"), await widthAfter("151")]).toEqual([
    [2, 150],
    [2, 151],
  ]);
  set(second, "Other");
  expect(await widthAfter("200")).toEqual([4, 200]);
  input?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  expect(await widthAfter("250")).toEqual([5, 250]);
  for (let time = 0; time < 2; time++) history.undo();
  expect([shown(), data(first).props.width]).toEqual(["One,Other,Three", 151]);
});

test("#group: in setState only actions of the argument take effect, and some only when called as methods", async () => {
  const { actions, first, query, second, set, shown } = await texts();
  const json = query.serialize();
  type Draft = Parameters<Parameters<typeof actions.setState>[0]>[1];
  actions.setState((_, draft) => [draft.selectNode("ROOT"), draft.clearEvents(), draft.deserialize(json)]);
  for (const work of [
    ({ selectNode }: Draft) => selectNode("ROOT"),
    ({ clearEvents }: Draft) => clearEvents(),
    ({ deserialize }: Draft) => deserialize(json),
  ])
    expect(() => actions.setState((_, draft) => work(draft))).toThrow("undefined");
  actions.setState((_, draft) => [set(first, "inner", draft), set(second, "outer")]);
  expect(shown()).toBe("inner,Two,Three");
});

test("#ignore: ignore() records nothing; undo fails if the step's node was removed", async () => {
  const { first, history, query, second, set, shown, steps } = await texts();
  set(second, "Kept", history.ignore());
  expect(steps()).toBe(0);
  set(first, "New");
  history.undo();
  expect(shown()).toBe("One,Kept,Three");
  for (const [id, cleared] of [
    [first, false],
    [second, true],
  ] as const) {
    set(id, "New");
    history.ignore().delete(id);
    if (cleared) history.clear();
    if (cleared) history.undo();
    else expect(() => history.undo()).toThrow("Cannot apply patch, path doesn't resolve");
    expect(query.history.canUndo()).toBe(false);
  }
});

test("#ignore: undo loses or duplicates blocks after an ignored addition", async () => {
  const { actions, history, query, second, shown, tree } = await texts();
  actions.move(second, "ROOT", 0);
  const added = tree(<SampleText text="Added" />);
  history.ignore().addNodeTree(added, "ROOT", 0);
  await expectError("two children with the same key", history.undo);
  expect([shown(), query.getNodes()[added.rootNodeId]]).toEqual(["One,Two,One,Three", expect.anything()]);
});

test("#ignore: with setProp ignored, undo reverts moves and deletions; redo adds blocks with initial props", async () => {
  const { actions, add, first, history, query, set, shown } = await texts();
  set(first, "New", history.ignore());
  actions.move(first, "ROOT", 3);
  actions.delete(first);
  set(add(<SampleText text="Added" />), "Typed", history.ignore());
  const states = [shown()];
  while (query.history.canUndo()) {
    history.undo();
    states.push(shown());
  }
  for (let time = 0; time < 3; time++) history.redo();
  expect([...states, shown()]).toEqual([
    "Two,Three,Typed",
    "Two,Three",
    "Two,Three,New",
    "New,Two,Three",
    "Two,Three,Added",
  ]);
});

test("#limit: all steps are kept; one of deserialize contains two whole pages", async () => {
  const { actions, first, history, query, set, steps, store } = await texts();
  set(first, "New");
  actions.deserialize(query.serialize());
  const nodes = store.history.timeline.map(({ patches, inversePatches }) =>
    [...patches, ...inversePatches].flatMap(({ path, value }) => (path.join() === "nodes" ? Object.keys(value) : [])),
  );
  expect(nodes.map(({ length }) => length)).toEqual([0, 8]);
  for (let time = 0; time < 500; time++) set("ROOT", `${time}`);
  expect([steps(), store.history.pointer]).toEqual([502, 501]);
  while (query.history.canUndo()) history.undo();
  expect(store.history.pointer).toBe(-1);
});

test("#limit: the example keeps the given number of steps", async () => {
  const { data, first, history, query, set, steps } = await texts({ beside: <HistoryLimit steps={3} /> });
  for (let time = 1; time <= 6; time++) set(first, `${time}`);
  expect(steps()).toBe(3);
  while (query.history.canUndo()) history.undo();
  const undone = data(first).props.text;
  while (query.history.canRedo()) history.redo();
  expect([undone, data(first).props.text]).toEqual(["3", "6"]);
});

test("#limit: the step of a deletion contains the removed node's element", async () => {
  const { actions, dom, first, store } = await texts();
  const element = dom(first);
  actions.delete(first);
  const values = store.history.timeline[0]?.inversePatches.map(({ value }) => value.dom);
  expect(values).toContain(element);
});

test("#unsaved: the example's button shows whether the page differs from the saved one, even after an undo", async () => {
  const saved: string[] = [];
  let answer = Promise.resolve();
  const onSave = async (json: string) => {
    await answer;
    saved.push(json);
  };
  const { actions, first, history, container, set, tree } = await texts({
    beside: <SaveButton onSave={onSave} />,
    resolver: { SampleCard },
  });
  const button = container.querySelector("button");
  const shows = (text: string) =>
    vi.waitFor(() => {
      expect(button?.textContent).toBe(text);
      expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(text === "Saved");
    });
  for (const [work, text] of [
    [() => set(first, "New"), "Save"],
    [history.undo, "Saved"],
    [history.redo, "Save"],
    [() => button?.click(), "Saved"],
    [() => [actions.delete(first), history.undo()], "Save"],
    [() => button?.click(), "Saved"],
    [() => actions.addNodeTree(tree(<SampleCard />), "ROOT"), "Save"],
  ] as const) {
    work();
    await shows(text);
  }
  expect(saved).toEqual(Array(2).fill(expect.stringContaining('"New"')));

  const sent = Promise.withResolvers<void>();
  answer = sent.promise;
  button?.click();
  await shows("Saving…");
  sent.reject(new Error("500"));
  await shows("Not saved. Try again");
  expect(saved).toHaveLength(2);
});

test("#unsaved: the example's button shows a save until the server answers, whatever changes meanwhile", async () => {
  let answered = Promise.withResolvers<void>();
  const { act, first, history, container, set, shown } = await texts({
    beside: <SaveButton onSave={() => answered.promise} />,
  });
  const shows = () => container.querySelector("button")?.textContent;
  const after = (work: () => unknown) => act(work).then(() => new Promise((done) => setTimeout(done, 150)));
  for (const [change, text] of [
    [() => {}, "Saved"],
    [history.undo, "Save"],
  ] as const) {
    await after(() => set(first, text));
    answered = Promise.withResolvers();
    await after(() => set(first, `${text}!`));
    await after(() => container.querySelector("button")?.click());
    await after(change);
    expect([shows(), dispatchEvent(new Event("beforeunload", { cancelable: true }))]).toEqual(["Saving…", false]);
    await act(answered.resolve);
    expect(shows()).toBe(text);
  }
  expect(shown()).toBe("Save,Two,Three");
});

test("#unsaved: a page that appears later, as in an iframe, counts as saved, and the button keeps the focus", async () => {
  const frame = changing(false, (shown) => shown && <Frame data={JSON.stringify(page)} />);
  const page = { ROOT: savedNode("section") };
  const { act, actions, container } = await editorWith([
    <SaveButton key="1" onSave={async () => {}} />,
    <i key="2">{frame.element}</i>,
  ]);
  const pause = () => new Promise((done) => setTimeout(done, 150));
  const button = container.querySelector("button");
  await frame.change(true);
  await act(pause);
  expect([button?.textContent, dispatchEvent(new Event("beforeunload", { cancelable: true }))]).toEqual([
    "Saved",
    true,
  ]);
  actions.setHidden(ROOT_NODE, true);
  await vi.waitFor(() => expect(button?.textContent).toBe("Save"));
  button?.focus();
  await pressKey("Enter");
  await vi.waitFor(() => expect(button?.textContent).toBe("Saved"));
  expect(document.activeElement).toBe(button);
});

test("#unsaved: with a new key, the example's button takes the loaded page as saved", async () => {
  const button = changing(1, (key) => <SaveButton key={key} onSave={async () => {}} />);
  const { actions, container, query } = await texts({ beside: button.element });
  const json = query.serialize().replace("One", "Loaded");
  actions.deserialize(json);
  const shows = (text: string) => vi.waitFor(() => expect(container.querySelector("button")?.textContent).toBe(text));
  await shows("Save");
  await button.change(2);
  await shows("Saved");
});

test("#unsaved: for the button, state changes that leave the page unchanged serialise it once per pause", async () => {
  const { act, actions, first, second } = await texts({ beside: <SaveButton onSave={async () => {}} /> });
  const stringify = vi.spyOn(JSON, "stringify");
  onTestFinished(() => stringify.mockRestore());
  for (const id of [first, second, first, second]) actions.selectNode(id);
  // <Editor> serialises the page at each change itself.
  expect(stringify).toHaveBeenCalledTimes(4);
  await act(() => vi.waitFor(() => expect(stringify).toHaveBeenCalledTimes(5)));
});

test("#edge-cases: undo restores the selection of a deletion and of deserialize, or drops removed nodes", async () => {
  const { actions, first, history, query, second, selected, set, third, tree } = await texts();
  const added = tree(<SampleText />);
  const undone = (selection: string[], change: () => void, then = selection) => {
    actions.selectNode(selection);
    change();
    actions.selectNode(then);
    history.undo();
    return selected();
  };
  const insert = () => actions.addNodeTree(added, "ROOT");
  expect([
    undone([first], () => actions.delete(first), [second]),
    undone([second], () => actions.delete(first)),
    undone([first], () => actions.deserialize(query.serialize()), [second]),
    undone([first], () => set(first, "New"), [second]),
    undone([], insert, [second, added.rootNodeId]),
    undone([], () => actions.setState((_, draft) => [set(first, "Newer", draft), draft.selectNode(first)]), [second]),
    undone([first, second], () => actions.delete(first), [third]),
  ]).toEqual([[first], [second], [first], [second], [second], [], [first, second]]);
  // The events of the nodes don't follow until all are selected again.
  const inNodes = () => [first, second].map((id) => query.node(id).get().events.selected);
  expect(inNodes()).toEqual([true, false]);
  actions.selectNode(query.getEvent("selected").all());
  expect(inNodes()).toEqual([true, true]);
});

test("#edge-cases: the linked nodes of an undone component stay unseen and are saved; redo makes new ones", async () => {
  const { act, actions, children, data, history, container, query, set, tree } = await texts({
    resolver: { SampleCard },
  });
  const card = tree(<SampleCard />);
  await act(() => actions.addNodeTree(card, "ROOT"));
  const linked = () => query.node(card.rootNodeId).linkedNodes()[0] ?? "";
  const oldRegion = linked();
  const [inner = ""] = children(oldRegion);
  set(inner, "Mine");
  await act(history.undo);
  await act(history.undo);
  expect([container.innerText.includes("Inside"), query.history.canUndo()]).toEqual([false, false]);
  expect(JSON.parse(query.serialize())[oldRegion]).toBeDefined();
  await act(history.redo);
  const shown = container.innerText;
  expect([data(inner).props.text, linked() === oldRegion, shown.includes("Inside")]).toEqual(["Inside", false, true]);
  await act(history.redo);
  expect([data(inner).props.text, container.innerText]).toEqual(["Mine", shown]);
});

test("#edge-cases: component state is not in the history; undoing a deletion mounts the component again", async () => {
  let [mounted, add] = [0, () => {}];
  const Counter = () => {
    const [count, setCount] = useState(0);
    add = () => setCount(count + 1);
    useEffect(() => void mounted++, []);
    return <i>{count}</i>;
  };
  const { act, actions, children, container, store } = await edit([<Counter />]);
  await act(() => add());
  expect([container.textContent, store.history.timeline.length]).toEqual(["1", 0]);
  await act(() => actions.delete(children()));
  await act(actions.history.undo);
  expect([container.textContent, mounted]).toEqual(["0", 2]);
});

async function follow(besideOf = (hook: ReactNode) => hook, alsoDo = (_: TestEditor) => {}) {
  const directions: number[] = [];
  const onStep = (direction: number) => {
    directions.push(direction);
    alsoDo(editor);
  };
  const editor = await edit([<SampleText />], {
    beside: besideOf(<HookCaller hook={() => useHistorySteps(onStep)} />),
  });
  return { ...editor, history: editor.actions.history, directions };
}

test("#follow: the hook calls back for new steps, undo and redo, and not for selecting", async () => {
  const { act, actions, directions, first, history, setText } = await follow();
  await act(() => setText(first, "New"));
  await act(() => actions.selectNode(first));
  await act(() => history.undo());
  await act(() => history.redo());
  expect(directions).toEqual([1, -1, 1]);
});

test("#follow: data in the root's custom is saved, and undo reverts it", async () => {
  const { actions, data, query, steps } = await edit([<SampleText />]);
  actions.setCustom(ROOT_NODE, assign({ chapters: ["One"] }));
  expect([steps(), JSON.parse(query.serialize()).ROOT.custom]).toEqual([1, { chapters: ["One"] }]);
  actions.history.undo();
  expect(data(ROOT_NODE).custom).toEqual({});
});

test("#follow: clear() and changes that join a step are not reported, and changes in the callback are", async () => {
  let isNested = false;
  const { actions, directions, first, history, setText } = await follow(undefined, (editor) => {
    if (isNested) return;
    isNested = true;
    editor.setText(editor.first, "Nested");
  });
  setText(first, "New");
  expect(directions).toEqual([1, 1]);
  history.undo();
  setText(first, "Joined", history.merge());
  actions.selectNode(first);
  expect(directions).toEqual([1, 1, -1]);
  history.clear();
  expect(directions).toEqual([1, 1, -1]);
});

test.each<[string, (hook: ReactNode) => ReactNode]>([
  ["first", (hook) => [<HistoryLimit key="1" steps={3} />, <i key="2">{hook}</i>]],
  ["last", (hook) => [<i key="1">{hook}</i>, <HistoryLimit key="2" steps={3} />]],
])("#follow: the hook reports all steps with a limit that comes %s", async (_, besideOf) => {
  const { actions, directions, first, history, query, setText } = await follow(besideOf);
  for (let time = 0; time < 6; time++) setText(first, `${time}`);
  actions.selectNode(first);
  expect(directions).toEqual([1, 1, 1, 1, 1, 1]);
  directions.length = 0;
  while (query.history.canUndo()) history.undo();
  for (let time = 0; time < 3; time++) history.redo();
  history.undo();
  setText(first, "After an undo");
  expect(directions).toEqual([-1, -1, -1, 1, 1, 1, -1, 1]);
});
