import { type DefaultEventHandlers, useEventHandler } from "@craftjs/core";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, inWords } from "../../../harness/check-file.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { bareEditor, optionDefaults } from "./editor-state.check.tsx";

export const defaults: CheckFile["defaults"] = {
  editor: optionDefaults("does nothing", "renders render", "DefaultEventHandlers"),
  indicator: async () => {
    const { indicator } = await bareEditor(({ query }) => query.getOptions());
    const line = await withEditor(async ({ actions, query }) => {
      const [first = "", last = ""] = query.node("ROOT").childNodes();
      actions.setIndicator(query.getDropPlaceholder(first, last, { x: 1, y: 1 }));
      await settle();
      return { height: indicatorLine()?.style.height ?? "", transition: indicatorLine()?.style.transition };
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
    const found: DefaultEventHandlers["options"][] = [];
    const read = () => found.push((useEventHandler() as DefaultEventHandlers).options);
    await withEditor(() => {}, { beside: <Calls hook={read} /> });
    const asks = (init: MouseEventInit) => found[0]?.isMultiSelectEnabled(new MouseEvent("mousedown", init));
    const onlyMeta =
      asks({ metaKey: true }) === true && asks({ ctrlKey: true, shiftKey: true, altKey: true }) === false;
    return {
      isMultiSelectEnabled: inWords("(event) => !!event.metaKey", onlyMeta),
      removeHoverOnMouseleave: found[0]?.removeHoverOnMouseleave,
    };
  },
};

export const probes: CheckFile["probes"] = {};
