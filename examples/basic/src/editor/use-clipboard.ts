import { type SerializedNodes, useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { pageOf, treeOf } from './copies';
import { readPage } from './read-page';
import { useBlockActions } from './use-block-actions';

/** Where keys mean what they always mean. */
export const typing = 'input, select, textarea, dialog, [contenteditable]';

/** Copies, cuts and pastes blocks as JSON, also to and from another tab. */
export function useClipboard() {
  const { query } = useEditor();
  const { add, remove } = useBlockActions();

  useEffect(() => {
    function copy(event: ClipboardEvent): boolean {
      // Selected text is copied as usual.
      if (!getSelection()?.isCollapsed) return false;
      const id: string | undefined = query.getEvent('selected').last();
      if (!id || !query.node(id).isDeletable()) return false;
      const json = JSON.stringify(pageOf(query, id));
      event.clipboardData?.setData('text/plain', json);
      if (event.type === 'cut') remove(id);
      return true;
    }

    function paste(event: ClipboardEvent): boolean {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      let page: SerializedNodes;
      try {
        page = readPage(text, query.getOptions().resolver);
      } catch {
        return false; // The clipboard may hold anything.
      }
      add(treeOf(query, page));
      return true;
    }

    function handle(event: ClipboardEvent) {
      const target = event.target as HTMLElement;
      if (target.closest(typing) || !query.getOptions().enabled) return;
      const act = event.type === 'paste' ? paste : copy;
      if (act(event)) event.preventDefault();
    }

    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, handle);
    return () => {
      for (const type of types) document.removeEventListener(type, handle);
    };
  });
}
