import { useEffect, useMemo } from "react";
import type { SavedDocument } from "../../saved-state/finding.ts";
import { useFrame } from "../playground/use-frame.ts";
import { deepest, most, standIns } from "./stand-ins.ts";
import { rootOf } from "./tree-rows.ts";

interface BoxesProps {
  document: SavedDocument;
  shown: string | null;
  onShow(id: string): void;
}

/** The page as Craft.js renders it with a named box for each component, in the sandbox of the playground. */
export function Boxes({ document, shown, onShow }: BoxesProps) {
  const drawn = useMemo(() => standIns(document), [document]);
  const { page, mistake, act, restart, ...frame } = useFrame(drawn?.files ?? null, 0);
  const selected = page?.selected[0];
  const isDrawn = page !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the frame selects another box
  useEffect(() => {
    // Craft.js calls a root of the old name ROOT.
    const id = selected === "ROOT" ? rootOf(document) : selected;
    if (id && id !== shown) onShow(id);
  }, [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another node is shown
  useEffect(() => {
    if (shown !== null && isDrawn) act({ do: "select", id: shown === rootOf(document) ? "ROOT" : shown });
  }, [shown, isDrawn]);

  if (!drawn) return <p>There is no ROOT to begin with.</p>;
  return (
    <>
      <iframe key={frame.id} ref={frame.frame} sandbox="allow-scripts" src={frame.src} title="The page as boxes" />
      {mistake && (
        <p role="alert">
          {mistake.message}{" "}
          <button type="button" className="text-button" onClick={restart}>
            Restart
          </button>
        </p>
      )}
      {drawn.isCut && (
        <p>
          Only the first {most} nodes are drawn, and none below {deepest} levels.
        </p>
      )}
    </>
  );
}
