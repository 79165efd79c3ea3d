import { withBase } from "browser/base-path.ts";
import { handDocument } from "browser/hand-document.ts";
import { savedStatePath } from "browser/names.ts";
import { useEffect, useMemo, useRef } from "react";
import { prettyJson } from "../live/pretty-json.ts";
import type { ConsoleLine } from "./messages.ts";

/** The saved page, as `query.serialize()` returns it. */
export function JsonPanel({ json }: { json: string }) {
  const text = useMemo(() => prettyJson(json), [json]);
  return (
    <section className="panel" aria-label="Serialised page">
      <header>
        <h2>JSON</h2>
        {json && (
          <a href={withBase(savedStatePath)} onClick={() => handDocument(json)}>
            Check it with the doctor
          </a>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className="scroll" tabIndex={0} translate="no">
        {text || "No page yet."}
      </pre>
    </section>
  );
}

/** What the project has written, and its errors. */
export function ConsolePanel({ lines }: { lines: ConsoleLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line stays in view
  useEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [lines]);
  return (
    <section className="panel" aria-label="Console">
      <header>
        <h2>Console</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className="scroll playground-console" role="log" aria-label="Console" tabIndex={0} ref={box}>
        {lines.length === 0 && <p className="empty">Nothing was written with console.log() so far.</p>}
        {lines.map(({ level, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <pre key={index} data-level={level} translate="no">
            {text}
          </pre>
        ))}
      </div>
    </section>
  );
}
