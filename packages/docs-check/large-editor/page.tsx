import { BatchedHandlers } from "docs:src/batched-handlers";
import { DefaultEventHandlers, Editor, type EditorStore, Element, Frame, useEditor } from "@craftjs/core";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { SampleContainer, SampleText, sampleResolver } from "../harness/samples.tsx";

// Runs in the browser: mounts an editor with many blocks and times mounting and user actions, in milliseconds.

export type Way = "plain" | "batched" | "read";

export interface Page {
  blocks: number;
  sections?: number;
  characters?: number;
  way?: Way;
}

type EditorHandle = ReturnType<typeof useEditor>;

/** Mounts an editor, calls `measure` with it and its mount time in milliseconds, and unmounts it. */
async function withPage<Result>(
  { blocks, sections = 1, characters = 20, way = "plain" }: Page,
  measure: (editor: EditorHandle, mountTime: number) => Result,
): Promise<Result> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const text = "x".repeat(characters);
  const blockIndexes = Array.from({ length: blocks / sections }, (_, index) => index);
  const texts = blockIndexes.map((index) => <SampleText key={index} text={text} />);
  const section = (key: number) => (
    <Element key={key} is={SampleContainer} canvas>
      {texts}
    </Element>
  );
  const editors: EditorHandle[] = [];
  const Handle = () => {
    const editor = useEditor();
    useEffect(() => void editors.push(editor));
    return null;
  };
  const handlers = (store: EditorStore) =>
    new (way === "batched" ? BatchedHandlers : DefaultEventHandlers)({
      store,
      removeHoverOnMouseleave: false,
      isMultiSelectEnabled: () => false,
    });
  const sectionElements = Array.from({ length: sections }, (_, index) => section(index));
  const content =
    sectionElements.length === 1 ? (
      section(0)
    ) : (
      <Element is={SampleContainer} canvas>
        {sectionElements}
      </Element>
    );
  const start = performance.now();
  root.render(
    <Editor resolver={sampleResolver} handlers={handlers} enabled={way !== "read"}>
      <Frame>{content}</Frame>
      <Handle />
    </Editor>,
  );
  while (editors.length === 0) await idle();
  const duration = performance.now() - start;
  const [editor] = editors;
  if (!editor || container.querySelectorAll("p").length !== blocks) throw new Error("the page is not mounted");
  const result = measure(editor, duration);
  root.unmount();
  container.remove();
  return result;
}

const idle = () => new Promise<unknown>((done) => requestIdleCallback(done));

function timeOf(change: () => void): number {
  const start = performance.now();
  flushSync(change);
  return performance.now() - start;
}

export const mountTime = (page: Page) => withPage(page, (_, duration) => duration);

/** Times of common user and API actions in milliseconds, keyed as in times.json. */
export const changeTimes = (page: Page) =>
  withPage({ way: "batched", ...page }, ({ actions, query }) => {
    const parent = page.sections ? (query.node("ROOT").childNodes()[0] ?? "") : "ROOT";
    const ids = query.node(parent).childNodes();
    const [warmUpId = "", id = ""] = ids;
    const fiftyIds = ids.slice(0, 50);
    const setText = (text: string) => (props: { text: string }) => {
      props.text = text;
    };
    // Warm-up, so that JIT compilation is not measured.
    flushSync(() => actions.selectNode(warmUpId));
    flushSync(() => actions.setProp(warmUpId, setText("First")));
    const tree = () => query.parseReactElement(<SampleText text="New" />).toNodeTree();
    return {
      select: timeOf(() => actions.selectNode(id)),
      setProp: timeOf(() => actions.setProp(id, setText("Second"))),
      add: timeOf(() => actions.addNodeTree(tree(), parent)),
      setPropEach: timeOf(() => {
        for (const eachId of fiftyIds) actions.setProp(eachId, setText("Each"));
      }),
      setPropAll: timeOf(() => actions.setProp(fiftyIds, setText("All"))),
    };
  });
