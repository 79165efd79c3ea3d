import { pressOf } from "browser/key-press.ts";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { colourCode } from "./colour-code.ts";
import { breakLine, dedent, type Edit, indent } from "./edit-text.ts";

interface SourceEditorProps {
  source: string;
  marked: number | null;
  onChange(source: string): void;
  /** Called on focus, to preload the compiler before the first change. */
  onFocus(): void;
}

/**
 * A text area over a layer with syntax highlighting. Tab indents only after typing or clicking, and moves focus again
 * after Escape, to avoid a focus trap (WCAG 2.1.2).
 */
export function SourceEditor({ source, marked, onChange, onFocus }: SourceEditorProps) {
  const leaving = useRef(true);
  const lines = useMemo(() => colouredLines(source), [source]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const press = pressOf(event.nativeEvent);
    const { key, currentTarget: field } = event;
    const wasLeaving = leaving.current;
    // Shift+Tab starts with a keydown of Shift alone, which must not change the mode.
    leaving.current = press === "Escape" || (wasLeaving && key === "Shift");
    const edit = { Enter: breakLine, "Shift+Enter": breakLine, Tab: indent, "Shift+Tab": dedent }[press];
    if (!edit || (key === "Tab" && wasLeaving)) return;
    event.preventDefault();
    apply(field, edit({ value: field.value, start: field.selectionStart, end: field.selectionEnd }));
  }

  return (
    <div className="source" translate="no">
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

/** Applies an edit through the browser, so that native undo still works. */
function apply(field: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  field.setSelectionRange(from, to);
  // Deprecated, but the only API that keeps the undo history.
  document.execCommand(text === "" ? "delete" : "insertText", false, text);
  field.setSelectionRange(start, end);
}

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
