import { shortcutsId } from "../../shared/wire-names.ts";

const shortcuts = [
  ["[/] or [Ctrl] [K], [⌘] [K] on a Mac", "Search"],
  ["[t]", "Switch between light and dark"],
  ["[?]", "Show this list"],
  ["[↑] [↓]", "Move in an open menu"],
  ["[Esc]", "Close a menu or dialog"],
] as const;

/** The keyboard shortcuts dialog, opened by client/start/shortcuts.ts. */
export function ShortcutsDialog() {
  return (
    <dialog id={shortcutsId} className="shortcuts" closedby="any" aria-labelledby="_site-shortcuts-title">
      <form method="dialog">
        <div className="shortcuts-title">
          <h2 id="_site-shortcuts-title">Keyboard shortcuts</h2>
          <button type="submit" className="button">
            Close
          </button>
        </div>
        <dl>
          {shortcuts.map(([keys, text]) => (
            <div key={keys}>
              <dt>
                {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts never change */}
                {keys.split(/\[(.+?)\]/).map((part, index) => (index % 2 ? <kbd key={index}>{part}</kbd> : part))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" defaultChecked data-action="switch-shortcuts" /> Use single-key shortcuts
        </label>
      </form>
    </dialog>
  );
}
