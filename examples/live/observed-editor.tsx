import { Editor, useEditor } from "@craftjs/core";
import { type ComponentProps, createContext, useContext, useEffect } from "react";

/** What is known of the editor that runs: it changes with each change of the page or of the selection. */
export interface Observed {
  /** The page as `query.serialize()` gives it. */
  json: string;
  /** Ids of the selected Nodes. */
  selected: string[];
  canUndo: boolean;
  actions: ReturnType<typeof useEditor>["actions"];
  query: ReturnType<typeof useEditor>["query"];
}

/** Takes what the editor of one run reports. */
export const ReportContext = createContext<(observed: Observed) => void>(() => {});

/** The `Editor` that examples import: the published one, with a component inside that looks on and shows nothing. */
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
