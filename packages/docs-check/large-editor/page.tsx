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

/** Mounts an editor, calls `then` and unmounts it. `mounted` is the mount time in milliseconds. */
async function withPage<Result>(
  { blocks, sections = 1, characters = 20, way = "plain" }: Page,
  then: (editor: EditorHandle, mounted: number) => Result,
): Promise<Result> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const text = "x".repeat(characters);
  const share = Array.from({ length: blocks / sections }, (_, index) => index);
  const inside = share.map((index) => <SampleText key={index} text={text} />);
  const section = (key: number) => (
    <Element key={key} is={SampleContainer} canvas>
      {inside}
    </Element>
  );
  const held: EditorHandle[] = [];
  const Handle = () => {
    const editor = useEditor();
    useEffect(() => void held.push(editor));
    return null;
  };
  const handlers = (store: EditorStore) =>
    new (way === "batched" ? BatchedHandlers : DefaultEventHandlers)({
      store,
      removeHoverOnMouseleave: false,
      isMultiSelectEnabled: () => false,
    });
  const all = Array.from({ length: sections }, (_, index) => section(index));
  const content =
    all.length === 1 ? (
      section(0)
    ) : (
      <Element is={SampleContainer} canvas>
        {all}
      </Element>
    );
  const begin = performance.now();
  root.render(
    <Editor resolver={sampleResolver} handlers={handlers} enabled={way !== "read"}>
      <Frame>{content}</Frame>
      <Handle />
    </Editor>,
  );
  while (held.length === 0) await idle();
  const mounted = performance.now() - begin;
  const [editor] = held;
  if (!editor || container.querySelectorAll("p").length !== blocks) throw new Error("the page is not mounted");
  const result = then(editor, mounted);
  root.unmount();
  container.remove();
  return result;
}

const idle = () => new Promise<unknown>((done) => requestIdleCallback(done));

function timeOf(change: () => void): number {
  const begin = performance.now();
  flushSync(change);
  return performance.now() - begin;
}

export const mountTime = (page: Page) => withPage(page, (_, mounted) => mounted);

/** Milliseconds for common user and API actions, keyed as in times.json. */
export const changeTimes = (page: Page) =>
  withPage({ way: "batched", ...page }, ({ actions, query }) => {
    const parent = page.sections ? (query.node("ROOT").childNodes()[0] ?? "") : "ROOT";
    const ids = query.node(parent).childNodes();
    const [first = "", second = ""] = ids;
    const fifty = ids.slice(0, 50);
    const write = (text: string) => (props: { text: string }) => {
      props.text = text;
    };
    // Warm-up, so that JIT compilation is not measured.
    flushSync(() => actions.selectNode(first));
    flushSync(() => actions.setProp(first, write("First")));
    const tree = () => query.parseReactElement(<SampleText text="New" />).toNodeTree();
    return {
      select: timeOf(() => actions.selectNode(second)),
      setProp: timeOf(() => actions.setProp(second, write("Second"))),
      add: timeOf(() => actions.addNodeTree(tree(), parent)),
      setPropEach: timeOf(() => {
        for (const id of fifty) actions.setProp(id, write("Each"));
      }),
      setPropAll: timeOf(() => actions.setProp(fifty, write("All"))),
    };
  });
