import { Editor, Element, Frame, useNode } from "@craftjs/core";
import corePackage from "@craftjs/core/package.json";
import { blockOf } from "../../test/docs/browser/block-of.ts";
import { type CheckFile, same } from "../../test/docs/browser/check-file.ts";
import { containerOf } from "../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, textOf } from "../../test/docs/browser/editor-questions.ts";
import { fillIn } from "../../test/docs/browser/fill-in.ts";
import { mouse, pointIn } from "../../test/docs/browser/mouse.ts";
import { dragBelow, fire } from "../../test/docs/browser/pointer.ts";
import { sampleResolver } from "../../test/docs/browser/samples.tsx";
import { rendered, settle, withEditor } from "../../test/docs/browser/stage.tsx";

const textsIn = (place: HTMLElement) => [...place.querySelectorAll("p")].map(({ textContent }) => textContent);

function button(place: HTMLElement, label: string): HTMLButtonElement | undefined {
  return [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label);
}

/** Drags one element to the end of a paragraph, as a hand would. */
async function dragBehind(from: Element | undefined, to: Element | undefined): Promise<void> {
  if (!from || !to) throw new Error("there is nothing to drag, or no place for it");
  await mouse(pointIn(from, 0.02, 0.5), pointIn(to, 0.02, 0.8), pointIn(to, 0.02, 0.95), pointIn(to, 0.03, 0.95));
  await settle();
}

export const probes: CheckFile["probes"] = {
  "Drag **New text** into the box, drag the paragraphs into another order, click one and type in the field above. **Undo** takes back one step at a time. **Save** prints the page as JSON to the console.":
    async () => {
      const { App } = await blockOf("docs/overview/src/app.tsx");
      const printed: string[] = [];
      const { log } = console;
      console.log = (text) => void printed.push(text);
      try {
        await rendered(<App />, async (place) => {
          // Craft.js counts margins to the height of a block.
          for (const text of place.querySelectorAll("p")) text.style.margin = "0";
          await dragBehind(place.querySelector("span") ?? undefined, place.querySelectorAll("p")[1]);
          same(textsIn(place), ["Drag me", "Click me", "New text"]);
          await dragBehind(place.querySelectorAll("p")[0], place.querySelectorAll("p")[1]);
          same(textsIn(place), ["Click me", "Drag me", "New text"]);
          await mouse(pointIn(place.querySelectorAll("p")[0] as Element, 0.02, 0.5));
          await settle();
          const field = place.querySelector("input");
          if (!field) throw new Error("there is no field");
          await fillIn(field, "Typed");
          same(textsIn(place), ["Typed", "Drag me", "New text"]);
          button(place, "Save")?.click();
          same([printed.length, JSON.parse(printed[0] ?? "").ROOT.nodes.length], [1, 3]);
          const states: unknown[] = [];
          for (let times = 0; times < 3; times++) {
            button(place, "Undo")?.click();
            await settle();
            states.push(textsIn(place));
          }
          same(states, [
            ["Click me", "Drag me", "New text"],
            ["Drag me", "Click me", "New text"],
            ["Drag me", "Click me"],
          ]);
        });
      } finally {
        console.log = log;
      }
    },
  "- **JSON.** `query.serialize()` gives the page as a string. `<Frame data={…}>` and `actions.deserialize(…)` bring it back.":
    () =>
      withEditor(async ({ actions, query }, place) => {
        const saved: string = query.serialize();
        await rendered(
          <Editor resolver={sampleResolver}>
            <Frame data={saved} />
          </Editor>,
          (page) => same([typeof saved, textsIn(page)], ["string", ["One", "Two"]]),
        );
        actions.delete(query.node("ROOT").childNodes());
        await settle();
        same(textsIn(place), []);
        actions.deserialize(saved);
        await settle();
        same(textsIn(place), ["One", "Two"]);
      }),
  "| `useNode()` | Makes `Page` and `Text` *user components*: blocks that Craft.js manages. | | `connect(dom)` | Tells Craft.js which element belongs to the node, so that it can be selected, hovered and dropped into. | | `drag(dom)` | Makes that element the handle by which the node is dragged. | | `create(dom, element)` | Makes an element a source: dragging it adds a new node to the page. | | `<Editor resolver>` | Holds the state. The resolver names every component that can be on the page, so that the JSON can refer to it. | | `<Frame>` | The editable area. Its child is the page at the start. | | `<Element canvas>` | A node that other nodes can be dropped into. |":
    async () => {
      const { Page, Text, Toolbar } = await blockOf("docs/overview/src/app.tsx");
      const content = (
        <Element is={Page} canvas>
          <Text text="Drag me" />
          <Text text="Click me" />
        </Element>
      );
      await withEditor(
        async (editor, place) => {
          const { query } = editor;
          const [first, second] = childrenOf(editor);
          const types = Object.values(query.getSerializedNodes()).map(({ type }) => type);
          same(types, [{ resolvedName: "Page" }, { resolvedName: "Text" }, { resolvedName: "Text" }]);
          same(textsIn(domOf(editor, "ROOT")), ["Drag me", "Click me"]);
          for (const type of ["mousedown", "mouseover"]) fire(place.querySelectorAll("p")[1], type);
          same([query.getEvent("selected").all(), query.getEvent("hovered").all()], [[second], [second]]);
          same([query.node("ROOT").isCanvas(), query.node(second ?? "").isCanvas()], [true, false]);
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
      const given: (HTMLElement | null)[] = [];
      const Block = () => {
        const { connect } = useNode().connectors;
        // @ts-expect-error: it takes no null
        const unchecked = (dom: HTMLElement | null) => void connect(dom);
        const checked = (dom: HTMLElement | null) => {
          given.push(dom);
          if (dom) connect(dom);
        };
        return <p ref={typeof unchecked === "function" ? checked : null} />;
      };
      return withEditor(
        async (editor) => {
          const [id = ""] = childrenOf(editor);
          const dom = domOf(editor, id);
          editor.actions.delete(id);
          await settle();
          same([given.at(-2) === dom, given.at(-1)], [true, null]);
        },
        { content: containerOf(<Block />), resolver: { Block } },
      );
    },
  "`@craftjs/core` needs React 16.8 to 19 as a peer.": () =>
    same(corePackage.peerDependencies.react, "^16.8.0 || ^17 || ^18 || ^19"),
};
