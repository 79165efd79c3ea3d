import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const text = { type: "text", text: "Hello" };
const content = { type: "doc", content: [{ type: "paragraph", content: [text] }] };

/** The drag that a browser starts when selected words are dragged. */
const dragWords = (inside: Element | null | undefined) =>
  inside?.dispatchEvent(new DragEvent("dragstart", { bubbles: true, dataTransfer: new DataTransfer() }));

export const runs: CheckFile["runs"] = {
  "src/rich-text-editor.tsx": ({ RichTextEditor }) => <RichTextEditor content={content} onDone={() => {}} />,
  "src/rich-text.tsx": ({ RichText }) =>
    withEditor(
      async ({ query }, place) => {
        place.querySelector("p")?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
        const written = () => place.querySelector("[contenteditable] p");
        for (let wait = 0; !written() && wait < 100; wait++) await settle();
        same(place.querySelector("[draggable]")?.getAttribute("draggable"), "false");
        dragWords(written());
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

export const probes: CheckFile["probes"] = {
  "Craft.js freezes what is in props.": () =>
    withEditor(({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      actions.setProp(id, (props) => {
        props.content = { deep: { down: [] } };
      });
      same(Object.isFrozen(query.node(id).get().data.props.content.deep.down), true);
    }),
  "starts a drag in the browser, which goes up to the element with `drag`": () =>
    withEditor(({ query }, place) => {
      const [first] = query.node("ROOT").childNodes();
      const words = document.createElement("b");
      place.querySelector("p")?.append(words);
      dragWords(words);
      same(query.getEvent("dragged").all(), [first]);
    }),
};
