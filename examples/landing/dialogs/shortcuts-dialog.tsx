import { Dialog } from "./dialog.tsx";

const onMac = /mac|iphone|ipad/i.test(navigator.platform);
/** The key of this platform's shortcuts. */
export const command = onMac ? "⌘" : "Ctrl";

const shortcuts: [keys: string[], what: string][] = [
  [["Tab"], "go to the next block, Shift+Tab to the one before"],
  [["↑", "↓"], "move the block among its neighbours; at the end, out of its container"],
  [["←", "→"], "move it out of its container, or into the one beside it; in a row, along the row"],
  [["Enter"], "edit the text of the block, or go to its settings"],
  [["Esc"], "stop editing; then select the container around the block"],
  [["Delete"], "delete the block"],
  [["F2"], "name the block in the layers"],
  [[command, "C"], "copy the block, also into another window; with X, cut it"],
  [[command, "V"], "paste a block beside the selected one, or into it"],
  [[command, "D"], "duplicate the block"],
  [[command, "Z"], "undo"],
  [[command, "Shift", "Z"], "redo"],
  [["F6"], "go to the next part of the editor: toolbar, blocks, layers, page, settings"],
  [["?"], "show this list"],
];

/** Lists all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcuts">
        {shortcuts.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
