import { useEffect, useMemo } from "react";
import type { SavedDocument } from "../../saved-state/finding.ts";
import { useFrame } from "../playground/use-frame.ts";
import { boxProject, deepest, most } from "./box-project.ts";
import { rootOf } from "./tree-rows.ts";

interface BoxesProps {
  /** null: nothing is drawn yet, but the frame loads. */
  document: SavedDocument | null;
  shown: string | null;
  onShow(id: string): void;
  /** Called once the frame has loaded. */
  onReady(): void;
}

/** The page as Craft.js renders it with a named box for each component, in the sandbox of the playground. */
export function Boxes({ document, shown, onShow, onReady }: BoxesProps) {
  const drawn = useMemo(() => document && boxProject(document), [document]);
  const { page, mistake, act, restart, isReady, ...frame } = useFrame(drawn?.files ?? null, 0);
  const root = document && rootOf(document);
  const selected = page?.selected[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the frame selects another box
  useEffect(() => {
    // Craft.js calls a root of the old name ROOT.
    const id = selected === "ROOT" ? root : selected;
    if (id && id !== shown) onShow(id);
  }, [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another node is shown, or another page is drawn
  useEffect(() => {
    if (shown !== null && page) act({ do: "select", id: shown === root ? "ROOT" : shown });
  }, [shown, page?.json]);

  return (
    <>
      {document && !drawn && <p>There is no ROOT to begin with.</p>}
      <iframe
        key={frame.id}
        ref={frame.frame}
        sandbox="allow-scripts"
        src={frame.src}
        title="The page as boxes"
        hidden={document !== null && !drawn}
      />
      {mistake && (
        <p role="alert">
          <span>{mistake.message}</span>{" "}
          <button type="button" className="text-button" onClick={restart}>
            Restart
          </button>
        </p>
      )}
      {drawn?.isCut && <p>{`Only the first ${most} nodes are drawn, and none below ${deepest} levels.`}</p>}
    </>
  );
}
