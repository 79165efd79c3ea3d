import { Element } from "@craftjs/core";
import type { ReactElement } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, selectedOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { mouse } from "../../../harness/mouse.ts";
import { fire } from "../../../harness/pointer.ts";
import { pressKey } from "../../../harness/press-key.ts";
import { Box, Item, withItems } from "../../../harness/sample-items.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";

const block = (path: string) => blockOf(`docs/guides/basic-tutorial/src/${path}`);

/** Runs `then` with a page of one block of the tutorial. */
async function withBlock(
  name: "Button" | "Text",
  then: (editor: EditorHandle, element: HTMLElement) => unknown,
  props: { enabled?: boolean; onRender?: (props: { render: ReactElement }) => ReactElement } = {},
): Promise<void> {
  const { [name]: Block } = await block(`user/${name.toLowerCase()}.tsx`);
  await withEditor((editor, place) => then(editor, place.querySelector(".text, .button") as HTMLElement), {
    content: containerOf(<Block />),
    resolver: { [name]: Block },
    props,
  });
}

/** That a text is edited where it stands, and saved at the end. */
async function editsInPlace(): Promise<void> {
  const { RenderNode } = await block("editor/render-node.tsx");
  const edit = async (
    start: (text: HTMLElement) => unknown,
    end: () => unknown,
    wanted: [text: string, steps: number],
  ) =>
    withBlock(
      "Text",
      async (editor, text) => {
        same([text.isContentEditable, text.draggable], [false, true]);
        await start(text);
        await settle();
        same([text.isContentEditable, text.draggable], [true, false]);
        getSelection()?.selectAllChildren(text);
        for (const key of ["N", "e", "w"]) await pressKey(key);
        same(stepCountOf(editor), 0);
        // A drag of the words that are selected is none of the block.
        fire(text, "dragstart");
        same(editor.query.getEvent("dragged").size(), 0);
        await end();
        await settle();
        same([textOf(editor, childrenOf(editor)[0]), stepCountOf(editor), text.isContentEditable], [...wanted, false]);
      },
      { onRender: RenderNode },
    );
  const doubleClick = (text: HTMLElement) => fire(text, "dblclick");
  const enter = async (text: HTMLElement) => {
    text.focus();
    await pressKey("Enter");
  };
  await edit(enter, () => pressKey("Enter"), ["New", 1]);
  await edit(doubleClick, () => mouse({ x: innerWidth - 5, y: innerHeight - 5 }), ["New", 1]);
  await edit(doubleClick, () => pressKey("Escape"), ["Some text", 0]);
}

/** That a page as JSON is looked through from its root before it is loaded. */
async function looksThroughPage(): Promise<void> {
  const { readPage } = await block("editor/read-page.ts");
  const Text = Object.assign(() => null, { craft: { props: { text: "" } } });
  const read = (nodes: object): object => readPage(JSON.stringify(nodes), { Text });
  const text = (parent: string | null, nodes: string[] = [], props = {}) =>
    savedNode({ resolvedName: "Text" }, { parent, nodes, props });
  same(Object.keys(read({ ROOT: text(null, ["a"]), a: text("ROOT"), stray: text("ROOT") })), ["ROOT", "a"]);
  const found = "has its place already";
  await throws(found, () => read({ ROOT: text(null, ["a", "a"]), a: text("ROOT") }));
  await throws(found, () => read({ ROOT: text(null, ["a"]), a: text("ROOT", ["ROOT"]) }));
  await throws("has to be a string", () => read({ ROOT: text(null, [], { text: {} }) }));
  await throws("has an unknown prop", () => read({ ROOT: text(null, [], { size: 1 }) }));
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, at) => [
      at ? `${at}` : "ROOT",
      text(at > 1 ? `${at - 1}` : at ? "ROOT" : null, at < depth - 1 ? [`${at + 1}`] : []),
    ]);
  await throws("nested too deep", () => read(Object.fromEntries(nested(150))));
}

/** That the places of a page are in its order, and those in a block itself are none. */
async function leadsThroughPlaces(): Promise<void> {
  const { nextPlace } = await block("editor/places.ts");
  await withItems(
    (editor) => {
      const [item = "", box = "", other = ""] = childrenOf(editor);
      const next = (id: string, step: number) => nextPlace(editor.query, id, step);
      same(next(item, 1), { parent: box, index: 0 });
      same(
        [next(box, -1), next(box, 1)],
        [
          { parent: "ROOT", index: 0 },
          { parent: other, index: 0 },
        ],
      );
      const [inner = ""] = childrenOf(editor, box);
      same(
        [next(inner, -1), next(inner, 1)],
        [
          { parent: "ROOT", index: 1 },
          { parent: "ROOT", index: 2 },
        ],
      );
    },
    [
      <Item key="item" />,
      <Element key="box" is={Box} canvas>
        <Item />
      </Element>,
      <Element key="other" is={Box} canvas />,
    ],
  );
}

export const probes: CheckFile["probes"] = {
  "Text is edited where it stands. A double-click starts, or Enter when the block has the focus, which step 3 makes possible. Enter or a click elsewhere saves, Escape cancels.":
    editsInPlace,
  "- **The element is not draggable while you type.**": editsInPlace,
  "`onDragStartCapture` is called earlier, on the event’s way down to the element, and stops it there. - **The text is saved at the end, not at each key.**":
    editsInPlace,
  "It also makes the whole edit one step in the history.": editsInPlace,

  "The link does nothing while the editor is enabled, so that you can select it. With editing off it is an ordinary link.":
    async () => {
      for (const enabled of [true, false]) {
        await withBlock(
          "Button",
          (editor, link) => {
            const event = new MouseEvent("click", { bubbles: true, cancelable: true });
            fire(link, "mousedown");
            link.dispatchEvent(event);
            same([event.defaultPrevented, selectedOf(editor).length], [enabled, Number(enabled)]);
          },
          { enabled },
        );
      }
    },

  "The keyboard does not, so each block becomes a stop of the Tab key, and what gets the focus is selected. A block that is selected already is left alone, or a click with the Meta key could never select a second one. With editing off, the page is free of all this.":
    async () => {
      const { RenderNode } = await block("editor/render-node.tsx");
      await withBlock(
        "Text",
        async (editor, text) => {
          await settle();
          same([text.tabIndex, text.hasAttribute("tabindex")], [0, true]);
          text.focus();
          same(selectedOf(editor), childrenOf(editor));
          editor.actions.selectNode(["ROOT", ...childrenOf(editor)]);
          text.blur();
          text.focus();
          same(selectedOf(editor).length, 2);
        },
        { onRender: RenderNode },
      );
      await withBlock("Text", (_, text) => same(text.hasAttribute("tabindex"), false), {
        enabled: false,
        onRender: RenderNode,
      });
    },

  "The other way round, a block that becomes selected takes the focus from another block, so that the keys act on one that Undo has just brought back.":
    async () => {
      const { RenderNode } = await block("editor/render-node.tsx");
      await withBlock(
        "Text",
        async (editor, text) => {
          const [id = ""] = childrenOf(editor);
          await settle();
          text.focus();
          editor.actions.delete(id);
          domOf(editor, "ROOT").focus();
          editor.actions.history.undo();
          await settle();
          same([selectedOf(editor), document.activeElement === domOf(editor, id)], [[id], true]);
          const field = document.body.appendChild(document.createElement("input"));
          field.focus();
          editor.actions.selectNode("ROOT");
          await settle();
          same(document.activeElement === field, true);
          field.remove();
        },
        { onRender: RenderNode },
      );
    },

  "- A block never goes into itself, so its own children are left out.": leadsThroughPlaces,
  "Since the places are in the order of the page, “up” and “down” lead through all of them: past the end of a container and into the next one.":
    leadsThroughPlaces,

  "- It walks the tree from `ROOT` and comes to each node once. A node that it meets twice is listed twice, or is part of a circle,":
    looksThroughPage,
  "A node that it does not meet is left out: Craft.js itself leaves some behind. Add a card, press Undo, and its areas are still in the JSON. - Nesting has a limit,":
    looksThroughPage,
  "- The default props say which props a component takes, and of what type.": looksThroughPage,
};
