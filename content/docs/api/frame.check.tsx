import { Editor, Element, Frame } from "@craftjs/core";
import { createElement, Fragment, type ReactElement, type ReactNode, StrictMode, useEffect, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { sizeOf } from "../../../test/docs/browser/editor-questions.ts";
import { NodeCount } from "../../../test/docs/browser/node-count.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { type EditorHandle, rendered, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";
import { watchTrouble } from "../../../test/docs/browser/trouble.ts";

const saved = { ROOT: savedNode("main", { isCanvas: true, parent: null, props: { children: "From data" } }) };
const page = (text: string) => containerOf(<SampleText text={text} />);

/** Renders an editor with frames in it, and runs `then` with it. */
function withFrames(frames: ReactNode, then: (editor: EditorHandle, place: HTMLElement) => unknown, strict = false) {
  return withHandle((handle) => {
    const editor = (
      <Editor resolver={sampleResolver}>
        {handle}
        {frames}
      </Editor>
    );
    return strict ? <StrictMode>{editor}</StrictMode> : editor;
  }, then);
}

/** The frame as it is when its parent renders it in one state after the other. */
function inTurn(states: ReactElement[], then: (editor: EditorHandle, place: HTMLElement) => unknown) {
  let next: (() => void) | undefined;
  const Turns = () => {
    const [turn, setTurn] = useState(0);
    useEffect(() => {
      next = () => setTurn(turn + 1);
    });
    return states[turn];
  };
  return withFrames(<Turns />, async (editor, place) => {
    for (let turn = 1; turn < states.length; turn++) {
      next?.();
      await settle();
    }
    await then(editor, place);
  });
}

/** Throws when rendering a frame does not say a message. */
const frameSays = (part: string, frame: ReactElement) => says(part, () => withFrames(frame, () => {}));

export const probes: CheckFile["probes"] = {
  "With both `data` and `children`, `data` wins.": () =>
    withFrames(<Frame data={saved}>{page("A")}</Frame>, (_, place) => same(place.textContent, "From data")),
  "An empty string, `null` and `undefined` count as no data, so `children` can be the template for a new page.":
    async () => {
      for (const data of ["", null, undefined]) {
        await withFrames(<Frame data={data as string}>{page("A")}</Frame>, (_, place) => same(place.textContent, "A"));
      }
    },
  "Deprecated: the old name of `data`. It works and logs a warning.": () =>
    frameSays("<Frame json={...} /> will be deprecated", <Frame json={JSON.stringify(saved)} />),
  "Two of them throw React’s *React.Children.only expected to receive a single React element child*.": () =>
    frameSays(
      "React.Children.only expected to receive a single React element child",
      <Frame>
        <p>1</p>
        <p>2</p>
      </Frame>,
    ),
  "Fragments (`<>…</>`) cannot be nodes and throw.": () =>
    frameSays("does not exist in the resolver", <Frame>{createElement(Fragment, null, <p>1</p>)}</Frame>),
  "Invalid JSON, or a component that is missing from the resolver, throws while the frame renders.": async () => {
    await frameSays("JSON", <Frame data="{" />);
    await frameSays(
      "Cannot destructure property 'type'",
      <Frame data={{ ROOT: savedNode({ resolvedName: "Gone" }) }} />,
    );
  },
  "looks at `data` and `children` in its first render and never again.": () =>
    inTurn([<Frame key="0">{page("A")}</Frame>, <Frame key="0" data={saved} />], (_, place) =>
      same(place.textContent, "A"),
    ),
  // React warns once of what a Frame does, so this comes before the probe of a warning. That a late Frame alone
  // gives it is checked with the error messages.
  "Let the whole `<Editor>` wait.": async () => {
    const { later, show } = shownLater(
      <Editor resolver={sampleResolver}>
        <NodeCount />
        <Frame data={saved} />
      </Editor>,
    );
    await rendered(later, async (place) => {
      await show();
      same([place.textContent, watchTrouble()], ["1From data", []]);
    });
  },
  "It works, but React logs *Cannot update a component while rendering a different component*": () =>
    says("Cannot update a component", () =>
      inTurn([<Frame key="0">{page("A")}</Frame>, <Frame key="1">{page("B")}</Frame>], (editor, place) =>
        same([place.textContent, sizeOf(editor)], ["B", 3]),
      ),
    ),
  "With `children` it is worse, since the previous nodes stay in the state, listed by no other node, and are saved with the document.":
    () =>
      inTurn([<Frame key="0">{page("A")}</Frame>, <i key="1" />, <Frame key="2">{page("B")}</Frame>], (editor) => {
        same([sizeOf(editor), Object.keys(editor.query.getSerializedNodes()).length], [3, 3]);
        same(editor.query.node("ROOT").childNodes().length, 1);
      }),
  "A second `<Frame>` inside the same `<Editor>` replaces the root that the first one made, and both show the same page.":
    () =>
      withFrames(
        <>
          <Frame>{page("A")}</Frame>
          <Frame>{page("B")}</Frame>
        </>,
        async (_, place) => {
          await settle();
          same(place.textContent, "BB");
        },
      ),
  "Without data and without children nothing is rendered and there is no `ROOT` node: `query.node('ROOT').get()` is `undefined`.":
    () =>
      withFrames(<Frame />, ({ query }, place) => same([place.textContent, query.node("ROOT").get()], ["", undefined])),
  "The same is true of `data={{}}`.": () =>
    withFrames(<Frame data={{}} />, ({ query }) => same(query.node("ROOT").get(), undefined)),
  "Loading the initial content is not a step of the history: `query.history.canUndo()` is `false` after it.": () =>
    withEditor(({ query }) => same(query.history.canUndo(), false)),
  "Make the top element a canvas with [`canvas`](/docs/api/element#canvas), or nothing can be dropped on the page and its children cannot be dragged.":
    async () => {
      for (const canvas of [false, true]) {
        const content = (
          <Element is={SampleContainer} canvas={canvas}>
            <SampleText />
          </Element>
        );
        await withEditor(
          ({ query }) => {
            const tree = query.parseReactElement(<SampleText />).toNodeTree();
            const [child = ""] = query.node("ROOT").childNodes();
            same(query.node("ROOT").isDroppable(tree.nodes[tree.rootNodeId] as never), canvas);
            same([query.node(child).isDraggable(), query.node(child).get().dom?.draggable], [canvas, canvas]);
          },
          { content },
        );
      }
    },
  "Both work in React 19.": () =>
    withFrames(
      <Frame>{page("A")}</Frame>,
      (editor, place) => same([place.textContent, sizeOf(editor)], ["A", 2]),
      true,
    ),
  "A root called `canvas-ROOT`, as early versions wrote it, is renamed to `ROOT` on loading.": () =>
    withFrames(
      <Frame
        data={{
          "canvas-ROOT": savedNode("div", { isCanvas: true, parent: null, nodes: ["a"] }),
          a: savedNode("p", { parent: "canvas-ROOT" }),
        }}
      />,
      ({ query }) => same([query.node("a").get().data.parent, "canvas-ROOT" in query.getNodes()], ["ROOT", false]),
    ),
};
