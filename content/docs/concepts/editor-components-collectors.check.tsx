import { useEditor } from "@craftjs/core";
import { useEffect, useState } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";
import { until } from "../../../test/docs/browser/until.ts";

/** Renders a component beside the page once the editor is there, and runs `then` when it has mounted. */
function withLate(Late: () => null, then: (editor: EditorHandle) => unknown) {
  const { later, show } = shownLater(<Late />);
  return withEditor(
    async (editor) => {
      await show();
      await then(editor);
    },
    { beside: later },
  );
}

export const probes: CheckFile["probes"] = {
  "The first change after the component has mounted re-renders it in any case.": () => {
    let renders = 0;
    const Late = () => {
      useEditor((state) => ({ enabled: state.options.enabled }));
      renders++;
      return null;
    };
    return withLate(Late, async ({ actions }) => {
      const counts = [renders];
      for (const id of ["ROOT", undefined]) {
        actions.selectNode(id);
        await settle();
        counts.push(renders);
      }
      same(counts, [1, 2, 2]);
    });
  },
  "- **Props inside a collector are late.** A collector that uses a prop, such as an id, is not run again when that prop changes, but at the next change of the editor’s state. Give the component a `key` of that prop, so that it starts afresh:":
    () => {
      let change: (() => void) | undefined;
      const Label = ({ id }: { id: string }) => (
        <b>{useEditor((state) => ({ found: Boolean(state.nodes[id]) })).found ? "there" : "not there"}</b>
      );
      const Beside = () => {
        const [id, setId] = useState("nobody");
        change = () => setId("ROOT");
        return (
          <>
            <Label id={id} />
            <u>
              <Label key={id} id={id} />
            </u>
          </>
        );
      };
      return withEditor(
        async ({ actions }, place) => {
          const label = () => place.querySelector("b")?.textContent;
          change?.();
          await settle();
          same([label(), place.querySelector("u")?.textContent], ["not there", "there"]);
          actions.selectNode("ROOT");
          await settle();
          same(label(), "there");
        },
        { beside: <Beside /> },
      );
    },
  "- **`actions` is a new object in each render**, while `query` stays the same.": () => {
    const seen: unknown[][] = [];
    let again: (() => void) | undefined;
    const Late = () => {
      const [, setCount] = useState(0);
      const { actions, query } = useEditor();
      useEffect(() => {
        seen.push([actions, query]);
      });
      again = () => setCount(1);
      return null;
    };
    return withLate(Late, async () => {
      again?.();
      await settle();
      const [before, after] = seen;
      same([before?.[0] === after?.[0], before?.[1] === after?.[1]], [false, true]);
    });
  },
  "- **Errors in a collector** that happen after a change are caught and logged with `console.warn`, and the component keeps its old values.":
    () => {
      let fails = false;
      const Late = () => {
        useEditor(() => {
          if (fails) throw new Error("of the probe");
          return {};
        });
        return null;
      };
      return withLate(Late, async ({ actions }) => {
        fails = true;
        actions.selectNode("ROOT");
        const said = watchTrouble();
        startWatch();
        same([said.length > 0, said.every((text) => text.startsWith("console.warn: of the probe"))], [true, true]);
      });
    },
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
  "The function that you pass to `useEditor` picks what your component renders. After each change of the editor’s state it runs again, and the component re-renders only when the picked values differ, by deep comparison.":
    () => {
      let [runs, renders] = [0, 0];
      const Picks = () => {
        const { picked } = useEditor(({ events }) => {
          runs++;
          return { picked: [{ selected: events.selected.size }] };
        });
        renders++;
        return <b>{picked[0]?.selected}</b>;
      };
      return withEditor(
        async ({ actions }, place) => {
          const counts: number[][] = [];
          for (const change of [() => actions.setHidden("ROOT", false), () => actions.selectNode("ROOT")]) {
            const before = [runs, renders];
            change();
            await settle();
            counts.push([runs - (before[0] ?? 0), renders - (before[1] ?? 0)]);
          }
          same(
            [counts.map(([ran = 0]) => ran > 0), counts.map(([, rendered]) => rendered)],
            [
              [true, true],
              [0, 1],
            ],
          );
          same(place.querySelector("b")?.textContent, "1");
        },
        { beside: <Picks /> },
      );
    },
  "- **Pick little.** A component that picks all of `state.nodes` re-renders whenever the pointer comes to another block.":
    () => {
      let renders = 0;
      const Picks = () => {
        useEditor(({ nodes }) => ({ nodes }));
        renders++;
        return null;
      };
      return withEditor(
        async (editor) => {
          for (const id of childrenOf(editor)) {
            const before = renders;
            fire(domOf(editor, id), "mouseover");
            await settle();
            same(renders, before + 1);
          }
        },
        { beside: <Picks /> },
      );
    },
};
