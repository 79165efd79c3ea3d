import { type ReactNode, useMemo } from "react";
import type { SavedDocument } from "saved-state";

/** Parses a serialised page. Returns null for any other text: it may come from an untrusted frame. */
export function parseDocument(json: string): SavedDocument | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && !Array.isArray(value) ? (value as SavedDocument | null) : null;
  } catch {
    return null;
  }
}

/** The saved page, as `query.serialize()` returns it; empty if there is none. Children are shown beside the heading. */
export function JsonPanel({ json, children }: { json: string; children?: ReactNode }) {
  const text = useMemo(() => {
    const document = parseDocument(json);
    return document ? JSON.stringify(document, null, 2) : json;
  }, [json]);
  return (
    <section className="panel json" aria-label="Serialised page">
      <header>
        <h2>JSON</h2>
        {children}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className="scroll" tabIndex={0} translate="no">
        {text || "No page yet."}
      </pre>
    </section>
  );
}
