import { Editor, useEditor } from "@craftjs/core";
import { type ComponentProps, createContext, useContext, useEffect, useRef } from "react";
import type { NodeAction, ShownPage } from "../live/node-panel.tsx";

/** State of the running editor, new with every change of page or selection. */
export interface Observed extends ShownPage {
  actions: ReturnType<typeof useEditor>["actions"];
  query: ReturnType<typeof useEditor>["query"];
}

export const ReportContext = createContext<(observed: Observed) => void>(() => {});

/** The `Editor` that examples import: the published one, with an observer inside that renders nothing. */
export function ObservedEditor({ children, ...props }: ComponentProps<typeof Editor>) {
  return (
    <Editor {...props}>
      <Observer />
      {children}
    </Editor>
  );
}

function Observer() {
  const report = useContext(ReportContext);
  const changes = useRef(0);
  const lastReport = useRef("");
  const { change, actions, query } = useEditor(() => ({ change: ++changes.current }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: actions and query are new objects each time, with the same behaviour
  useEffect(() => {
    // Once for many changes: a page of a thousand Nodes has as many changes at the start.
    const timer = setTimeout(() => {
      const page = {
        json: query.serialize(),
        selected: query.getEvent("selected").all(),
        canUndo: query.history.canUndo(),
      };
      const text = JSON.stringify(page);
      if (text !== lastReport.current) report({ ...page, actions, query });
      lastReport.current = text;
    });
    return () => clearTimeout(timer);
  }, [report, change]);
  return null;
}

/** Runs an action of the tree; returns the reason why Craft.js refused, or "". */
export function perform({ actions }: Observed, action: NodeAction): string {
  try {
    if (action.do === "select") actions.selectNode(action.id);
    else if (action.do === "move") actions.move(action.id, action.parent, action.index);
    else if (action.do === "delete") actions.delete(action.id);
    else actions.history.undo();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^Invariant failed: /, "") : String(error);
  }
}

/** Outlines the selected Nodes, as Craft.js leaves this to the app. Returns the cleanup. */
export function outline({ selected, query }: Observed): () => void {
  const elements = selected.flatMap((id) => query.node(id).get()?.dom ?? []);
  for (const element of elements) element.dataset.liveSelected = "";
  return () => {
    for (const element of elements) delete element.dataset.liveSelected;
  };
}
