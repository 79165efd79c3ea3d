import { Editor, Element, Frame, type SerializedNode, useEditor } from "@craftjs/core";
import { createElement, Fragment, type ReactElement, type ReactNode, StrictMode, useEffect, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import {
  type EditorHandle,
  rendered,
  SampleContainer,
  SampleText,
  sampleResolver,
  settle,
  withEditor,
} from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";

const one = (type: SerializedNode["type"], more: Partial<SerializedNode> = {}): SerializedNode => ({
  ...{
    type,
    isCanvas: true,
    props: {},
    displayName: "",
    custom: {},
    hidden: false,
    nodes: [],
    linkedNodes: {},
    parent: null,
  },
  ...more,
});
const saved = { ROOT: one("main", { props: { children: "From data" } }) };
const page = (text: string) => (
  <Element is={SampleContainer} canvas>
    <SampleText text={text} />
  </Element>
);

/** Renders an editor with frames in it, and gives its handle. */
function withFrames(frames: ReactNode, then: (editor: EditorHandle, place: HTMLElement) => unknown, strict = false) {
  let handle: EditorHandle | undefined;
  const Handle = () => {
    const editor = useEditor();
    useEffect(() => {
      handle = editor;
    });
    return null;
  };
  const editor = (
    <Editor resolver={sampleResolver}>
      <Handle />
      {frames}
    </Editor>
  );
  return rendered(strict ? <StrictMode>{editor}</StrictMode> : editor, (place) => then(handle as EditorHandle, place));
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
async function says(part: string, frame: ReactElement): Promise<void> {
  await withFrames(frame, () => {});
  const said = watchTrouble().join("; ");
  startWatch();
  if (!said.includes(part)) throw new Error(`what is said is "${said}", not "${part}"`);
}

const size = ({ query }: EditorHandle) => Object.keys(query.getNodes()).length;

export const probes: CheckFile["probes"] = {
  "With both `data` and `children`, `data` wins.": () =>
    withFrames(<Frame data={saved}>{page("A")}</Frame>, (_, place) => same(place.textContent, "From data")),
  "An empty string, `null` and `undefined` count as no data": async () => {
    for (const data of ["", null, undefined]) {
      await withFrames(<Frame data={data as string}>{page("A")}</Frame>, (_, place) => same(place.textContent, "A"));
    }
  },
  "Deprecated: the old name of `data`. It works and logs a warning.": () =>
    says("<Frame json={...} /> will be deprecated", <Frame json={JSON.stringify(saved)} />),
  "Two of them throw React’s *React.Children.only expected to receive a single React element child*.": () =>
    says(
      "React.Children.only expected to receive a single React element child",
      <Frame>
        <p>1</p>
        <p>2</p>
      </Frame>,
    ),
  "Fragments (`<>…</>`) cannot be nodes and throw.": () =>
    says("does not exist in the resolver", <Frame>{createElement(Fragment, null, <p>1</p>)}</Frame>),
  "Invalid JSON, or a component that is missing from the resolver, throws while the frame renders.": async () => {
    await says("JSON", <Frame data="{" />);
    await says("Cannot destructure property 'type'", <Frame data={{ ROOT: one({ resolvedName: "Gone" }) }} />);
  },
  "looks at `data` and `children` in its first render and never again.": () =>
    inTurn([<Frame key="0">{page("A")}</Frame>, <Frame key="0" data={saved} />], (_, place) =>
      same(place.textContent, "A"),
    ),
  // React warns once of what a Frame does, so this comes before the probe of a warning. That a late Frame alone
  // gives it is checked with the error messages.
  "Let the whole `<Editor>` wait.": async () => {
    const Bar = () => <b>{useEditor((state) => ({ size: Object.keys(state.nodes).length })).size}</b>;
    let load: (() => void) | undefined;
    const Waits = () => {
      const [loaded, setLoaded] = useState(false);
      useEffect(() => {
        load = () => setLoaded(true);
      }, []);
      return (
        loaded && (
          <Editor resolver={sampleResolver}>
            <Bar />
            <Frame data={saved} />
          </Editor>
        )
      );
    };
    await rendered(<Waits />, async (place) => {
      load?.();
      await settle();
      same([place.textContent, watchTrouble()], ["1From data", []]);
    });
  },
  "It works, but React logs *Cannot update a component while rendering a different component*": async () => {
    await inTurn([<Frame key="0">{page("A")}</Frame>, <Frame key="1">{page("B")}</Frame>], (editor, place) =>
      same([place.textContent, size(editor)], ["B", 3]),
    );
    const said = watchTrouble().join();
    startWatch();
    same(said.includes("Cannot update a component"), true);
  },
  "since the previous nodes stay in the state, listed by no other node, and are saved with the document.": () =>
    inTurn([<Frame key="0">{page("A")}</Frame>, <i key="1" />, <Frame key="2">{page("B")}</Frame>], (editor) => {
      same([size(editor), Object.keys(editor.query.getSerializedNodes()).length], [3, 3]);
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
  "Without data and without children nothing is rendered and there is no `ROOT` node": () =>
    withFrames(<Frame />, ({ query }, place) => same([place.textContent, query.node("ROOT").get()], ["", undefined])),
  "The same is true of `data={{}}`.": () =>
    withFrames(<Frame data={{}} />, ({ query }) => same(query.node("ROOT").get(), undefined)),
  "Loading the initial content is not a step of the history": () =>
    withEditor(({ query }) => same(query.history.canUndo(), false)),
  "Both work in React 19.": () =>
    withFrames(<Frame>{page("A")}</Frame>, (editor, place) => same([place.textContent, size(editor)], ["A", 2]), true),
  "A root called `canvas-ROOT`, as early versions wrote it, is renamed to `ROOT` on loading.": () =>
    withFrames(
      <Frame
        data={{
          "canvas-ROOT": one("div", { nodes: ["a"] }),
          a: one("p", { parent: "canvas-ROOT", isCanvas: false }),
        }}
      />,
      ({ query }) => same([query.node("a").get().data.parent, "canvas-ROOT" in query.getNodes()], ["ROOT", false]),
    ),
};
