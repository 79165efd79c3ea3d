import { useEditor, useNode } from "@craftjs/core";
import type { ReactElement } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf, selectedOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { fillIn } from "../../../harness/fill-in.ts";
import { mouse, pointIn } from "../../../harness/mouse.ts";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { pressKey } from "../../../harness/press-key.ts";
import { RelatedPart } from "../../../harness/related-part.tsx";
import { sameOfEach } from "../../../harness/same-of-each.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";

/** What each block is wrapped in, with a root that is left out. */
const wrapsBlocks = () => {
  const Wraps = ({ render }: { render: ReactElement }) => {
    const { id } = useNode();
    return id === "ROOT" ? <i title={id}>{render}</i> : <u title={id}>{id.length > 99 && render}</u>;
  };
  return withEditor(
    (editor, place) => {
      const titles = [...place.querySelectorAll<HTMLElement>("[title]")].map(({ title }) => title);
      same([titles, place.querySelectorAll("p").length], [["ROOT", ...childrenOf(editor)], 0]);
      same(domOf(editor, "ROOT").parentElement?.tagName, "I");
    },
    { props: { onRender: Wraps } },
  );
};

/** The settings of the selected block, as the panel of the page shows them. */
function SelectedSettings() {
  const { Settings } = useEditor((state, query) => {
    const id = query.getEvent("selected").first();
    return { Settings: id && state.nodes[id]?.related.settings };
  });
  return Settings ? <Settings /> : null;
}

export const probes: CheckFile["probes"] = {
  '- An element may have others inside it, `<Element is={Container} canvas><Text text="Inside" /></Element>`: the block is dropped with its children.':
    () =>
      withEditor(
        (editor, place) => {
          dragBelow(place.querySelector("b"), domOf(editor, childrenOf(editor)[1]));
          const dropped = childrenOf(editor)[2];
          same(
            [editor.query.node(dropped ?? "").isCanvas(), textOf(editor, childrenOf(editor, dropped)[0])],
            [true, "Inside"],
          );
        },
        { beside: <SampleTool element={containerOf(<SampleText text="Inside" />)} /> },
      ),
  "- Let a field save at each change, as that of `Text` does. What waits for `onBlur` is lost: pressing the mouse on another block removes the form before its field loses the focus.":
    () => {
      const saved: string[] = [];
      const Form = () => (
        <input onChange={() => saved.push("change")} onBlur={({ target }) => saved.push(`blur ${target.value}`)} />
      );
      const Block = craftedBlock({ related: { settings: Form } }, () => <SampleText />);
      return withBlocks(
        { Block, SampleText },
        async (editor, place) => {
          const [block, other] = childrenOf(editor);
          editor.actions.selectNode(block);
          await settle();
          const field = place.querySelector("input");
          field?.focus();
          await fillIn(field, "New");
          await mouse(pointIn(domOf(editor, other), 0.5, 0.5));
          await settle();
          same([selectedOf(editor), place.querySelector("input"), saved], [[other], null, ["change"]]);
        },
        { beside: <SelectedSettings /> },
      );
    },
  "- The second argument is an element, or a function that is called when the drag starts and returns an element or a [node tree](/docs/api/nodetree).":
    () => {
      let calls = 0;
      const make = () => {
        calls++;
        return <SampleText text="Made" />;
      };
      return withEditor(
        (editor, place) => {
          const tool = place.querySelector("b");
          same(calls, 0);
          fire(tool, "dragstart");
          same(calls, 1);
          fire(tool, "dragend");
          dragBelow(tool, domOf(editor, childrenOf(editor)[1]));
          same([calls, childrenOf(editor).length], [2, 3]);
        },
        { beside: <SampleTool element={make} /> },
      );
    },
  "- The root and linked nodes cannot be deleted: `isDeletable()` says so before `actions.delete` throws.": () =>
    withBlocks({ SampleCard }, async (editor) => {
      const [linked = ""] = editor.query.node(childrenOf(editor)[0] ?? "").linkedNodes();
      for (const id of ["ROOT", linked]) {
        same(editor.query.node(id).isDeletable(), false);
        await throws("Attempting to delete a top-level Node", () => editor.actions.delete(id));
      }
    }),
  "| A new block cannot be dropped anywhere | No [canvas](/docs/concepts/nodes#canvas) takes it. There is none, and no line appears; or a [rule](/docs/concepts/user-components#rules) refuses it, and the line is red. |":
    async () => {
      const Closed = craftedBlock({ isCanvas: true, rules: { canMoveIn: () => false } });
      for (const [content, wanted] of [
        [<SampleContainer key="none" />, "no line"],
        [<Closed key="closed" />, "refused"],
        [containerOf(), "taken"],
      ] as const) {
        await withEditor(
          (editor, place) => {
            fire(place.querySelector("b"), "dragstart");
            fire(domOf(editor, "ROOT"), "dragover");
            const { indicator } = editor.query.getState();
            fire(place.querySelector("b"), "dragend");
            same(indicator ? (indicator.error ? "refused" : "taken") : "no line", wanted);
            same(childrenOf(editor).length, wanted === "taken" ? 1 : 0);
          },
          { beside: <SampleTool element={<SampleText />} />, content, resolver: { Closed } },
        );
      }
    },
  "Read the element in the effect, as here: the collected `dom` is [the old one](/docs/api/node#dom) after the block has moved.":
    () => {
      const collected: Record<string, HTMLElement | null> = {};
      const Collect = ({ render }: { render: ReactElement }) => {
        const { id, dom } = useNode((node) => ({ dom: node.dom }));
        collected[id] = dom;
        return render;
      };
      return withEditor(
        async (editor) => {
          const [text = "", box = ""] = childrenOf(editor);
          const before = domOf(editor, text);
          editor.actions.move(text, box, 0);
          await settle();
          same([collected[text] === before, domOf(editor, text) === before], [true, false]);
        },
        { content: containerOf(<SampleText />, containerOf()), props: { onRender: Collect } },
      );
    },
  "They are plain React components of yours, anywhere inside `<Editor>`, that read and change the page through [`useEditor`](/docs/api/useEditor).":
    () => {
      const Hides = () => {
        const { actions, hidden } = useEditor(({ nodes }) => ({ hidden: nodes.ROOT?.data.hidden }));
        return (
          <button type="button" onClick={() => actions.setHidden("ROOT", true)}>
            {String(hidden)}
          </button>
        );
      };
      return withEditor(
        async ({ query }, place) => {
          const button = place.querySelector("button");
          button?.click();
          await settle();
          same([button?.textContent, query.node("ROOT").get().data.hidden], ["true", true]);
        },
        { beside: <aside>{<Hides />}</aside> },
      );
    },
  "`Text` brings its own settings:": async () => {
    const { Container, Text } = await blockOf("docs/concepts/editor-components/src/blocks.tsx");
    same([Object.keys(Text.craft.related), Container.craft.related], [["settings"], undefined]);
  },
  "`connectors.create` makes a DOM element draggable, and drops a new block where the drag ends:": () =>
    withEditor(
      (editor, place) => {
        const tool = place.querySelector("b");
        same(tool?.draggable, true);
        dragBelow(tool, domOf(editor, childrenOf(editor)[0]));
        sameOfEach(childrenOf(editor), (id) => textOf(editor, id), ["One", "New", "Two"]);
      },
      { beside: <SampleTool element={<SampleText text="New" />} /> },
    ),
  "- `state.events.selected` is a `Set` of ids, since several blocks can be selected. `query.getEvent('selected')` has `first()`, `last()`, `all()`, `contains(id)` and `isEmpty()`.":
    () =>
      withEditor((editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        editor.actions.selectNode([first, second]);
        same(editor.query.getState().events.selected, new Set([first, second]));
        const selected = editor.query.getEvent("selected");
        same([selected.first(), selected.last(), selected.all()], [first, second, [first, second]]);
        same([selected.contains(second), selected.contains("ROOT"), selected.isEmpty()], [true, false, false]);
      }),
  "`onRender` wraps each block on the page. It gets the block as `render`, and `useNode` inside it speaks for that block:":
    wrapsBlocks,
  "Always return `render`, or the block disappears.": wrapsBlocks,
  "| “You can only use useEditor in the context of \\<Editor /\\>” | The component is outside `<Editor>`,": () =>
    says("You can only use useEditor in the context of <Editor />", () =>
      rendered(<Calls hook={useEditor} />, () => {}),
    ),
  "| “You can only use useNode in the context of \\<Editor /\\>” | `useNode` is in an editor component. It works in user components, in related components and in `onRender`. |":
    async () => {
      const ids: string[] = [];
      const Asks = () => {
        ids.push(useNode().id);
        return null;
      };
      const Block = Object.assign(() => <Asks />, { craft: { related: { settings: Asks } } });
      const onRender = ({ render }: { render: ReactElement }) => (
        <>
          <Asks />
          {render}
        </>
      );
      const others = { beside: <RelatedPart id="ROOT" />, props: { onRender } };
      await withRoot({ Block }, () => same([ids.length > 2, [...new Set(ids)]], [true, ["ROOT"]]), others);
      await says("You can only use useNode in the context of <Editor />", () =>
        withEditor(() => {}, { beside: <Asks /> }),
      );
    },
  "Craft.js binds no keys.": () =>
    withEditor(async (editor, place) => {
      const [first = ""] = childrenOf(editor);
      setText(editor.actions, first, "Changed");
      editor.actions.selectNode(first);
      const button = place.appendChild(document.createElement("button"));
      button.focus();
      const before = [editor.query.serialize(), selectedOf(editor), stepCountOf(editor)];
      for (const key of ["Delete", "Backspace", "Escape", "Enter", "ArrowDown"]) await pressKey(key);
      for (const key of ["z", "y", "c", "v", "x"]) {
        const init = { key, ctrlKey: true, metaKey: true, bubbles: true };
        button.dispatchEvent(new KeyboardEvent("keydown", init));
      }
      await settle();
      same([editor.query.serialize(), selectedOf(editor), stepCountOf(editor)], before);
    }),
};
