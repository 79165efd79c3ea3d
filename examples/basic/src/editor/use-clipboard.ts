import { type SerializedNodes, useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { pageOf, treeOf } from './copies';
import { readPage } from './read-page';
import { useBlockActions } from './use-block-actions';

/** Whether key presses belong to a text field or a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  // Not instanceof: elements in an iframe have other classes.
  if (!target || !('matches' in target)) return false;
  return (target as Element).matches(':read-write, dialog, dialog *');
}

/** Copies, cuts and pastes blocks as JSON, also to and from another tab. */
export function useClipboard() {
  const { query } = useEditor();
  const { add, remove } = useBlockActions();

  useEffect(() => {
    function read(json: string): SerializedNodes | undefined {
      try {
        return readPage(json, query.getOptions().resolver);
      } catch {
        return undefined; // The clipboard may hold anything.
      }
    }

    function copy(event: ClipboardEvent): boolean {
      const target = event.target as HTMLElement;
      const page = target.ownerDocument;
      // Selected text is copied as usual, also in a field that is read-only.
      const isText = !page.getSelection()?.isCollapsed;
      if (isText || target.matches('[readonly]')) return false;
      const id: string | undefined = query.getEvent('selected').last();
      if (!id || !query.node(id).isDeletable()) return false;
      // Like Delete, Cut needs the focus on the block.
      const { dom } = query.node(id).get();
      const isCut = event.type === 'cut';
      if (isCut && page.activeElement !== dom) return false;
      const json = JSON.stringify(pageOf(query, id));
      if (!read(json)) return false; // Paste would refuse it.
      event.clipboardData?.setData('text/plain', json);
      if (isCut) remove(id);
      return true;
    }

    function paste(event: ClipboardEvent): boolean {
      const page = read(event.clipboardData?.getData('text/plain') ?? '');
      if (page) add(treeOf(query, page));
      return page !== undefined;
    }

    function handle(event: ClipboardEvent) {
      if (isTyping(event.target) || !query.getOptions().enabled) return;
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
