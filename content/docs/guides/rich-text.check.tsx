import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";
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
      fire(words, "dragstart");
      same(query.getEvent("dragged").all(), [first]);
    }),
};
