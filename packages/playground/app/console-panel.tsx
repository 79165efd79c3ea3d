import { memo, useEffect, useRef } from "react";
import type { ConsoleBatch, ConsoleLine } from "./console-batch.ts";

/** The console output of the project, and its errors. */
export function ConsolePanel({ lines, dropped, onClear }: ConsoleBatch & { onClear(): void }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line stays in view
  useEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [lines]);
  return (
    <section className="panel" aria-label="Console">
      <header>
        <h2>Console</h2>
        <span className="buttons">
          <button type="button" disabled={lines.length === 0} onClick={onClear}>
            Clear
          </button>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className="scroll playground-console" role="log" aria-label="Console" tabIndex={0} ref={box}>
        {lines.length === 0 && <p className="empty">No console output yet.</p>}
        {dropped > 0 && <p className="empty">{`${dropped.toLocaleString("en")} more`}</p>}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is the line's number, as lines are only added
          <Line key={dropped + index} {...line} />
        ))}
      </div>
    </section>
  );
}

const Line = memo(({ level, text, detail }: ConsoleLine) =>
  detail === undefined ? (
    <pre data-level={level} translate="no">
      {text}
    </pre>
  ) : (
    <details data-level={level} translate="no">
      <summary>{text}</summary>
      <pre>{detail}</pre>
    </details>
  ),
);
