import { answerCalls } from "browser/worker-calls.ts";
import { compare } from "../compare.ts";
import { countComponents, resolverFor } from "../components.ts";
import { examine } from "../diagnose.ts";
import type { SavedDocument } from "../document.ts";
import { type Finding, type Options, type Repaired, summary } from "../finding.ts";
import { migrateSavedState } from "../migrate-saved-state.ts";
import { checkSteps } from "../migration-steps.ts";
import { read, readAll } from "../read.ts";
import { readValue } from "../read-value.ts";
import { repairAll } from "../repair.ts";
import { unpackers } from "../unpackers.ts";

/** Work on a document. */
const jobs = {
  /**
   * The documents in a text, and the findings of one of them.
   * @param isPacked whether documents are meant to be compressed
   * @param choice which document to open
   */
  open(text: string, options: Options, isPacked: boolean, choice: number) {
    const all = readAll(text, { unpackers, isPacked });
    const { document, findings, steps } = all[choice] ?? { document: null, findings: [], steps: [] };
    const allFindings = document ? [...findings, ...examine(document, options)] : findings;
    return {
      document,
      findings: allFindings,
      summary: summary(allFindings),
      steps,
      /** Whether the document was extracted from a text that is not its JSON. */
      isExtracted: steps.length > 0 || findings.length > 0,
      places: all.map(({ steps, document }) => `${steps.join(", ")}${document ? "" : " (cannot be read)"}`),
      choice,
      components: countComponents(document ?? {}),
      resolverCode: resolverFor(document ?? {}),
    };
  },

  /** The document with the chosen findings repaired: by their repair, or by their removal. */
  repair: (document: SavedDocument, findings: Finding[], repairs: Finding[], removals: Finding[], options: Options) =>
    result(document, repairAll(document, options, findings, repairs, removals), options),

  /** The document after migration steps: entries of a list, with or without its brackets, as JSON or code. */
  migrate(document: SavedDocument, text: string, options: Options) {
    const list = text.trim().startsWith("[") ? text.trim() : `[${text}]`;
    const { value, end } = readValue(list);
    if (end !== list.length) throw new Error("The steps cannot be read: they are objects, separated by commas.");
    return result(document, { document: migrateSavedState(document, checkSteps(value?.of)), removed: [] }, options);
  },

  /** The differences from another text's document; null: it has no document. */
  compare(document: SavedDocument, text: string) {
    const { document: other, findings } = read(text, unpackers);
    return { other, changes: other && compare(document, other), findings };
  },
};

export type Jobs = typeof jobs;
export type Result<Name extends keyof Jobs> = ReturnType<Jobs[Name]>;

const result = (before: SavedDocument, repaired: Repaired, options: Options) => ({
  ...repaired,
  changes: compare(before, repaired.document),
  /** Number of remaining findings. */
  remaining: examine(repaired.document, options).length,
});

export type RepairResult = ReturnType<typeof result>;

answerCalls(jobs);
