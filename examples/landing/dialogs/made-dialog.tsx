import { withBase } from "../../../shared/base-path.ts";
import { Dialog } from "./dialog.tsx";

const parts: [what: string, how: string, link: string, href: string][] = [
  [
    "The whole editor",
    "stands in an <Editor>, which knows the blocks by its resolver and tells of each change.",
    "Editor",
    "/docs/api/editor",
  ],
  [
    "The page",
    "is a <Frame>. It is given the page that was saved here, or the one that you found.",
    "Frame",
    "/docs/api/frame",
  ],
  [
    "Each block",
    "is a component with a craft property: its name, its props, what may stand in it.",
    "User components",
    "/docs/concepts/user-components",
  ],
  [
    "What may go where",
    "is one rule, canMoveIn. The arrow keys, dragging and import ask it.",
    "Rules",
    "/docs/api/user-component",
  ],
  [
    "Dragging and selecting",
    "come from useNode: connect and drag, on the block's own element.",
    "useNode",
    "/docs/api/useNode",
  ],
  ["Toolbox, toolbar and settings", "read the state and change it by useEditor.", "useEditor", "/docs/api/useEditor"],
  [
    "The settings of a block",
    "belong to the block: related.settings.",
    "Editor components",
    "/docs/concepts/editor-components",
  ],
  [
    "Undo, redo",
    "are history.undo and history.redo; a word that is typed is one step by history.merge.",
    "The editor's state",
    "/docs/api/editor-state",
  ],
  [
    "Export, import, saving",
    "are query.serialize and actions.deserialize.",
    "Serialising",
    "/docs/concepts/serializing",
  ],
  [
    "The layers",
    "are drawn from the nodes of the state. There is a package with ready-made ones, too.",
    "Layers",
    "/docs/additional/layers",
  ],
];

/** Which Craft.js feature each part uses, with links to the docs. */
export function MadeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="How this is made" onClose={onClose}>
      <p>
        With Craft.js for all that lies between the blocks, and with components of this editor for all that you see. The
        documentation opens in a tab of its own.
      </p>
      <dl className="made-of">
        {parts.map(([what, how, link, href]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {how}{" "}
              <a href={withBase(href)} target="_blank" rel="noopener">
                {link}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
