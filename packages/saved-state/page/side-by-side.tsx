import { useMemo, useRef, useState } from "react";
import type { Comparison } from "../compare.ts";
import type { SavedDocument } from "../document.ts";
import { Changes } from "./changes.tsx";
import { changesOf, marksOf } from "./marks.ts";
import { NodeTree, type Shown } from "./node-tree.tsx";

interface SideBySideProps {
  before: SavedDocument;
  after: SavedDocument;
  changes: Comparison;
}

/** Two documents as trees with marks. Selecting a node in one reveals it in the other. */
export function SideBySide({ before, after, changes }: SideBySideProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const marks = useMemo(() => marksOf(changes), [changes]);
  const trees = useRef<HTMLDivElement>(null);
  const sides = [
    { title: "This document", document: before, marks: marks.before },
    { title: "The later document", document: after, marks: marks.after },
  ];
  return (
    <>
      <div ref={trees} className="side-by-side">
        {sides.map(({ title, document, marks }) => (
          <div key={title}>
            <h3>{title}</h3>
            <NodeTree label={title} {...{ document, marks, shown }} onShow={(id) => setShown({ id })} />
          </div>
        ))}
      </div>
      {shown && (
        <section className="side-by-side" aria-label="Selected node">
          <div className="difference">
            <h3>
              <code>{shown.id}</code>
            </h3>
            <Changes of={changesOf(changes, shown.id)} />
          </div>
          {sides.map(({ title, document }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            <pre key={title} tabIndex={0} translate="no">
              {JSON.stringify(document[shown.id], null, 2) ?? `${title} does not have this node.`}
            </pre>
          ))}
        </section>
      )}
      <h3>All differences</h3>
      <Changes
        of={changes}
        onNode={(id) => {
          setShown({ id });
          trees.current?.scrollIntoView({ block: "nearest" });
        }}
      />
    </>
  );
}
