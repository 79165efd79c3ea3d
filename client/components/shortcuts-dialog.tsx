import { shortcutsId } from "../../shared/wire-names.ts";

/**
 * The list of the keyboard shortcuts, which client/start/shortcuts.ts opens. It stands beside the app and not in it: it is
 * the same on every page, so React in the browser has nothing to do with it.
 */
export function ShortcutsDialog() {
  return (
    <dialog id={shortcutsId} className="shortcuts" aria-labelledby="shortcuts-title">
      <form method="dialog">
        <div className="shortcuts-title">
          <h2 id="shortcuts-title">Keyboard shortcuts</h2>
          <button type="submit" className="button">
            Close
          </button>
        </div>
        <dl>
          <div>
            <dt>
              <kbd>/</kbd> or <kbd>Ctrl</kbd> <kbd>K</kbd>, <kbd>⌘</kbd> <kbd>K</kbd> on a Mac
            </dt>
            <dd>Search</dd>
          </div>
          <div>
            <dt>
              <kbd>t</kbd>
            </dt>
            <dd>Switch between light and dark</dd>
          </div>
          <div>
            <dt>
              <kbd>?</kbd>
            </dt>
            <dd>Show this list</dd>
          </div>
          <div>
            <dt>
              <kbd>↑</kbd> <kbd>↓</kbd>
            </dt>
            <dd>Move in an open menu</dd>
          </div>
          <div>
            <dt>
              <kbd>Esc</kbd>
            </dt>
            <dd>Close what is open</dd>
          </div>
        </dl>
        <label>
          <input type="checkbox" defaultChecked data-action="switch-shortcuts" /> Use single-key shortcuts
        </label>
      </form>
    </dialog>
  );
}
