import { Field as FieldBlock } from "snippet:guides/rich-text/src/field.tsx";
import { RichText } from "snippet:guides/rich-text/src/rich-text.tsx";
import { RichTextEditor } from "snippet:guides/rich-text/src/rich-text-editor.tsx";
import { RichTextView } from "snippet:guides/rich-text/src/rich-text-view.tsx";
import { useEditor, useNode } from "@craftjs/core";
import type { Editor, JSONContent } from "@tiptap/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { edit, render } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { fire, mouse, pointIn, pressKey, settle } from "../../harness/input.ts";
import { containerOf, SampleText, useDraggable } from "../../harness/samples.tsx";

const text = { type: "text", text: "Hello" };
const node = (type: string, ...content: object[]) => ({ type, content });
const linked = (href: string, ...marks: object[]) => ({
  ...text,
  marks: [...marks, { type: "link", attrs: { href } }],
});
const content = node("doc", node("paragraph", text));

/** Renders a rich text in a container that can be dragged, and an empty container. */
async function richText(saved: object = content) {
  const page = [containerOf(<RichText content={saved as JSONContent} />), containerOf()];
  const editor = await edit(page, { resolver: { RichText } });
  const { children, data, first, container } = editor;
  const [id = ""] = children(first);
  const written = () => container.querySelector<HTMLElement>("[contenteditable]");
  const type = async (text: string) => {
    if (!written()) {
      fire(container.querySelector("p"), "dblclick");
      await vi.waitFor(() => expect(written()).not.toBeNull());
      written()?.focus();
      await settle();
    }
    document.execCommand("insertText", false, text);
    await settle();
  };
  const leave = async () => {
    written()?.blur();
    await vi.waitFor(() => expect(written()).toBeNull());
  };
  return { ...editor, id, leave, type, written, stored: () => JSON.stringify(data(id).props.content) };
}

test("continuous typing is one step, and leaving without a change adds none", async () => {
  const { actions, leave, query, stored, type } = await richText();
  for (const words of [", you", " there"]) await type(words);
  expect([query.history.canUndo(), stored()]).toEqual([false, JSON.stringify(content)]);
  await leave();
  expect([query.history.canUndo(), stored()]).toEqual([true, expect.stringContaining("you there")]);
  actions.history.undo();
  expect([query.history.canUndo(), stored()]).toEqual([false, JSON.stringify(content)]);
  await type("");
  await leave();
  expect(query.history.canUndo()).toBe(false);
});

test("while its text is edited, nothing around it can be dragged, not even by words in it", async () => {
  const { act, actions, dom, id, leave, query, second, type, written } = await richText();
  // In a new parent, the block has a new element.
  await act(() => actions.move(id, second, 0));
  const isDraggable = () => [dom(second).draggable, dom(id).draggable];
  expect(isDraggable()).toEqual([true, true]);
  await type("");
  expect(isDraggable()).toEqual([false, false]);
  fire(written()?.querySelector("p"), "dragstart");
  expect(query.getEvent("dragged").all()).toEqual([]);
  expect(document.activeElement?.matches(":read-write")).toBe(true);
  await leave();
  expect(isDraggable()).toEqual([true, true]);
});

test("closing a text without a change adds no step, even if Tiptap would save it with more attributes", async () => {
  const list = node("doc", node("orderedList", node("listItem", node("paragraph", text))));
  const { leave, steps, stored, type } = await richText(list);
  await type("");
  await leave();
  expect([steps(), stored()]).toEqual([0, JSON.stringify(list)]);
  await type("!");
  await leave();
  expect(stored()).toMatch(/Hello!"}\]}\]}\]}\]}$/);
});

test("a text is in the saved page once it has lost the focus", async () => {
  const { query, type } = await richText();
  await type(", you");
  expect(query.serialize()).not.toContain(", you");
  (document.activeElement as HTMLElement).blur();
  expect(query.serialize()).toContain(", you");
});

test("a link in the text opens for visitors, but not in the editor", async () => {
  const { container, enable } = await richText(node("doc", node("paragraph", linked("#here"))));
  const followed: boolean[] = [];
  const onClick = (event: MouseEvent) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("click", onClick);
  onTestFinished(() => window.removeEventListener("click", onClick));
  container.querySelector("a")?.click();
  await enable(false);
  container.querySelector("a")?.click();
  expect(followed).toEqual([false, true]);
});

test("two spaces in a text stay two spaces when it closes", async () => {
  const { container } = await richText(node("doc", node("paragraph", { type: "text", text: "a  b" })));
  expect(container.querySelector("p")?.innerText).toBe("a  b");
});

test("#editor: a click on a format button keeps the focus in the text, and a click elsewhere does not", async () => {
  const { container, type, written } = await richText();
  await type("!");
  const bold = container.querySelector<HTMLElement>("[role=toolbar] button");
  await mouse(pointIn(bold as HTMLElement, 0.5, 0.5));
  expect([document.activeElement === written(), bold?.ariaPressed]).toEqual([true, "true"]);
  await mouse({ x: innerWidth - 5, y: innerHeight - 5 });
  await vi.waitFor(() => expect(written()).toBeNull());
});

test("#editor: Shift+Tab moves the focus to the format buttons, and Escape closes the text editor there", async () => {
  const { type, written, stored } = await richText();
  await type("!");
  await pressKey("Shift+Tab");
  expect([document.activeElement?.textContent, written() !== null]).toEqual(["List", true]);
  await pressKey("Escape");
  await vi.waitFor(() => expect(written()).toBeNull());
  expect(stored()).toContain("Hello!");
});

test("#editor: Escape saves once, and returns the focus to a block that can have it", async () => {
  const { dom, id, steps, type, written } = await richText();
  dom(id).tabIndex = 0;
  await type("!");
  await pressKey("Escape");
  await vi.waitFor(() => expect(written()).toBeNull());
  expect([document.activeElement === dom(id), steps()]).toEqual([true, 1]);
});

test("#editor: an Escape that an input method handles does not close the text editor", async () => {
  const { type, written } = await richText();
  await type("");
  const press = (keyCode: number) =>
    written()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", keyCode, bubbles: true }));
  press(229);
  // Tiptap's own `blur` waits for a frame.
  for (let frame = 0; frame < 3; frame++) await settle();
  expect(written()).not.toBeNull();
  press(27);
  await vi.waitFor(() => expect(written()).toBeNull());
});

test("#editor: a click on a link in the open text editor does not follow it", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  const { container, type } = await richText(node("doc", node("paragraph", linked("#here"))));
  await type("");
  await mouse(pointIn(container.querySelector("a") as HTMLElement, 0.5, 0.5));
  expect(open).not.toHaveBeenCalled();
});

test("#editor: the text editor survives a reader", async () =>
  actLikeReader(await render(<RichTextEditor content={content} onDone={() => {}} />)));

test("#view: the view renders no link for an address that could be a script", async () => {
  const link = (href: string) => linked(href, { type: "bold" });
  const written = node("paragraph", link("https://craft.js.org"), link("javascript:alert(1)"));
  const bold = "<strong>Hello</strong>";
  const container = await render(<RichTextView content={written} />);
  expect(container.innerHTML).toBe(`<p><a href="https://craft.js.org">${bold}</a>${bold}</p>`);
});

test.each([
  ["tel:+123", true],
  ["SMS:123", true],
  ["mailto:a@b.example", true],
  ["page.html?at=a:b", true],
  ["#here", true],
  ["/a:b", true],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
  ["page:x", false],
  [null, false],
])("#view: the view renders a link to %j: %s", async (href, isLink) => {
  const container = await render(<RichTextView content={linked(href as string)} />);
  expect(container.querySelector("a") !== null).toBe(isLink);
});

test("#view: the view renders each format of the text editor", async () => {
  const { type, written } = await richText();
  await type("");
  const { marks, nodes } = (written() as unknown as { editor: Editor }).editor.schema;
  const html = async (content: JSONContent) => (await render(<RichTextView content={content} />)).innerHTML;
  const href = { href: "#here" };
  const unrenderedTypes: string[] = [];
  for (const type of Object.keys(marks))
    if (!/</.test(await html({ ...text, marks: [{ type, attrs: href }] }))) unrenderedTypes.push(type);
  for (const type of Object.keys(nodes))
    if (!/</.test(await html({ type, content: [text] }))) unrenderedTypes.push(type);
  expect(unrenderedTypes).toEqual(["doc", "text"]);
});

test("#view: an unknown node without content renders null, since React 16 and 17 throw for undefined", () =>
  expect(RichTextView({ content: { type: "unknown" } })).toBeNull());

test("#view: Tiptap opens a text that contains an unknown format as an empty text", async () => {
  const { type, written } = await richText(node("doc", node("table", node("paragraph", text))));
  await expectError("Invalid content", () => type(""));
  expect(written()?.textContent).toBe("");
});

test("#view: a numbered list keeps its first number and its kind of numbers", async () => {
  const list = { type: "orderedList", attrs: { start: 3, type: "a" }, content: [] };
  const { start, type } = (await render(<RichTextView content={list} />)).querySelector("ol") ?? {};
  expect([start, type]).toEqual([3, "a"]);
});

test("#edge-cases: a change from outside does not reach the open text editor, and is overwritten", async () => {
  const { act, actions, id, leave, stored, type } = await richText();
  await type("!");
  await act(() => actions.setProp(id, (props) => void (props.content = node("doc"))));
  await type("?");
  await leave();
  for (const part of ["Hello", "!", "?"]) expect(stored()).toContain(part);
});

test("#edge-cases: a change from outside stays if the user types nothing into the open text editor", async () => {
  const { act, actions, id, leave, stored, type } = await richText();
  await type("");
  await act(() => actions.setProp(id, (props) => void (props.content = node("doc"))));
  await leave();
  expect(stored()).toBe(JSON.stringify(node("doc")));
});

test("#edge-cases: deserialize closes the text editor, without the text that was typed", async () => {
  const { act, actions, query, type, written } = await richText();
  await type(", you");
  await act(() => actions.deserialize(query.serialize()));
  expect([written(), query.serialize().includes(", you")]).toEqual([null, false]);
});

test("#edge-cases: moving the focus to an Undo button saves the text, which the button then undoes", async () => {
  const { actions, query, container, stored, type } = await richText();
  await type(", you");
  const undo = document.createElement("button");
  undo.textContent = "Undo";
  undo.style.cssText = "position: fixed; top: 0; right: 0";
  undo.onclick = () => actions.history.undo();
  container.append(undo);
  await mouse(pointIn(undo, 0.5, 0.5));
  await vi.waitFor(() => expect(query.history.canRedo()).toBe(true));
  expect(stored()).toBe(JSON.stringify(content));
});

test("#edge-cases: a drag of words drags the block; a native listener runs before Craft.js, React's after", async () => {
  const recorded: [string, boolean][] = [];
  let stopAt = "";
  const Block = () => {
    const { id } = useNode();
    const { query } = useEditor();
    const note = (who: string) => (event: { stopPropagation: () => void }) => {
      recorded.push([who, query.getEvent("dragged").contains(id)]);
      if (who === stopAt) event.stopPropagation();
    };
    return (
      <button type="button" onDragStartCapture={note("capture")} onDragStart={note("bubble")} ref={useDraggable()}>
        <b ref={(dom) => dom?.addEventListener("dragstart", note("inside"))} />
      </button>
    );
  };
  const { children, container, query } = await edit([<Block />]);
  fire(container.querySelector("b"), "dragstart");
  expect(recorded).toEqual([
    ["capture", false],
    ["inside", false],
    ["bubble", true],
  ]);
  expect(query.getEvent("dragged").all()).toEqual(children());
  fire(container.querySelector("b"), "dragend");
  for (stopAt of ["capture", "inside"]) {
    fire(container.querySelector("b"), "dragstart");
    expect(query.getEvent("dragged").all()).toEqual([]);
  }
});

test("#edge-cases: the space key does not reach a text in a button, but one in a span inside it", async () => {
  const container = await render(
    <>
      <button type="button" contentEditable suppressContentEditableWarning>
        Label
      </button>
      <button type="button">
        <span contentEditable suppressContentEditableWarning>
          Label
        </span>
      </button>
    </>,
  );
  const texts: unknown[] = [];
  for (const text of container.querySelectorAll<HTMLElement>("[contenteditable]")) {
    text.focus();
    for (const key of ["Space", "x"]) await pressKey(key);
    texts.push(text.textContent?.replaceAll("\u00a0", " "));
  }
  expect(texts).toEqual(["xLabel", " xLabel"]);
});

test("#undo: a capturing listener gets Ctrl+Z before a field, and can undo on the page instead", async () => {
  const Field = ({ text = "" }) => {
    const { setProp } = useNode().actions;
    const change = (value: string) => setProp((props: { text: string }) => void (props.text = value));
    return <input ref={useDraggable()} value={text} onChange={(event) => change(event.target.value)} />;
  };
  const { act, actions, data, first, container } = await edit([<Field />], { resolver: { Field } });
  const keys: string[] = [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "z") return;
    event.preventDefault();
    event.stopPropagation();
    actions.history.undo();
  };
  document.addEventListener("keydown", onKeyDown, true);
  onTestFinished(() => document.removeEventListener("keydown", onKeyDown, true));
  const field = container.querySelector("input") as HTMLInputElement;
  field.addEventListener("keydown", ({ key }) => keys.push(key));
  field.focus();
  for (const key of ["a", "b", "Control+z"]) await act(() => pressKey(key));
  expect([field.value, data(first).props.text, keys]).toEqual(["a", "a", ["a", "b", "Control"]]);
});

test("#select-words: in a field that has the focus, the mouse selects words and drags nothing", async () => {
  const page = [containerOf(<FieldBlock label="Some words that are long enough" />), <SampleText />];
  const { act, children, dom, first, container } = await edit(page, { resolver: { Field: FieldBlock } });
  const [id = ""] = children(first);
  const isDraggable = () => [dom(first).draggable, dom(id).draggable];
  container.style.width = "400px";
  const field = container.querySelector("input") as HTMLInputElement;
  field.style.margin = "20px";
  await act(() => field.focus());
  const dragged: EventTarget[] = [];
  container.addEventListener("dragstart", ({ target }) => dragged.push(target as EventTarget));
  await act(() => mouse(pointIn(field, 0.1, 0.5), pointIn(field, 0.3, 0.5), pointIn(field, 0.6, 0.5)));
  expect([(field.selectionEnd ?? 0) > (field.selectionStart ?? 0), dragged]).toEqual([true, []]);
  expect(isDraggable()).toEqual([false, false]);
  await act(() => field.blur());
  expect(isDraggable()).toEqual([true, true]);
});

test("#select-words: a field that loses the focus after editing was turned off stays undraggable", async () => {
  const { act, container, dom, enable, first } = await edit([<FieldBlock />], { resolver: { Field: FieldBlock } });
  const field = container.querySelector("input");
  await act(() => field?.focus());
  await enable(false);
  await act(() => field?.blur());
  expect(dom(first).draggable).toBe(false);
});

test("#select-words: visitors cannot change the field", async () => {
  const { container } = await edit([<FieldBlock />], { enabled: false });
  expect(container.querySelector("input")?.readOnly).toBe(true);
});

test.each([
  ["paragraph", "p"],
  ["heading", "h3"],
  ["codeBlock", "pre"],
])("#view: an empty %s is as high as one with a line", async (type, tag) => {
  const container = await render(<RichTextView content={node("doc", { type }, node(type, text))} />);
  const [empty, full] = [...container.querySelectorAll<HTMLElement>(tag)].map((element) => element.offsetHeight);
  expect([empty, full]).toEqual([full, expect.toSatisfy((height: number) => height > 10)]);
});

test.each([
  ["", 0],
  ["Some text", 1],
])("#edge-cases: a text %j has a height: %i", async (text, expected) => {
  const { dom, first } = await edit([<SampleText text={text} />]);
  expect(Math.sign(dom(first).clientHeight)).toBe(expected);
});
