import { Element, type NodeTree, useEditor } from "@craftjs/core";
import { createElement, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { mouseThenEscape, pointIn } from "../../../test/docs/browser/mouse.ts";
import { ruled } from "../../../test/docs/browser/one-of-each.tsx";
import { dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const created: string[] = [];
const onlyElement = <SampleText text="Only" />;
let renderAgain: (count: number) => void = () => {};

/** Sources of new nodes: one of inline JSX, one of the same element each time, one of a component that is nowhere. */
function Tools() {
  const { connectors } = useEditor();
  const [count, setCount] = useState(0);
  renderAgain = setCount;
  const source = (name: string, element: Parameters<typeof connectors.create>[1]) => (
    <b
      id={name}
      ref={(dom) => {
        if (dom) connectors.create(dom, element, { onCreate: () => created.push(`${name} ${count}`) });
      }}
    />
  );
  return (
    <>
      {source("inline", <SampleText text="New" />)}
      {source("same", onlyElement)}
      {source(
        "missing",
        createElement(() => null),
      )}
    </>
  );
}

const withTools = (then: (editor: EditorHandle, place: HTMLElement) => unknown) => {
  created.length = 0;
  return withEditor(then, { beside: <Tools /> });
};

/** A box that takes nothing. */
const Full = ruled(SampleContainer, { canMoveIn: () => false });

export const probes: CheckFile["probes"] = {
  "- Once the pointer has been over a canvas, letting go elsewhere, or pressing Escape, still adds the tree where the indicator was last.":
    () =>
      withTools(async (editor, place) => {
        const source = place.querySelector("#inline");
        const [first, last] = childrenOf(editor);
        fire(source, "dragstart");
        fire(domOf(editor, first), "dragover", { clientY: domOf(editor, first).getBoundingClientRect().top });
        fire(document.body, "dragover", { clientY: 9999 });
        fire(source, "dragend");
        same(childrenOf(editor).slice(1), [first, last]);
        await settle();
        // The real mouse: only a browser that drags takes Escape for the end of it.
        const tool = place.querySelector<HTMLElement>("#same") as HTMLElement;
        Object.assign(tool.style, { display: "block", height: "20px" });
        const text = domOf(editor, last) as HTMLElement;
        await mouseThenEscape(pointIn(tool, 0.5, 0.5), pointIn(text, 0.5, 0.5), pointIn(text, 0.5, 0.9));
        await settle();
        same(
          childrenOf(editor).map((id) => textOf(editor, id)),
          ["New", "One", "Only", "Two"],
        );
      }),
  "- A component that is missing from the resolver throws when the drag starts, not when the toolbox renders.": () =>
    says("does not exist in the resolver", () =>
      withTools((_, place) => fire(place.querySelector("#missing"), "dragstart")),
    ),
  "When `element` is the same object on every render, a changed `onCreate` is not noticed. Inline JSX, as above, avoids this.":
    () =>
      withTools(async (editor, place) => {
        renderAgain(7);
        await settle();
        for (const source of ["#inline", "#same"]) {
          dragBelow(place.querySelector(source), domOf(editor, childrenOf(editor)[0]));
          await settle();
        }
        same(created, ["inline 7", "same 0"]);
      }),
  "- A tree is used once. If your function returns a `NodeTree`, build a new one in each call: a tree that is on the page already is not dropped again.":
    () => {
      const Tool = () => {
        const { connectors, query } = useEditor();
        const [tree] = useState(() => query.parseReactElement(<SampleText text="Once" />).toNodeTree());
        return <b ref={(dom) => void (dom && connectors.create(dom, () => tree))} />;
      };
      return withEditor(
        async (editor, place) => {
          const [, second] = childrenOf(editor);
          for (const _ of [1, 2]) {
            dragBelow(place.querySelector("b"), domOf(editor, second));
            await settle();
          }
          same(childrenOf(editor).length, 3);
          same(new Set(childrenOf(editor)).size, 3);
        },
        { beside: <Tool /> },
      );
    },
  "Makes the element a source of new nodes: the user drags it onto a canvas, and the node tree made from `element` is added at the drop.":
    () =>
      withTools((editor, place) => {
        dragBelow(place.querySelector("#inline"), domOf(editor, childrenOf(editor)[0]));
        same(
          childrenOf(editor).map((id) => textOf(editor, id)),
          ["One", "New", "Two"],
        );
      }),
  "| `element` | A React element whose component is in the editor’s resolver, or a function that returns one. A function runs at the start of each drag and may also return a [NodeTree](/docs/api/nodetree). |":
    () => {
      let runs = 0;
      const Tool = () => {
        const { connectors, query } = useEditor();
        const make = () => {
          const element = <SampleText text={`Made ${++runs}`} />;
          return runs === 1 ? element : query.parseReactElement(element).toNodeTree();
        };
        return <b ref={(dom) => void (dom && connectors.create(dom, make))} />;
      };
      return withEditor(
        async (editor, place) => {
          same(runs, 0);
          fire(place.querySelector("b"), "dragstart");
          same(runs, 1);
          fire(place.querySelector("b"), "dragover");
          fire(place.querySelector("b"), "dragend");
          for (const _ of [1, 2]) {
            dragBelow(place.querySelector("b"), domOf(editor, childrenOf(editor).at(-1)));
            await settle();
          }
          const texts = childrenOf(editor).map((id) => textOf(editor, id));
          same([runs, texts], [3, ["One", "Two", "Made 2", "Made 3"]]);
        },
        { beside: <Tool /> },
      );
    },
  "| `options.onCreate` | Optional. Called with the added tree after a successful drop. It is not called if the drop is refused, or if the pointer was never over a canvas. |":
    async () => {
      const calls: unknown[] = [];
      const Tool = () => {
        const { connectors, query } = useEditor();
        const options = {
          onCreate: ({ rootNodeId }: NodeTree) => calls.push(query.node("ROOT").childNodes().indexOf(rootNodeId)),
        };
        return <b ref={(dom) => void (dom && connectors.create(dom, <SampleText text="New" />, options))} />;
      };
      await withEditor(
        (editor, place) => {
          fire(place.querySelector("b"), "dragstart");
          fire(place.querySelector("b"), "dragend");
          same(calls, []);
          dragBelow(place.querySelector("b"), domOf(editor, childrenOf(editor)[1]));
          same([calls, childrenOf(editor).length], [[2], 3]);
        },
        { beside: <Tool /> },
      );
      await withEditor(
        (editor, place) => {
          dragBelow(place.querySelector("b"), domOf(editor, "ROOT"));
          same([childrenOf(editor), calls], [[], [2]]);
        },
        { beside: <Tool />, content: <Element is={Full} canvas />, resolver: { Full } },
      );
    },
};
