import { Editor, useEditor } from "@craftjs/core";
import { type ComponentProps, createContext, useContext, useEffect } from "react";

/** State of the running editor, new with every change of page or selection. */
export interface Observed {
  json: string;
  selected: string[];
  canUndo: boolean;
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
  const { json, selected, canUndo, actions, query } = useEditor((state, query) => ({
    json: query.serialize(),
    selected: [...state.events.selected].join(" "),
    canUndo: query.history.canUndo(),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: actions and query are new objects each time that act the same
  useEffect(() => {
    report({ json, selected: selected.split(" ").filter(Boolean), canUndo, actions, query });
  }, [report, json, selected, canUndo]);
  return null;
}
