import { compare } from "../../saved-state/compare.ts";
import { countComponents, resolverFor } from "../../saved-state/components.ts";
import { examine } from "../../saved-state/diagnose.ts";
import type { Finding, SavedDocument } from "../../saved-state/finding.ts";
import { type MigrationStep, migrateSavedState } from "../../saved-state/migrate-saved-state.ts";
import { read } from "../../saved-state/read.ts";
import { repair } from "../../saved-state/repair.ts";
import { loadUnpackers } from "../../saved-state/unpackers.ts";

/** Work on a document, as plain data so that it can cross to a worker thread. */
export const jobs = {
  /** What is in a text and what is wrong with it. `resolver`: names of the reader's components, if given. */
  async open(text: string, resolver: string[] | undefined) {
    const { document, findings, steps } = read(text, await loadUnpackers());
    return { steps, ...(document ? about(document, resolver, findings) : { document, findings, ...nothing }) };
  },

  /** The document with the findings repaired. */
  repair: (document: SavedDocument, findings: Finding[], resolver: string[] | undefined) => {
    const { document: mended, removed } = repair(document, findings);
    return { mended, removed, changes: compare(document, mended), left: examine(mended, options(resolver)).length };
  },

  /** The document with components and props renamed. */
  migrate: (document: SavedDocument, steps: MigrationStep[], resolver: string[] | undefined) => {
    const mended = migrateSavedState(document, steps);
    const left = examine(mended, options(resolver)).length;
    return { mended, removed: [], changes: compare(document, mended), left };
  },

  /** What another text's document has that this one lacks, and the other way round; null: it has no document. */
  async compare(document: SavedDocument, text: string) {
    const other = read(text, await loadUnpackers());
    return { changes: other.document && compare(document, other.document), findings: other.findings };
  },

  /** A document of an earlier job once more. */
  look: (document: SavedDocument, resolver: string[] | undefined) => ({
    steps: [] as string[],
    ...about(document, resolver, []),
  }),
};

export type Jobs = typeof jobs;
export type Result<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;
export type Mended = Result<"repair">;

const nothing = { size: 0, components: [], resolverCode: "" };
const options = (resolver: string[] | undefined) => (resolver ? { resolver } : {});

function about(document: SavedDocument, resolver: string[] | undefined, before: Finding[]) {
  return {
    document,
    findings: [...before, ...examine(document, options(resolver))],
    size: Object.keys(document).length,
    components: countComponents(document),
    resolverCode: resolverFor(document),
  };
}
