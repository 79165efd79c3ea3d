import { useEditor } from "@craftjs/core";
import { useEffect, useState } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { fire } from "../../../harness/pointer.ts";
import { says } from "../../../harness/says.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";
import { withCollector } from "../../../harness/with-collector.tsx";

/** Runs `work` in an effect whenever this dependency is another one. */
function useRuns(work: () => unknown, dependency: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs on which dependency is what is asked
  useEffect(() => void work(), [dependency]);
}

export const probes: CheckFile["probes"] = {
  "The first change after the component has mounted re-renders it in any case.": () =>
    withCollector(
      (state) => ({ enabled: state.options.enabled }),
      async (seen, { actions }) => {
        const counts = [seen.length];
        for (const id of ["ROOT", undefined]) {
          actions.selectNode(id);
          await settle();
          counts.push(seen.length);
        }
        same(counts, [1, 2, 2]);
      },
      true,
    ),
  "- **Props inside a collector are late.** A collector that uses a prop, such as an id, is not run again when that prop changes, but at the next change of the editor’s state. Give the component a `key` of that prop, so that it starts afresh:":
    () => {
      let show: ((id: string) => void) | undefined;
      const Label = ({ id }: { id: string }) => {
        const { name } = useEditor(({ nodes }) => ({ name: nodes[id]?.data.name }));
        return <b>{name ?? "none"}</b>;
      };
      const Beside = () => {
        const [id, setId] = useState("nobody");
        show = setId;
        return (
          <>
            <Label id={id} />
            <Label key={id} id={id} />
          </>
        );
      };
      return withEditor(
        async ({ actions }, place) => {
          const labels = () => [...place.querySelectorAll("b")].map(({ textContent }) => textContent);
          show?.("ROOT");
          await settle();
          same(labels(), ["none", "Container"]);
          actions.selectNode("ROOT");
          await settle();
          same(labels(), ["Container", "Container"]);
        },
        { beside: <Beside /> },
      );
    },
  "- **Errors in a collector** that happen after a change are caught and logged with `console.warn`, and the component keeps its old values.":
    () => {
      let fails = false;
      const collect = () => {
        if (fails) throw new Error("of the probe");
        return { kept: 1 };
      };
      return says("console.warn: of the probe", () =>
        withCollector(collect, async (seen, { actions }) => {
          fails = true;
          actions.selectNode("ROOT");
          await settle();
          same(seen.at(-1)?.kept, 1);
        }),
      );
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
  "- **Without a collector** there is no state in the result, and the component does not re-render on changes.": () =>
    withCollector(undefined, async (seen, { actions }) => {
      actions.selectNode("ROOT");
      await settle();
      same(
        seen.map((hook) => Object.keys(hook).sort()),
        [["actions", "connectors", "inContext", "query", "store"]],
      );
    }),
  "The function that you pass to `useEditor` picks what your component renders. After each change of the editor’s state it runs again, and the component re-renders only when the picked values differ, by deep comparison.":
    () => {
      let runs = 0;
      const collect: Parameters<typeof withCollector>[0] = ({ events }) => {
        runs++;
        return { picked: [{ selected: events.selected.size }] };
      };
      return withCollector(collect, async (seen, { actions }) => {
        const rendersAfter = async (change: () => void) => {
          const before = [runs, seen.length] as const;
          change();
          await settle();
          same(runs > before[0], true);
          return seen.length - before[1];
        };
        same(await rendersAfter(() => actions.setHidden("ROOT", false)), 0);
        same(await rendersAfter(() => actions.selectNode("ROOT")), 1);
        same(seen.at(-1)?.picked, [{ selected: 1 }]);
      });
    },
  "- **Pick little.** A component that picks all of `state.nodes` re-renders whenever the pointer comes to another block.":
    () =>
      withCollector(
        ({ nodes }) => ({ nodes }),
        async (seen, editor) => {
          for (const id of childrenOf(editor)) {
            const before = seen.length;
            fire(domOf(editor, id), "mouseover");
            await settle();
            same(seen.length, before + 1);
          }
        },
      ),
  "- **`actions` is a new object in each render**, while `query` and each action stay the same. Among the dependencies of an effect, list the action that you call, as [above](#keyboard). With `actions` itself there, the effect runs after every render, and without end if it changes what the component collects: React then warns of it in development, “Maximum update depth exceeded”.":
    async () => {
      const ran: string[] = [];
      const Effects = () => {
        const { actions, query } = useEditor(({ events }) => ({ hovered: events.hovered.size }));
        useRuns(() => ran.push("actions"), actions);
        useRuns(() => ran.push("query"), query);
        useRuns(() => ran.push("delete"), actions.delete);
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
        useRuns(() => {
          // It would go on for ever.
          if (times++ < 100) actions.setCustom("ROOT", (custom) => Object.assign(custom, { times }));
        }, actions);
        return null;
      };
      const endless = () => withEditor(() => until(() => times > 100), { beside: <Endless /> });
      await says("console.error: Maximum update depth exceeded", endless);
      same(times > 100, true);
    },
};
