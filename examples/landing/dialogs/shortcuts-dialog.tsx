import { Dialog } from "./dialog.tsx";

const isMac = /mac|iphone|ipad/i.test(navigator.platform);
/** The key of this platform's shortcuts. */
export const commandKey = isMac ? "⌘" : "Ctrl";

const shortcuts: [keys: string[], description: string][] = [
  [["Tab"], "go to the next block, Shift+Tab to the one before"],
  [["↑", "↓"], "move the block among its neighbours; at the end, out of its container"],
  [["←", "→"], "move it out of its container, or into the one beside it; in a row, along the row"],
  [["Enter"], "edit the text of the block, or go to its settings"],
  [["Esc"], "stop editing; then select the container around the block"],
  [["Delete"], "delete the block"],
  [["F2"], "name the block in the layers"],
  [[commandKey, "C"], "copy the block, also into another window; with X, cut it"],
  [[commandKey, "V"], "paste a block beside the selected one, or into it"],
  [[commandKey, "D"], "duplicate the block"],
  [[commandKey, "Z"], "undo"],
  [[commandKey, "Shift", "Z"], "redo"],
  [["F6"], "go to the next part of the editor: toolbar, blocks, layers, page, settings"],
  [["?"], "show this list"],
];

/** Lists all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcuts">
        {shortcuts.map(([keys, description]) => (
          <div key={description}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
