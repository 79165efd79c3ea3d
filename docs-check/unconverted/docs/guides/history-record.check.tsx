import { Editor, Frame, useEditor } from "@craftjs/core";
import { useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { sampleResolver } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { setText } from "../../../harness/set-text.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { startWatch } from "../../../harness/trouble.ts";
import { withRedo } from "../../../harness/with-redo.ts";

export const probes: CheckFile["probes"] = {
  "And someone who types for ten seconds gets about twenty steps, not one.": () =>
    withEditor((editor) => {
      const [first = ""] = childrenOf(editor);
      // A letter every 100 ms.
      for (let letter = 0; letter < 100; letter++) {
        for (const step of editor.store.history.timeline) step.timestamp -= 100;
        setText(editor.actions.history.throttle(500), first, "a".repeat(letter));
      }
      same([stepCountOf(editor) >= 16, stepCountOf(editor) <= 24], [true, true]);
    }),
  "| `setState` | One, however many changes its callback makes |": () => inOneStep(),
  "`setState` runs any number of actions as one step:": () => inOneStep(),
  "| The first content of `<Frame>` | None |": () =>
    withEditor((editor) => same([childrenOf(editor).length, stepCountOf(editor)], [2, 0])),
  "The history lives in memory. It is not part of `query.serialize()`, and a reload begins with an empty one.": () =>
    withEditor(async (editor) => {
      setText(editor.actions, childrenOf(editor)[0] ?? "", "New");
      const page = editor.query.serialize();
      same(Object.keys(JSON.parse(page)).sort(), Object.keys(editor.query.getNodes()).sort());
      same(stepCountOf(editor), 1);
      await rendered(
        <Editor resolver={sampleResolver}>
          <Frame data={page} />
          <Calls hook={() => same(useEditor((_, query) => ({ undo: query.history.canUndo() })).undo, false)} />
        </Editor>,
        (place) => same(place.textContent, "NewTwo"),
      );
    }),
  "Each call of `setProp` is a step, so a word of ten letters takes ten undos. A rate in milliseconds folds calls that follow quickly into one step:":
    () =>
      withEditor((editor) => {
        const [first = ""] = childrenOf(editor);
        const word = "abcdefghij";
        for (let end = 1; end <= word.length; end++) setText(editor.actions, first, word.slice(0, end));
        let undos = 0;
        for (; editor.query.history.canUndo(); undos++) editor.actions.history.undo();
        same([undos, textOf(editor, first)], [10, "One"]);
        // Calls of which each comes so long after the one before.
        const stepsAt = (milliseconds: number, times: number, rate: number) => {
          editor.actions.history.clear();
          for (let time = 0; time < times; time++) {
            for (const step of editor.store.history.timeline) step.timestamp -= milliseconds;
            setText(editor.actions.history.throttle(rate), first, `${time}`);
          }
          return stepCountOf(editor);
        };
        same([stepsAt(90, 10, 1000), stepsAt(110, 10, 100)], [1, 10]);
      }),
  "Render it as `<WidthSlider key={id} id={id} />`: without the `key`, a collector [goes on with the old id](/docs/concepts/editor-components#collectors) until the state changes again.":
    async () => {
      const { WidthSlider } = await blockOf("docs/guides/history/src/width-slider.tsx");
      for (const keyed of [true, false]) {
        let choose: (id: string) => void = () => {};
        const Slider = () => {
          const [id, setId] = useState("");
          choose = setId;
          return id && <WidthSlider key={keyed ? id : "one"} id={id} />;
        };
        await withEditor(
          async (editor, place) => {
            const width = () => place.querySelector("input")?.value;
            const widths = ["100", "200"];
            const ids = childrenOf(editor);
            for (const [index, id] of ids.entries()) {
              editor.actions.setProp(id, (props) => Object.assign(props, { width: Number(widths[index]) }));
            }
            const shown = [];
            for (const id of ids) {
              choose(id);
              await settle();
              shown.push(width());
            }
            same(shown, keyed ? widths : ["100", "100"]);
            editor.actions.selectNode("ROOT");
            await settle();
            same(width(), "200");
          },
          { beside: <Slider /> },
        );
      }
    },
  "`history.ignore()` changes the page and records nothing.": () =>
    withEditor((editor) => {
      const [first = ""] = childrenOf(editor);
      setText(editor.actions.history.ignore(), first, "New");
      same([textOf(editor, first), stepCountOf(editor)], ["New", 0]);
    }),
  "Craft.js keeps all steps. A step is small, since it holds only what changed, but that of `deserialize` holds two whole pages.":
    () =>
      withEditor((editor) => {
        const { actions, query, store } = editor;
        setText(actions, childrenOf(editor)[0], "New");
        actions.deserialize(query.serialize());
        // How many nodes a step holds as a whole, in its patches and in those that undo it.
        const held = store.history.timeline.map(({ patches, inversePatches }) =>
          [...patches, ...inversePatches].flatMap(({ path, value }) =>
            path.join() === "nodes" ? Object.keys(value) : [],
          ),
        );
        same(
          held.map(({ length }) => length),
          [0, 6],
        );
        for (let time = 0; time < 500; time++) setText(actions, "ROOT", `${time}`);
        same(stepCountOf(editor), 502);
      }),
  "`store.history` is internal: its `timeline` and `pointer` are in the types, but nothing promises that they stay. Here, `pointer` is the index of the step that the next undo takes back, and −1 if there is none.":
    () =>
      withRedo(({ actions, store }) => {
        same([store.history.pointer, store.history.timeline.length], [0, 2]);
        actions.history.undo();
        same(store.history.pointer, -1);
      }),
  "A collector of `useEditor` that returns the JSON would be shorter, but [linked nodes](/docs/api/element#linked-initial) change the page while React renders, and React then logs “Cannot update a component while rendering a different component”":
    async () => {
      const Json = () => {
        const { json } = useEditor((_, query) => ({ json: query.serialize() }));
        return <i>{json.length}</i>;
      };
      await says("while rendering a different component", () =>
        withEditor(
          async ({ actions, query }) => {
            startWatch();
            actions.addNodeTree(query.parseReactElement(<SampleCard />).toNodeTree(), "ROOT");
            await settle();
          },
          { resolver: { SampleCard }, beside: <Json /> },
        ),
      );
    },
};

/** That one call of `setState` is one step, whatever it does. */
const inOneStep = () =>
  withEditor((editor) => {
    const before = editor.query.serialize();
    const [first = "", second = ""] = childrenOf(editor);
    editor.actions.setState((_, draft) => {
      setText(draft, first, "New");
      draft.setHidden(first, true);
      draft.delete(second);
    });
    same([stepCountOf(editor), editor.query.node(first).get().data.hidden, childrenOf(editor)], [1, true, [first]]);
    editor.actions.history.undo();
    same(editor.query.serialize(), before);
  });
