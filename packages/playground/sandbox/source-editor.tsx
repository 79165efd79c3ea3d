import { useEffect, useRef, useState } from "react";
import type { LineMistake } from "../app/code-extensions.ts";
import type { OpenEditor } from "./editor.ts";
import { loadEditor } from "./load-script.ts";

interface SourceEditorProps {
  /** The text to show: a new object for each change that is not the reader's. */
  text: { source: string };
  original: string;
  /** The original source, highlighted. */
  html: string;
  mistake: LineMistake | null;
  /** URL of the script with the editor. */
  script: string;
  onChange(source: string): void;
  /** Called before the first change, to preload the compiler. */
  onOpen(): void;
  onFailure(error: Error): void;
}

const attributes = { "aria-label": "Source of the example", "aria-describedby": "source-hint" };

/**
 * Highlighted code, which an editor replaces once the code gets the focus or is not the original. The code can be edited
 * while the editor loads.
 */
export function SourceEditor(props: SourceEditorProps) {
  const { text, original, html, mistake } = props;
  const [initialSource] = useState(text.source);
  const still = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<ReturnType<OpenEditor> | null>(null);
  const isOpening = useRef(false);
  /** Resolves when the pointer that went down on the code is released. */
  const pressed = useRef<Promise<Event>>(undefined);
  const latest = useRef(props);
  latest.current = props;

  async function open(): Promise<void> {
    if (isOpening.current) return;
    isOpening.current = true;
    const { script, onOpen, onFailure } = latest.current;
    onOpen();
    try {
      const openEditor = await loadEditor(script);
      await pressed.current;
      if (!still.current?.isConnected) return;
      const isEdited = still.current.textContent !== initialSource;
      const source = isEdited ? still.current.textContent : latest.current.text.source;
      const onChange = (source: string) => latest.current.onChange(source);
      const isTyping = pressed.current !== undefined;
      setEditor(openEditor(still.current, { source, attributes, isTyping, onChange }));
      if (isEdited) onChange(source);
    } catch (error) {
      isOpening.current = false;
      onFailure(error as Error);
    }
  }

  useEffect(() => () => editor?.destroy(), [editor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new editor already has the text
  useEffect(() => editor?.show(text.source), [text]);

  useEffect(() => editor?.mark(mistake), [editor, mistake]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` opens once
  useEffect(() => {
    if (text.source !== original || mistake) void open();
  }, [text, original, mistake]);

  const content =
    initialSource === original ? { dangerouslySetInnerHTML: { __html: html } } : { children: initialSource };
  return (
    <div className="source" translate="no">
      {/* biome-ignore lint/a11y/useSemanticElements: a text area has no highlighting */}
      <div
        {...content}
        {...attributes}
        ref={still}
        className="still"
        role="textbox"
        aria-multiline
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        onFocus={() => void open()}
        onPointerDown={() => {
          pressed.current = new Promise((resolve) => {
            for (const type of ["pointerup", "pointercancel"]) addEventListener(type, resolve, { once: true });
          });
        }}
      />
    </div>
  );
}
