import { Element, useEditor, useNode } from "@craftjs/core";
import corePackage from "@craftjs/core/package.json";
import { blockOf } from "../../harness/block-of.ts";
import { type CheckFile, same } from "../../harness/check-file.ts";
import { containerOf } from "../../harness/container-of.tsx";
import { craftedBlock } from "../../harness/crafted-block.tsx";
import { childrenOf, domOf, stepCountOf, textOf } from "../../harness/editor-questions.ts";
import { fillIn } from "../../harness/fill-in.ts";
import { indicatorLine } from "../../harness/indicator-line.ts";
import { mouse, pointIn } from "../../harness/mouse.ts";
import { pageComesBack } from "../../harness/page-comes-back.tsx";
import { dragBelow, dragOver, fire } from "../../harness/pointer.ts";
import { sameType } from "../../harness/same-type.ts";
import { Box, Item, withItems } from "../../harness/sample-items.tsx";
import { SampleText } from "../../harness/samples.tsx";
import { setText } from "../../harness/set-text.ts";
import { rendered, settle, withEditor } from "../../harness/stage.tsx";

const textsIn = (place: HTMLElement) => [...place.querySelectorAll("p")].map(({ textContent }) => textContent);

async function press(place: HTMLElement, label: string): Promise<void> {
  [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click();
  await settle();
}

/** Drags one element to the end of a paragraph, as a hand would. */
async function dragBehind(from: Element | null | undefined, to: Element | undefined): Promise<void> {
  if (!from || !to) throw new Error("there is nothing to drag, or no place for it");
  await mouse(pointIn(from, 0.02, 0.5), pointIn(to, 0.02, 0.8), pointIn(to, 0.02, 0.95), pointIn(to, 0.03, 0.95));
  await settle();
}

const Fixed = () => <Item />;
Fixed.craft = { rules: { canDrag: () => false } };

export const probes: CheckFile["probes"] = {
  "Drag **New text** into the box, drag the paragraphs into another order, click one and type in the field above. **Undo** takes back one step at a time. **Save** prints the page as JSON to the console.":
    async () => {
      const { App } = await blockOf("docs/overview/src/App.tsx");
      const printed: string[] = [];
      const { log } = console;
      console.log = (text) => void printed.push(text);
      await rendered(<App />, async (place) => {
        const [first, last] = place.querySelectorAll("p");
        // Craft.js counts margins to the height of a block.
        for (const text of place.querySelectorAll("p")) text.style.margin = "0";
        await dragBehind(place.querySelector("span"), last);
        same(textsIn(place), ["Drag me", "Click me", "New text"]);
        await dragBehind(first, last);
        same(textsIn(place), ["Click me", "Drag me", "New text"]);
        await mouse(pointIn(last as Element, 0.02, 0.5));
        await settle();
        await fillIn(place.querySelector("input"), "Typed");
        same(textsIn(place), ["Typed", "Drag me", "New text"]);
        await press(place, "Save");
        same([printed.length, JSON.parse(printed[0] ?? "").ROOT.nodes.length], [1, 3]);
        await press(place, "Undo");
        same(textsIn(place), ["Click me", "Drag me", "New text"]);
        await press(place, "Undo");
        same(textsIn(place), ["Drag me", "Click me", "New text"]);
        await press(place, "Undo");
        same(textsIn(place), ["Drag me", "Click me"]);
      }).finally(() => {
        console.log = log;
      });
    },
  "It comes with no toolbar, no sidebar and no styles.": () =>
    withEditor((_, place) => {
      const shown = [...place.querySelectorAll("*")].map(({ tagName }) => tagName);
      same([shown, document.querySelectorAll("style, link").length], [["SECTION", "P", "P"], 0]);
    }),
  "- **Drag and drop.** Blocks move within a canvas and between canvases. A line shows where the block will land. Each component can have rules about what may be dragged, dropped in and moved out.":
    () =>
      withItems(
        async (editor) => {
          const [first = "", second = "", box = "", fixed = ""] = childrenOf(editor);
          fire(domOf(editor, first), "dragstart");
          dragOver(domOf(editor, second), 0.5, 0.9);
          await settle();
          same(indicatorLine()?.style.backgroundColor, "rgb(98, 196, 98)");
          fire(domOf(editor, first), "dragend");
          same(childrenOf(editor), [second, first, box, fixed]);
          fire(domOf(editor, first), "dragstart");
          dragOver(domOf(editor, box), 0.5, 0.5);
          fire(domOf(editor, first), "dragend");
          same([childrenOf(editor), childrenOf(editor, box)], [[second, box, fixed], [first]]);
          same([editor.query.node(first).isDraggable(), editor.query.node(fixed).isDraggable()], [true, false]);
        },
        [<Item key="a" />, <Item key="b" />, <Element key="box" is={Box} canvas />, <Fixed key="fixed" />],
        {},
        { Fixed },
      ),
  "- **Selection and hover.** You can ask which nodes are selected, hovered or dragged, and draw what you like for each.":
    () =>
      withItems((editor) => {
        const [first, second] = childrenOf(editor);
        fire(domOf(editor, first), "mousedown");
        fire(domOf(editor, second), "mouseover");
        fire(domOf(editor, first), "dragstart");
        const asked = (["selected", "hovered", "dragged"] as const).map((event) =>
          editor.query.getEvent(event).first(),
        );
        same(asked, [first, second, first]);
        fire(domOf(editor, first), "dragend");
      }),
  "- **Settings next to the component.** A component can bring its own settings form, which your settings panel renders when the component is selected.":
    () => {
      const Block = craftedBlock({ related: { settings: () => <form /> } });
      const Panel = () => {
        const { Settings } = useEditor((state, query) => ({
          Settings: state.nodes[query.getEvent("selected").last()]?.related.settings,
        }));
        return Settings && <Settings />;
      };
      return withEditor(
        async (editor, place) => {
          for (const id of ["ROOT", childrenOf(editor)[0]]) {
            editor.actions.selectNode(id);
            await settle();
            same(place.querySelectorAll("form").length, id === "ROOT" ? 0 : 1);
          }
        },
        { content: containerOf(<Block />), resolver: { Block }, beside: <Panel /> },
      );
    },
  "- **A page state.** The page is a flat map of [nodes](/docs/concepts/nodes): each has a component, its props, a parent and children. The hook [useEditor](/docs/api/useEditor) reads that state anywhere inside the editor and changes it.":
    () =>
      withEditor((editor) => {
        const [id = ""] = childrenOf(editor);
        const { type, props, parent, nodes } = editor.query.getState().nodes[id]?.data ?? {};
        same([type === SampleText, props, parent, nodes], [true, { text: "One" }, "ROOT", []]);
        setText(editor.actions, id, "New");
        same(textOf(editor, id), "New");
      }),
  "- **Undo and redo.** Changes to the page are recorded. You can leave a change out of the history, or merge it into the step before.":
    () =>
      withEditor((editor) => {
        const [first] = childrenOf(editor);
        const { history } = editor.actions;
        setText(editor.actions, first, "recorded");
        setText(history.ignore(), first, "left out");
        setText(history.merge(), first, "merged");
        same([stepCountOf(editor), textOf(editor, first)], [1, "merged"]);
      }),
  "- **Types.** The package ships its own TypeScript declarations.": () =>
    same([corePackage.types, corePackage.files.includes("lib")], ["./lib/index.d.ts", true]),
  "- **JSON.** `query.serialize()` gives the page as a string. `<Frame data={…}>` and `actions.deserialize(…)` bring it back.":
    pageComesBack,
  "| `useNode()` | Makes `Page` and `Text` *user components*: blocks that Craft.js manages. | | `connect(dom)` | Tells Craft.js which element belongs to the node, so that it can be selected, hovered and dropped into. | | `drag(dom)` | Makes that element the handle by which the node is dragged. | | `create(dom, element)` | Makes an element a source: dragging it adds a new node to the page. | | `<Editor resolver>` | Holds the state. The resolver names every component that can be on the page, so that the JSON can refer to it. | | `<Frame>` | The editable area. Its child is the page at the start. | | `<Element canvas>` | A node that other nodes can be dropped into. |":
    async () => {
      const { Page, Text, Toolbar } = await blockOf("docs/overview/src/App.tsx");
      const content = (
        <Element is={Page} canvas>
          <Text text="Drag me" />
          <Text text="Click me" />
        </Element>
      );
      await withEditor(
        async (editor, place) => {
          const { query } = editor;
          const [first, second = ""] = childrenOf(editor);
          const types = Object.values(query.getSerializedNodes()).map(({ type }) => type);
          same(types, [{ resolvedName: "Page" }, { resolvedName: "Text" }, { resolvedName: "Text" }]);
          same(textsIn(domOf(editor, "ROOT")), ["Drag me", "Click me"]);
          for (const type of ["mousedown", "mouseover"]) fire(domOf(editor, second), type);
          same([query.getEvent("selected").all(), query.getEvent("hovered").all()], [[second], [second]]);
          same([query.node("ROOT").isCanvas(), query.node(second).isCanvas()], [true, false]);
          dragBelow(domOf(editor, first), domOf(editor, second));
          same(childrenOf(editor), [second, first]);
          await settle();
          dragBelow(place.querySelector("span"), domOf(editor, first));
          same([childrenOf(editor).length, textOf(editor, childrenOf(editor)[2])], [3, "New text"]);
        },
        { content, resolver: { Page, Text }, beside: <Toolbar /> },
      );
    },
  "React passes `null` to a ref when it removes the element, and the connectors’ types do not accept `null`, hence the `if (dom)`.":
    () => {
      type Accepted = Parameters<ReturnType<typeof useNode>["connectors"]["connect"]>[0];
      sameType<Extract<Accepted, null>, never>(true);
      const given: (HTMLElement | null)[] = [];
      const Block = () => {
        useNode();
        return <p ref={(dom) => void given.push(dom)} />;
      };
      return withEditor(
        async (editor, place) => {
          const dom = place.querySelector("p");
          editor.actions.delete(childrenOf(editor));
          await settle();
          same([given.at(-2) === dom, given.at(-1)], [true, null]);
        },
        { content: containerOf(<Block />), resolver: { Block } },
      );
    },
  "`@craftjs/core` needs React 16.8 to 19 as a peer": () =>
    same(corePackage.peerDependencies.react, "^16.8.0 || ^17 || ^18 || ^19"),
};
