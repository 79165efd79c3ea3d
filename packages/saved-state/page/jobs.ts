import { compare } from "../compare.ts";
import { countComponents, resolverFor } from "../components.ts";
import { examine } from "../diagnose.ts";
import type { SavedDocument } from "../document.ts";
import type { Finding, Repaired } from "../finding.ts";
import { type MigrationStep, migrateSavedState } from "../migrate-saved-state.ts";
import { read, readAll } from "../read.ts";
import { repairAll } from "../repair.ts";
import { unpackers } from "../unpackers.ts";

/** Gets the completed share of a job, from 0 to 1. */
type Tell = (done: number) => void;

/** Work on a document, as plain data so that it can cross to a worker thread. */
export const jobsOf = (tell: Tell) => ({
  /**
   * The documents in a text, and the findings of one of them.
   * @param resolver names of the reader's components, if given
   * @param isPacked whether documents are meant to be compressed
   * @param choice which document to open
   */
  open(text: string, resolver: string[] | undefined, isPacked = false, choice = 0) {
    const all = readAll(text, { unpackers, isPacked });
    const { document, findings, steps } = all[choice] ?? all[0] ?? nothing;
    const places = all.map(({ steps, document }) => `${steps.join(", ")}${document ? "" : " (cannot be read)"}`);
    const rest = from(tell, 0.4);
    const opened = document ? about(document, resolver, findings, rest) : { ...nothing, document, findings };
    return { ...opened, steps, places, choice };
  },

  /** The document with the chosen findings repaired: by their repair, or by their removal. */
  repair(
    document: SavedDocument,
    findings: Finding[],
    repairs: Finding[],
    removals: Finding[],
    resolver: string[] | undefined,
  ) {
    const { document: repaired, removed } = repairAll(document, options(resolver), findings, repairs, removals);
    return { removed, ...difference(document, repaired, resolver, from(tell, 0.5)) };
  },

  /** The document with components and props renamed. */
  migrate: (document: SavedDocument, steps: MigrationStep[], resolver: string[] | undefined) => ({
    removed: [] as Repaired["removed"],
    ...difference(document, migrateSavedState(document, steps), resolver, from(tell, 0.2)),
  }),

  /** The differences from another text's document; null: it has no document. */
  compare(document: SavedDocument, text: string) {
    const other = read(text, unpackers);
    from(tell, 0.6)(0);
    const changes = other.document && compare(document, other.document);
    return { other: other.document, changes, findings: other.findings };
  },

  /** Opens the document of an earlier job again. */
  look: (document: SavedDocument, resolver: string[] | undefined) => ({
    steps: [] as string[],
    places: [] as string[],
    choice: 0,
    ...about(document, resolver, [], tell),
  }),
});

export type Jobs = ReturnType<typeof jobsOf>;
export type Result<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;
export type RepairResult = Result<"repair">;

const nothing = { document: null, findings: [], steps: [], size: 0, components: [], resolverCode: "" };
const options = (resolver: string[] | undefined) => (resolver ? { resolver } : {});

/** Reports the progress of the rest of a job, which starts at a share of the whole. */
const from =
  (tell: Tell, start: number): Tell =>
  (done) =>
    tell(start + done * (1 - start));

function difference(before: SavedDocument, repaired: SavedDocument, resolver: string[] | undefined, tell: Tell) {
  const changes = compare(before, repaired);
  return { repaired, changes, left: examine(repaired, options(resolver), from(tell, 0.3)).length };
}

function about(document: SavedDocument, resolver: string[] | undefined, before: Finding[], tell: Tell) {
  return {
    document,
    findings: [...before, ...examine(document, options(resolver), tell)],
    size: Object.keys(document).length,
    components: countComponents(document),
    resolverCode: resolverFor(document),
  };
}
