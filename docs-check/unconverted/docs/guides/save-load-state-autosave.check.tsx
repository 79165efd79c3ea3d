import { Editor, Frame, type Options } from "@craftjs/core";
import { StrictMode, useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { dragBelow, fire } from "../../../harness/pointer.ts";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { type EditorHandle, rendered, settle, withEditor } from "../../../harness/stage.tsx";

/** How often an editor reports a change while `work` goes on. */
async function reportsOf(work: (editor: EditorHandle, reports: () => number) => unknown): Promise<void> {
  let reports = 0;
  await withEditor(
    async (editor) => {
      // The first report comes with the first update of any kind.
      editor.actions.selectNode("ROOT");
      await settle();
      reports = 0;
      await work(editor, () => reports);
    },
    { props: { onNodesChange: () => void reports++ } },
  );
}

const failing = () => {
  throw new Error("of the probe");
};

export const probes: CheckFile["probes"] = {
  "`<Editor onNodesChange>` calls you whenever the saved form of the page has changed: after an edit, a drop, a deletion, Undo and Redo. A selection or a hover is not a change.":
    () =>
      reportsOf(async (editor, reports) => {
        const { actions } = editor;
        const [first = "", second = ""] = childrenOf(editor);
        const isReported = async (work: () => unknown) => {
          const before = reports();
          await work();
          await settle();
          return reports() > before;
        };
        same(await isReported(() => setText(actions, first, "Edited")), true);
        same(await isReported(() => dragBelow(domOf(editor, first), domOf(editor, second))), true);
        same(await isReported(() => actions.delete(second)), true);
        same(await isReported(() => actions.history.undo()), true);
        same(await isReported(() => actions.history.redo()), true);
        same(await isReported(() => actions.selectNode(first)), false);
        same(await isReported(() => fire(domOf(editor, first), "mouseover")), false);
      }),

  "`<Editor>` reads its options once; a function from a later render, and the state it closes over, is ignored. Keep what it needs in something stable, as `useState` does here, or in a ref.":
    async () => {
      const seen: number[] = [];
      let next: (count: number) => void = () => {};
      const App = () => {
        const [count, setCount] = useState(1);
        next = setCount;
        const onNodesChange: Options["onNodesChange"] = () => void seen.push(count);
        return (
          <Editor resolver={sampleResolver} onNodesChange={onNodesChange}>
            <Frame>{containerOf(<SampleText />)}</Frame>
          </Editor>
        );
      };
      await rendered(<App />, async (place) => {
        next(2);
        await settle();
        fire(place.querySelector("p"), "mousedown");
        await settle();
        same([...new Set(seen)], [1]);
      });
    },

  "- **In development, `<StrictMode>` calls it twice.** Both calls report the same page.": async () => {
    const pages: string[] = [];
    await rendered(
      <StrictMode>
        <Editor resolver={sampleResolver} onNodesChange={(query) => void pages.push(query.serialize())}>
          <Frame>{containerOf(<SampleText />)}</Frame>
        </Editor>
      </StrictMode>,
      async (place) => {
        fire(place.querySelector("p"), "mousedown");
        await settle();
        same([pages.length, pages[0] === pages[1]], [2, true]);
      },
    );
  },

  "- **The first call is not a change.** It comes at the first state update of any kind, a hover included. The autosave compares with the page that was loaded and skips it. (A page that has never been saved is saved then.)":
    async () => {
      const { createAutosave } = await blockOf("docs/guides/save-load-state/src/autosave.ts");
      const json = await withEditor(({ query }) => query.serialize());
      for (const [loaded, times] of [
        [json, 0],
        [null, 1],
      ] as const) {
        let saved = 0;
        const { schedule, flush } = createAutosave(() => saved++, loaded);
        const onNodesChange: Options["onNodesChange"] = (query) => schedule(query.serialize());
        await rendered(
          <Editor resolver={sampleResolver} onNodesChange={onNodesChange}>
            <Frame data={json} />
          </Editor>,
          async (place) => {
            flush();
            same(saved, 0);
            fire(place.querySelector("p"), "mouseover");
            await settle();
            flush();
            same([loaded === null, saved], [loaded === null, times]);
          },
        );
      }
    },
  "`flush` runs when the tab goes into the background and when the editor is removed, so that the last second of work is not lost.":
    async () => {
      const { AutosavingEditor } = await blockOf("docs/guides/save-load-state/src/autosaving-editor.tsx");
      const ROOT = savedNode({ resolvedName: "Container" }, { isCanvas: true, nodes: ["a", "b"] });
      const text = savedNode({ resolvedName: "Text" }, { parent: "ROOT" });
      const order = () => JSON.parse(localStorage.getItem("page") ?? "null")?.ROOT.nodes.join("");
      const moveDown = (place: HTMLElement) => {
        const [first, last] = place.querySelectorAll("[draggable=true]");
        dragBelow(first, last);
      };
      localStorage.removeItem("page");
      await rendered(<AutosavingEditor page={JSON.stringify({ ROOT, a: text, b: text })} />, async (place) => {
        moveDown(place);
        await settle();
        same(order(), undefined);
        document.dispatchEvent(new Event("visibilitychange"));
        same(order(), "ba");
        moveDown(place);
        await settle();
        same(order(), "ba");
      });
      same(order(), "ab");
    },
  "- **Errors are swallowed.** What you throw there ends up as a warning in the console. Handle errors in `save`.":
    () =>
      says("console.warn: of the probe", () =>
        withEditor(
          async ({ actions }) => {
            actions.selectNode("ROOT");
            await settle();
          },
          { props: { onNodesChange: failing } },
        ),
      ),
  "If you save with `fetch`, set [`keepalive`](https://developer.mozilla.org/en-US/docs/Web/API/RequestInit#keepalive) on that request: the page may be gone before it is answered. Browsers refuse such requests when their bodies are larger than 64 KiB together:":
    async () => {
      const post = (size: number) =>
        fetch(location.href, { method: "POST", keepalive: true, body: "a".repeat(size) }).then(
          () => "sent",
          () => "refused",
        );
      same(await post(64 * 1024 + 1), "refused");
      same(await Promise.all([post(64 * 1024), post(1)]), ["sent", "refused"]);
    },
};
