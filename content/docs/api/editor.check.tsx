import { type DefaultEventHandlers, useEventHandler } from "@craftjs/core";
import { useEffect } from "react";
import { type CheckFile, inWords, same } from "../../../test/docs/browser/check-file.ts";
import { SampleText, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";
import { bareEditor, optionDefaults } from "./editor-state.check.tsx";

export const defaults: CheckFile["defaults"] = {
  editor: optionDefaults("does nothing", "renders render", "DefaultEventHandlers"),
  indicator: async () => {
    const { indicator } = await bareEditor(({ query }) => query.getOptions());
    const line = await withEditor(async ({ actions, query }) => {
      const [first = "", last = ""] = query.node("ROOT").childNodes();
      actions.setIndicator(query.getDropPlaceholder(first, last, { x: 1, y: 1 }));
      await settle();
      const element = [...document.querySelectorAll<HTMLElement>("div")].find(({ style }) => style.zIndex === "99999");
      return { height: element?.style.height ?? "", transition: element?.style.transition };
    });
    return {
      success: indicator.success,
      error: indicator.error,
      className: indicator.className,
      style: indicator.style,
      thickness: Number.parseFloat(line.height),
      // The browser writes out "all" and the delay.
      transition: line.transition?.replace(/^all /, "").replace(/ 0s$/, ""),
    };
  },
  handlers: async () => {
    let isMultiSelect: ((event: MouseEvent) => boolean) | undefined;
    let onLeave: boolean | undefined;
    const Read = () => {
      const { options } = useEventHandler() as DefaultEventHandlers;
      useEffect(() => {
        isMultiSelect = options.isMultiSelectEnabled;
        onLeave = options.removeHoverOnMouseleave;
      }, [options]);
      return null;
    };
    await withEditor(() => {}, { beside: <Read /> });
    const asks = (init: MouseEventInit) => isMultiSelect?.(new MouseEvent("mousedown", init));
    const onlyMeta =
      asks({ metaKey: true }) === true && asks({ ctrlKey: true, shiftKey: true, altKey: true }) === false;
    return {
      isMultiSelectEnabled: inWords("(event) => !!event.metaKey", onlyMeta),
      removeHoverOnMouseleave: onLeave,
    };
  },
};

export const probes: CheckFile["probes"] = {
  "Its **first** call comes with the first state change of any kind, a hover included": async () => {
    let calls = 0;
    await withEditor(
      async ({ actions }) => {
        same(calls, 0);
        actions.selectNode("ROOT");
        await settle();
        same(calls, 1);
        actions.clearEvents();
        await settle();
        same(calls, 1);
      },
      { props: { onNodesChange: () => void calls++ } },
    );
  },
  "Its return value is ignored: `false` does not stop the move.": () =>
    withEditor(
      ({ actions, query }) => {
        const [first = "", second = ""] = query.node("ROOT").childNodes();
        actions.move(first, "ROOT", 2);
        same(query.node("ROOT").childNodes(), [second, first]);
      },
      { props: { onBeforeMoveEnd: () => false as never } },
    ),
  "An error in it is caught and logged with `console.warn`.": async () => {
    await withEditor(
      async ({ actions }) => {
        actions.selectNode("ROOT");
        await settle();
      },
      {
        props: {
          onNodesChange: () => {
            throw new Error("of the probe");
          },
        },
      },
    );
    const said = watchTrouble();
    startWatch();
    same(
      said.every((text) => text.startsWith("console.warn") && text.includes("of the probe")) && said.length > 0,
      true,
    );
  },
  "Turning it off clears selection, hover and indicator, and detaches all connectors.": () =>
    withEditor(async ({ actions, query }, place) => {
      actions.selectNode("ROOT");
      actions.setOptions((options) => {
        options.enabled = false;
      });
      await settle();
      // The prop is what clears: this is the option alone.
      same(place.querySelector("[draggable=true]"), null);
      same(query.getState().indicator, null);
    }),
  "The object replaces the default as a whole.": () =>
    withEditor(
      ({ query }) => {
        same(query.getOptions().indicator, { thickness: 4 });
      },
      { props: { indicator: { thickness: 4 } } },
    ),
  "Each `<Editor />` has a state of its own": () =>
    withEditor(({ actions, query }) =>
      withEditor((other) => {
        actions.selectNode("ROOT");
        same([query.getEvent("selected").size(), other.query.getEvent("selected").size()], [1, 0]);
      }),
    ),
  "**Two keys for one component** both load; when saving, the last one is used.": () =>
    withEditor(({ query }) => same(query.serialize().includes('"Second"'), true), {
      resolver: { First: SampleText, Second: SampleText },
    }),
};
