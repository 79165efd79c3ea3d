import { Editor, Frame, useEditor } from "@craftjs/core";
import { useEffect, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { enable } from "../../../test/docs/browser/enable.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** What a `<Frame>` shows that gets this data in its first render, or only later. */
function frameWith(data: Record<string, unknown>, isLate: boolean, then: (place: HTMLElement) => void) {
  const App = () => {
    const [shown, setShown] = useState(!isLate);
    useEffect(() => setShown(true), []);
    return <Editor resolver={sampleResolver}>{shown ? <Frame data={data as never} /> : <Frame />}</Editor>;
  };
  return rendered(<App />, then);
}

export const probes: CheckFile["probes"] = {
  "| A block cannot be selected. | Its component does not call [`connect`](/docs/api/useNode#connect), or the editor is not [`enabled`](/docs/api/editor#enabled). |":
    () => {
      const Bare = () => <p>Bare</p>;
      return withEditor(
        async (editor, place) => {
          const [, text] = childrenOf(editor);
          fire(place.querySelector("p"), "mousedown");
          same(selectedOf(editor), ["ROOT"]);
          fire(domOf(editor, text), "mousedown");
          same(selectedOf(editor), [text]);
          await enable(editor.actions, false);
          fire(domOf(editor, text), "mousedown");
          same(selectedOf(editor), []);
        },
        { content: containerOf(<Bare />, <SampleText />), resolver: { Bare } },
      );
    },
  "| The page stays empty. | `<Frame>` got its data after [its first render](/docs/api/frame#read-once), or the document has no node `ROOT`. |":
    async () => {
      const ROOT = savedNode("div", { isCanvas: true, props: { title: "shown" } });
      const isShown = (place: HTMLElement) => place.querySelector("[title=shown]") !== null;
      await frameWith({ ROOT }, false, (place) => same(isShown(place), true));
      await frameWith({ ROOT }, true, (place) => same(isShown(place), false));
      await frameWith({ other: ROOT }, false, (place) => same(isShown(place), false));
    },
  "| A component does not show a change. | It reads with `query` while it renders, without a [collector](/docs/api/useEditor#collector). |":
    () => {
      const WithQuery = () => <b>{useEditor().query.getEvent("selected").size()}</b>;
      const WithCollector = () => <i>{useEditor((state) => ({ size: state.events.selected.size })).size}</i>;
      return withEditor(
        async ({ actions }, place) => {
          actions.selectNode("ROOT");
          await settle();
          same([place.querySelector("b")?.textContent, place.querySelector("i")?.textContent], ["0", "1"]);
        },
        {
          beside: (
            <>
              <WithQuery />
              <WithCollector />
            </>
          ),
        },
      );
    },
  "| A prop is gone after loading. | It was [not saved](/docs/concepts/serializing#survives): functions, `null` and `undefined` are left out. |":
    () =>
      withEditor((editor) => {
        const [id = ""] = childrenOf(editor);
        editor.actions.setProp(id, (props) => Object.assign(props, { work: () => {}, none: null, missing: undefined }));
        same(Object.keys(JSON.parse(editor.query.serialize())[id].props), ["text"]);
        editor.actions.deserialize(editor.query.serialize());
        same(Object.keys(editor.query.node(id).get().data.props), ["text"]);
      }),
};
