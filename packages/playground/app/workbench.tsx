import { useEffect, useId, useState } from "react";
import { CodePane, type CodePaneProps } from "./code-pane.tsx";
import { ResultPane, type View } from "./result-pane.tsx";
import { initialShare, Splitter } from "./splitter.tsx";
import type { useFrame } from "./use-frame.ts";

interface WorkbenchProps extends CodePaneProps {
  frame: ReturnType<typeof useFrame>;
}

/** The code on one side, its result on the other. */
export function Workbench({ frame, ...code }: WorkbenchProps) {
  const [view, setView] = useState<View>("Result");
  const [share, setShare] = useState(initialShare);
  const isWide = useIsWide();
  const editorId = useId();
  const shown = isWide && view === "Code" ? "Result" : view;
  return (
    <div
      className="playground-bench"
      data-panel={shown}
      style={isWide ? { gridTemplateColumns: `${share}% auto minmax(0, 1fr)` } : {}}
    >
      <CodePane {...code} editorId={editorId} mistake={frame.mistake} hidden={!isWide && shown !== "Code"} />
      {isWide && <Splitter value={share} onChange={setShare} />}
      <ResultPane
        isTrusted={code.work.draft.isTrusted}
        frame={frame}
        isWide={isWide}
        shown={shown}
        onChoose={setView}
        editorId={editorId}
        change={code.change}
      />
    </div>
  );
}

/** As in playground.css: whether code and result are side by side. */
const wide = "(width >= 62rem)";

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const query = matchMedia(wide);
    const onChange = () => setIsWide(query.matches);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, []);
  return isWide;
}
