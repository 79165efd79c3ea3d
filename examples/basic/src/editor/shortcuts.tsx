import { ROOT_NODE, useEditor } from '@craftjs/core';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useBlockActions } from './use-block-actions';
import { isTyping, useClipboard } from './use-clipboard';

const shortcuts = [
  ['Tab', 'Select the next block'],
  ['Escape', 'Select the parent block'],
  ['Space', 'Go to the block’s settings; Escape returns to the block'],
  ['A', 'Go to the toolbox; Escape returns to the block'],
  ['↑ and ↓', 'Move the block up and down'],
  ['Enter', 'Edit the text; Enter or Escape ends editing'],
  ['D', 'Duplicate the block'],
  ['Delete or Backspace', 'Delete the block'],
  ['Ctrl or ⌘ + C, X or V', 'Copy, cut or paste the block'],
  ['Ctrl or ⌘ + Z', 'Undo'],
  ['Ctrl or ⌘ + Shift + Z, Ctrl or ⌘ + Y', 'Redo'],
  ['?', 'Show this list'],
];

/** The key in lower case; on layouts without Latin letters, a US keyboard’s. */
function keyOf({ code, key }: KeyboardEvent): string {
  const other = /(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key);
  return (other ? code.replace('Key', '') : key).toLowerCase();
}

export function Shortcuts() {
  const { actions, query } = useEditor();
  const { duplicate, focus, move, remove } = useBlockActions();
  useClipboard();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    /** Runs a key's command; false if the key has none. */
    function press(event: KeyboardEvent): boolean {
      const key = keyOf(event);
      const target = event.target as HTMLElement;
      if (event.altKey) return false;
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'z' && (key !== 'y' || event.shiftKey)) return false;
        const { redo, undo } = actions.history;
        flushSync(event.shiftKey || key === 'y' ? redo : undo);
        // The block that had the focus may be gone.
        const { activeElement, body } = target.ownerDocument;
        if (activeElement === body) focus(ROOT_NODE);
        return true;
      }

      // The other keys are for the selected block, if it has the focus.
      // Keys with Shift are left to the browser: Shift+Delete cuts.
      const id: string | undefined = query.getEvent('selected').last();
      const node = id ? query.node(id).get() : undefined;
      if (!node || node.dom !== target) return false;
      if (event.shiftKey && key !== '?') return false;
      const commands: Record<string, () => void> = {
        arrowup: () => move(node.id, -1),
        arrowdown: () => move(node.id, 1),
        d: () => duplicate(node.id),
        delete: () => remove(node.id),
        backspace: () => remove(node.id),
        escape: () => focus(node.data.parent),
        ' ': () => document.getElementById('settings')?.focus(),
        a: () => document.getElementById('toolbox')?.focus(),
        '?': () => dialog.current?.showModal(),
      };
      commands[key]?.();
      return key in commands;
    }

    function handleKey(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      // An input method handles the key; Safari reports only the code 229.
      if (event.isComposing || event.keyCode === 229) return;
      if (event.defaultPrevented || !query.getOptions().enabled) return;
      if (event.key === 'Escape' && target.closest('.panel')) {
        focus(query.getEvent('selected').last());
      } else if (!isTyping(target) && press(event)) {
        event.preventDefault();
      }
    }

    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }); // after every render, as the commands are new each time

  return (
    <>
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        onClick={() => dialog.current?.showModal()}
      >
        ?
      </button>
      <dialog ref={dialog} aria-labelledby="shortcuts-title">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <dl>
          {shortcuts.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
