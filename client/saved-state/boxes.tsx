import { isObject } from "../../saved-state/find-document.ts";
import type { SavedDocument } from "../../saved-state/finding.ts";
import { linksOf } from "../../saved-state/links.ts";
import { typeName } from "../../saved-state/migrate-saved-state.ts";
import { rootOf } from "./tree-rows.ts";

interface BoxesProps {
  document: SavedDocument;
  shown: string | null;
  onShow(id: string): void;
}

/** More boxes, or deeper ones, say nothing, and take long to lay out. */
const most = 1000;
const deepest = 30;

/**
 * The page with a named box for each component, since only the reader's own project can render those. It needs no sandbox:
 * nothing of the document runs or is loaded, React writes its names as text, and the boxes choose what the tree shows.
 */
export function Boxes({ document, shown, onShow }: BoxesProps) {
  let left = most;
  const box = (id: string, linked: string | null, above: string[]) => {
    const node = document[id];
    if (!isObject(node) || left-- <= 0) return null;
    const links = above.length < deepest && !above.includes(id) ? linksOf(node) : [];
    return (
      <div
        key={`${linked} ${id}`}
        className="box"
        data-linked={linked !== null || undefined}
        data-hidden={node.hidden === true || undefined}
      >
        <button type="button" aria-pressed={id === shown} onClick={() => onShow(id)}>
          {linked !== null && `${linked}: `}
          {typeName(node) || id}
        </button>
        {links.map(({ field, key, to }) =>
          typeof to === "string" ? box(to, field === "nodes" ? null : String(key), [...above, id]) : null,
        )}
      </div>
    );
  };
  const root = rootOf(document);
  const boxes = root === null ? null : box(root, null, []);
  return (
    <>
      {boxes ?? <p>There is no ROOT to begin with.</p>}
      {left < 0 && (
        <p>
          Only the first {most} nodes are drawn, and none below {deepest} levels.
        </p>
      )}
    </>
  );
}
