import { useEditor } from '@craftjs/core';
import { useRef, useState } from 'react';
import { download } from './download.ts';
import { pageHtml } from './page-html.tsx';

export function HtmlDialog() {
  const { query } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [html, setHtml] = useState('');
  const [status, setStatus] = useState('');

  function open() {
    setHtml(pageHtml(query));
    setStatus('');
    dialog.current?.showModal();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(html);
      setStatus('Copied.');
    } catch {
      field.current?.select();
      setStatus('The browser forbids it. Copy the text with the keyboard.');
    }
  }

  return (
    <>
      <button type="button" onClick={open}>
        HTML
      </button>
      <dialog ref={dialog} aria-labelledby="html-title">
        <h2 id="html-title">The page as HTML</h2>
        <textarea ref={field} aria-label="HTML" readOnly value={html} />
        <p role="status">{status}</p>
        <div className="actions">
          <button type="button" onClick={copy}>
            Copy
          </button>
          <button
            type="button"
            onClick={() => download('page.html', html, 'text/html')}
          >
            Download
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  );
}
