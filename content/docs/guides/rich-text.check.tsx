import { blockOf } from "../../../test/docs/browser/block-of.ts";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { until } from "../../../test/docs/browser/until.ts";

const text = { type: "text", text: "Hello" };
const content = { type: "doc", content: [{ type: "paragraph", content: [text] }] };

export const runs: CheckFile["runs"] = {
  "src/rich-text-editor.tsx": ({ RichTextEditor }) => <RichTextEditor content={content} onDone={() => {}} />,
  "src/rich-text.tsx": ({ RichText }) =>
    withEditor(
      async ({ query }, place) => {
        fire(place.querySelector("p"), "dblclick");
        const written = () => place.querySelector("[contenteditable] p");
        await until(() => written() !== null);
        same(place.querySelector("[draggable]")?.getAttribute("draggable"), "false");
        fire(written(), "dragstart");
        same(query.getEvent("dragged").size(), 0);
      },
      { content: <RichText content={content} />, resolver: { RichText } },
    ).then(() => null),
  "src/rich-text-view.tsx": ({ RichTextView }) => {
    const link = (href: string) => ({ type: "link", attrs: { href } });
    const marked = ["https://craft.js.org", "javascript:alert(1)"].map((href) => ({ ...text, marks: [link(href)] }));
    return rendered(<RichTextView content={{ type: "paragraph", content: marked }} />, (place) =>
      same(place.innerHTML, '<p><a href="https://craft.js.org">Hello</a>Hello</p>'),
    ).then(() => null);
  },
};

/** Runs `then` with the page's block, a way to write into it, and one to leave it. */
async function withRichText(
  then: (editor: EditorHandle, type: (text: string) => Promise<void>, leave: () => Promise<void>) => unknown,
) {
  const { RichText } = await blockOf("docs/guides/rich-text/src/rich-text.tsx");
  await withEditor(
    (editor, place) => {
      const written = () => place.querySelector<HTMLElement>("[contenteditable]");
      const open = async () => {
        fire(place.querySelector("p"), "dblclick");
        await until(() => written() !== null);
        written()?.focus();
        await settle();
      };
      const type = async (text: string) => {
        if (!written()) await open();
        document.execCommand("insertText", false, text);
        await settle();
      };
      const leave = async () => {
        written()?.blur();
        await until(() => written() === null);
      };
      return then(editor, type, leave);
    },
    { content: containerOf(<RichText content={content} />), resolver: { RichText } },
  );
}

const contentOf = (editor: EditorHandle): string =>
  JSON.stringify(editor.query.node(childrenOf(editor)[0] ?? "").get().data.props.content);

export const probes: CheckFile["probes"] = {
  "All that was written in one go is one step of the [page’s history](/docs/guides/history).": () =>
    withRichText(async (editor, type, leave) => {
      const { history } = editor.query;
      await type(", you");
      await type(" there");
      same([history.canUndo(), contentOf(editor).includes("there")], [false, false]);
      await leave();
      same([history.canUndo(), contentOf(editor).includes("you there")], [true, true]);
      editor.actions.history.undo();
      same([history.canUndo(), contentOf(editor)], [false, JSON.stringify(content)]);
      // To open and close it changes nothing.
      await type("");
      await leave();
      same(history.canUndo(), false);
    }),
  "- **A change from outside**, such as an undo on the page while a text is being edited, does not reach the open text editor, and is overwritten when it closes.":
    () =>
      withRichText(async (editor, type, leave) => {
        await type("!");
        editor.actions.setProp(childrenOf(editor)[0] ?? "", (props) => {
          props.content = { type: "doc", content: [] };
        });
        await settle();
        await type("?");
        await leave();
        same(
          ["Hello", "!", "?"].every((part) => contentOf(editor).includes(part)),
          true,
        );
      }),
  "Craft.js freezes what is in props.": () =>
    withEditor(({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      actions.setProp(id, (props) => {
        props.content = { deep: { down: [] } };
      });
      same(Object.isFrozen(query.node(id).get().data.props.content.deep.down), true);
    }),
  "- **Dragging selected words** starts a drag in the browser, which goes up to the element with `drag`: Craft.js would move the block.":
    () =>
      withEditor(({ query }, place) => {
        const [first] = query.node("ROOT").childNodes();
        const words = document.createElement("b");
        place.querySelector("p")?.append(words);
        fire(words, "dragstart");
        same(query.getEvent("dragged").all(), [first]);
      }),
};
