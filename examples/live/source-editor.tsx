import { type KeyboardEvent, useMemo, useRef } from "react";
import { colourCode } from "./colour-code.ts";
import { breakLine, dedent, type Edit, indent } from "./edit-text.ts";

interface SourceEditorProps {
  source: string;
  /** Line with a mistake, counted from 1. */
  marked: number | null;
  onChange(source: string): void;
  /** Called when the reader goes to the source: a change will most likely follow. */
  onFocus(): void;
}

/**
 * A text area for code, with its colours on a layer below it. Tab indents, once the reader has typed or clicked here: who
 * only passes by would change the code, and be caught in it. After Escape, Tab leads on again (WCAG 2.1.2).
 */
export function SourceEditor({ source, marked, onChange, onFocus }: SourceEditorProps) {
  const leaving = useRef(true);
  const lines = useMemo(() => colouredLines(source), [source]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { key, currentTarget: field } = event;
    const wasLeaving = leaving.current;
    // Shift is pressed before Shift+Tab, and says nothing by itself.
    leaving.current = key === "Escape" || (wasLeaving && key === "Shift");
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const edit = key === "Enter" ? breakLine : key !== "Tab" ? null : event.shiftKey ? dedent : indent;
    if (!edit || (key === "Tab" && wasLeaving)) return;
    event.preventDefault();
    apply(field, edit({ value: field.value, start: field.selectionStart, end: field.selectionEnd }));
  }

  return (
    <div className="source">
      <div className="source-page">
        <pre aria-hidden="true">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <div key={index} className={index + 1 === marked ? "wrong" : undefined}>
              {line}
              {"\n"}
            </div>
          ))}
        </pre>
        <textarea
          value={source}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onPointerDown={() => {
            leaving.current = false;
          }}
          onBlur={() => {
            leaving.current = true;
          }}
          aria-label="Source of the example"
          aria-describedby="source-hint"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          wrap="off"
        />
      </div>
    </div>
  );
}

/** Changes the field as if it were typed, so that the browser's own undo knows of it. */
function apply(field: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  field.setSelectionRange(from, to);
  // Deprecated, and the only way that keeps the history of changes.
  document.execCommand(text === "" ? "delete" : "insertText", false, text);
  field.setSelectionRange(start, end);
}

/** The code's lines, each as elements with the colours of its tokens. */
function colouredLines(source: string) {
  const lines: React.ReactNode[][] = [[]];
  for (const [kind, text] of colourCode(source)) {
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      const line = lines.at(-1);
      if (part) {
        line?.push(
          kind ? (
            <span key={line.length} className={`t-${kind}`}>
              {part}
            </span>
          ) : (
            part
          ),
        );
      }
    }
  }
  return lines;
}
