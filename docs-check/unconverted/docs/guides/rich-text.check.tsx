import { Editor } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";

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
      // The root could not be dragged anyway.
      { content: containerOf(<RichText content={content} />), resolver: { RichText } },
    ).then(() => null),
  "src/rich-text-view.tsx": async ({ RichTextView }) => {
    const link = (href: string) => ({ type: "link", attrs: { href } });
    const marked = ["https://craft.js.org", "javascript:alert(1)"].map((href) => ({ ...text, marks: [link(href)] }));
    await rendered(<RichTextView content={{ type: "paragraph", content: marked }} />, (place) =>
      same(place.innerHTML, '<p><a href="https://craft.js.org">Hello</a>Hello</p>'),
    );
    // All that the page's buttons and shortcuts can make of a text.
    const node = (type: string, ...content: object[]) => ({ type, content });
    const written = node(
      "doc",
      { ...node("heading", text), attrs: { level: 1 } },
      { ...node("heading", text), attrs: { level: 2 } },
      node("paragraph", text, { type: "hardBreak" }, { ...text, marks: [{ type: "bold" }, { type: "italic" }] }),
      ...["bulletList", "orderedList"].map((list) => node(list, node("listItem", node("paragraph", text)))),
    );
    await rendered(<RichTextView content={written} />, (place) =>
      same(
        place.innerHTML,
        "<h2>Hello</h2><h3>Hello</h3><p>Hello<br><em><strong>Hello</strong></em></p>" +
          "<ul><li><p>Hello</p></li></ul><ol><li><p>Hello</p></li></ol>",
      ),
    );
    return null;
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
  "Craft.js freezes what is in props. Give a library that changes its input a copy: `structuredClone(content)`.": () =>
    withEditor(({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      actions.setProp(id, (props) => {
        props.content = { deep: { down: [] } };
      });
      const { content } = query.node(id).get().data.props;
      same(
        [content, structuredClone(content)].map(({ deep }) => Object.isFrozen(deep.down)),
        [true, false],
      );
    }),
  "// The buttons show the state of the text under the caret.": async () => {
    const { RichTextEditor } = await blockOf("docs/guides/rich-text/src/rich-text-editor.tsx");
    const bold = { ...text, marks: [{ type: "bold" }] };
    const paragraph = (...words: object[]) => ({ type: "doc", content: [{ type: "paragraph", content: words }] });
    const plain = { type: "text", text: " there" };
    // The caret is at the end.
    for (const [written, isBold] of [
      [paragraph(plain, bold), "true"],
      [paragraph(bold, plain), "false"],
    ] as const) {
      await rendered(<RichTextEditor content={written} onDone={() => {}} />, async (place) => {
        const button = () => place.querySelector("[role=toolbar] button");
        await until(() => button()?.ariaPressed === isBold);
        same([button()?.textContent, button()?.ariaPressed], ["Bold", isBold]);
      });
    }
  },

  "Keep the `onMouseDown`, which keeps the focus in the text.": async () => {
    const { RichTextEditor } = await blockOf("docs/guides/rich-text/src/rich-text-editor.tsx");
    await rendered(<RichTextEditor content={content} onDone={() => {}} />, async (place) => {
      await until(() => place.querySelector("[role=toolbar] button") !== null);
      const press = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
      place.querySelector("[role=toolbar] button")?.dispatchEvent(press);
      same(press.defaultPrevented, true);
    });
  },

  "`StarterKit` can do more than this shows: quotes, code, lines. Add cases for what you want, and turn the rest off with `StarterKit.configure`,":
    () => {
      const namesWith = (kit: typeof StarterKit) =>
        new Editor({ element: null, extensions: [kit] }).extensionManager.extensions.map(({ name }) => name);
      const more = ["blockquote", "code", "codeBlock", "horizontalRule"];
      const off = StarterKit.configure({ blockquote: false, code: false, codeBlock: false, horizontalRule: false });
      same(
        more.map((name) => namesWith(StarterKit).includes(name)),
        more.map(() => true),
      );
      same(
        more.map((name) => namesWith(off).includes(name)),
        more.map(() => false),
      );
    },

  "The alternative, `editor.getHTML()` with `dangerouslySetInnerHTML`, runs whatever somebody has put into the saved page.":
    async () => {
      same(new Editor({ element: null, extensions: [StarterKit], content }).getHTML(), "<p>Hello</p>");
      let ran = false;
      Object.assign(window, {
        ofTheProbe: () => {
          ran = true;
        },
      });
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the danger that the page tells of
      const page = <div dangerouslySetInnerHTML={{ __html: '<img src="data:," alt="" onerror="ofTheProbe()">' }} />;
      await rendered(page, () => until(() => ran));
      same(ran, true);
    },

  "Handlers on `document` should return when `event.target.isContentEditable`,": () =>
    withRichText(async (_, type) => {
      let isEditable: boolean | undefined;
      const look = ({ target }: Event) => {
        isEditable = (target as HTMLElement).isContentEditable;
      };
      document.addEventListener("keydown", look);
      await type("a");
      fire(document.activeElement, "keydown");
      document.removeEventListener("keydown", look);
      same(isEditable, true);
    }),
};
