import { useEditor, useNode } from "@craftjs/core";
import { type ReactElement, useEffect } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { until } from "../../../test/docs/browser/until.ts";

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
  "An effect that lists `actions` among its dependencies runs after every render, which is harmless for a listener as [above](#keyboard), and endless for an effect that changes what the component collects.":
    async () => {
      const ran: string[] = [];
      const Effects = () => {
        const { actions, query } = useEditor(({ events }) => ({ hovered: events.hovered.size }));
        useEffect(() => {
          if (actions) ran.push("actions");
        }, [actions]);
        useEffect(() => {
          if (query) ran.push("query");
        }, [query]);
        return null;
      };
      await withEditor(
        async (editor) => {
          ran.length = 0;
          fire(domOf(editor, "ROOT"), "mouseover");
          await settle();
          same(ran, ["actions"]);
        },
        { beside: <Effects /> },
      );
      let times = 0;
      const Endless = () => {
        const { actions } = useEditor(({ nodes }) => ({ times: nodes.ROOT?.data.custom.times }));
        useEffect(() => {
          // It would go on for ever.
          if (times++ > 20) return;
          actions.setCustom("ROOT", (custom) => {
            custom.times = times;
          });
        }, [actions]);
        return null;
      };
      await withEditor(() => until(() => times > 20), { beside: <Endless /> });
      same(times > 20, true);
    },
  "Read the element in the effect, as here: the collected `dom` is [the old one](/docs/api/node#dom) after the block has moved.":
    async () => {
      const collected: Record<string, HTMLElement | null> = {};
      const Collect = ({ render }: { render: ReactElement }) => {
        const { id, dom } = useNode((node) => ({ dom: node.dom }));
        collected[id] = dom;
        return render;
      };
      await withEditor(
        async (editor) => {
          const [text = "", box = ""] = childrenOf(editor);
          const before = domOf(editor, text);
          editor.actions.move(text, box, 0);
          await settle();
          same([collected[text] === before, domOf(editor, text) === before], [true, false]);
        },
        { content: containerOf(<SampleText />, containerOf()), props: { onRender: Collect } },
      );
    },
};
