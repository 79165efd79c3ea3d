import { useEditor } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

export const probes: CheckFile["probes"] = {
  "- The second argument is an element, or a function that is called when the drag starts and returns an element or a [node tree](/docs/api/nodetree).":
    () => {
      let calls = 0;
      const make = () => {
        calls++;
        return <SampleText text="Made" />;
      };
      return withEditor(
        (editor, place) => {
          const tool = place.querySelector("b");
          same(calls, 0);
          fire(tool, "dragstart");
          same(calls, 1);
          fire(tool, "dragend");
          dragBelow(tool, domOf(editor, childrenOf(editor)[1]));
          same([calls, childrenOf(editor).length], [2, 3]);
        },
        { beside: <SampleTool element={make} /> },
      );
    },
  "- The root and linked nodes cannot be deleted: `isDeletable()` says so before `actions.delete` throws.": () =>
    withEditor(
      async (editor) => {
        const [linked = ""] = editor.query.node(childrenOf(editor)[0] ?? "").linkedNodes();
        for (const id of ["ROOT", linked]) {
          same(editor.query.node(id).isDeletable(), false);
          await throws("Attempting to delete a top-level Node", () => editor.actions.delete(id));
        }
      },
      { content: containerOf(<SampleCard />), resolver: { SampleCard } },
    ),
  "`query` always answers from the current state, so an event handler may call it without a collector.": () => {
    const sizes: number[] = [];
    let renders = 0;
    const Button = () => {
      const { query } = useEditor();
      renders++;
      return <button type="button" onClick={() => sizes.push(query.getEvent("selected").size())} />;
    };
    return withEditor(
      async (editor, place) => {
        const press = () => place.querySelector("button")?.click();
        press();
        editor.actions.selectNode(childrenOf(editor));
        await settle();
        press();
        same([sizes, renders], [[0, 2], 1]);
      },
      { beside: <Button /> },
    );
  },
  "- **Without a collector** there is no state in the result, and the component does not re-render on changes.": () => {
    const seen: string[][] = [];
    const Plain = () => {
      seen.push(Object.keys(useEditor()).sort());
      return null;
    };
    return withEditor(
      async ({ actions }) => {
        actions.selectNode("ROOT");
        await settle();
        same(seen, [["actions", "connectors", "inContext", "query", "store"]]);
      },
      { beside: <Plain /> },
    );
  },
  "| A new block cannot be dropped anywhere | No [canvas](/docs/concepts/nodes#canvas) takes it. There is none, and no line appears; or a [rule](/docs/concepts/user-components#rules) refuses it, and the line is red. |":
    async () => {
      const Closed = Object.assign((props: object) => SampleContainer(props), {
        craft: { isCanvas: true, rules: { canMoveIn: () => false } },
      });
      for (const [content, wanted] of [
        [<SampleContainer key="none" />, "no line"],
        [<Closed key="closed" />, "refused"],
        [containerOf(), "taken"],
      ] as const) {
        await withEditor(
          (editor, place) => {
            fire(place.querySelector("b"), "dragstart");
            fire(domOf(editor, "ROOT"), "dragover");
            const { indicator } = editor.query.getState();
            fire(place.querySelector("b"), "dragend");
            same(indicator ? (indicator.error ? "refused" : "taken") : "no line", wanted);
            same(childrenOf(editor).length, wanted === "taken" ? 1 : 0);
          },
          { beside: <SampleTool element={<SampleText />} />, content, resolver: { Closed } },
        );
      }
    },
};
