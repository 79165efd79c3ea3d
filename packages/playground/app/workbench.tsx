import { useMedia } from "browser/use-media.ts";
import { type CSSProperties, useId, useState } from "react";
import { CodePane, type CodePaneProps } from "./code-pane.tsx";
import { ResultPane, type View } from "./result-pane.tsx";
import { initialShare, Splitter } from "./splitter.tsx";
import type { useFrame } from "./use-frame.ts";

interface WorkbenchProps extends CodePaneProps {
  frame: ReturnType<typeof useFrame>;
}

/** The code and its result, side by side, one above the other, or one at a time. */
export function Workbench({ frame, ...code }: WorkbenchProps) {
  const [view, setView] = useState<View>("Result");
  const [share, setShare] = useState(initialShare);
  const isWide = useMedia(wide, true);
  const editorId = useId();
  const shown = isWide && view === "Code" ? "Result" : view;
  return (
    <div className="playground-bench" data-panel={shown} style={{ "--share": `${share}%` } as CSSProperties}>
      <CodePane
        key={code.work.number}
        {...code}
        editorId={editorId}
        mistake={frame.mistake}
        hidden={!isWide && shown !== "Code"}
      />
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

/** As in bench.css: whether there is room for both code and result. */
const wide = "(width >= 62rem), (width >= 45rem) and (height >= 40rem)";
