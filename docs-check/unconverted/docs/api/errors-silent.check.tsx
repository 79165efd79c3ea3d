import { Frame, useEditor } from "@craftjs/core";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { inTurn, withFrames } from "../../../harness/frames.tsx";
import { fire } from "../../../harness/pointer.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

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
      const ROOT = savedNode("div", { isCanvas: true, parent: null, props: { title: "shown" } });
      const isShown = (place: HTMLElement) => place.querySelector("[title=shown]") !== null;
      await withFrames(<Frame data={{ ROOT }} />, (_, place) => same(isShown(place), true));
      const late = [<Frame key="same" />, <Frame key="same" data={{ ROOT }} />];
      await inTurn(late, (_, place) => same(isShown(place), false));
      await withFrames(<Frame data={{ other: ROOT }} />, (_, place) => same(isShown(place), false));
    },
  "| A component does not show a change. | It reads with `query` while it renders, without a [collector](/docs/api/useEditor#collector). |":
    () => {
      const seen = { query: 0, collector: 0 };
      const query = () => {
        seen.query = useEditor().query.getEvent("selected").size();
      };
      const collect = () => {
        seen.collector = useEditor((state) => ({ size: state.events.selected.size })).size;
      };
      return withEditor(
        async ({ actions }) => {
          actions.selectNode("ROOT");
          await settle();
          same(seen, { query: 0, collector: 1 });
        },
        { beside: [<Calls key="1" hook={query} />, <Calls key="2" hook={collect} />] },
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
