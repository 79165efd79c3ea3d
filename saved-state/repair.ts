import type { Code } from "./catalogue.ts";
import { examine } from "./diagnose.ts";
import { Draft } from "./draft.ts";
import type { Finding, Options, Repaired, SavedDocument } from "./finding.ts";
import { contentFixes } from "./fix-content.ts";
import { linkFixes } from "./fix-links.ts";
import { nodeFixes } from "./fix-nodes.ts";
import { oldFormatFixes } from "./fix-old-formats.ts";

/** Mends what a finding is about, if it is still there, and notes what it takes out. */
export type Fix = (draft: Draft, finding: Finding) => void;

const fixes: Partial<Record<Code, Fix>> = { ...nodeFixes, ...oldFormatFixes, ...contentFixes, ...linkFixes };

/**
 * Kinds that are mended together, in this order: entries, contents, links, then what depends on all links. A void
 * element loses its children before links are, so that a child with two places keeps the other one.
 */
const repairOrder: readonly (readonly Code[])[] = [
  ["duplicate-key", "null-node", "not-a-node", "editor-state"],
  Object.keys(contentFixes) as Code[],
  ["void-element"],
  ["bad-child", "dangling-child", "dangling-link", "cycle", "two-parents"],
  ["old-linked-nodes", "lost-linked-nodes"],
  ["no-type", "empty-type", "unknown-component", "prototype-name", "old-canvas", "component-as-tag", "bad-tag"],
  ["tag-links"],
  ["wrong-parent", "dangling-parent"],
  ["old-children"],
  ["two-roots"],
  ["unlisted-child", "orphan"],
  ["no-root"],
  ["fixed-children"],
  ["no-canvas"],
  // Last, since findings name nodes by their id.
  ["old-root", "prototype-id"],
];

/** Mends the findings that are given, in whatever order, and no others. Doing so twice changes nothing. */
export function repair(document: SavedDocument, findings: readonly Finding[]): Repaired {
  const draft = new Draft(document);
  const sorted = findings.toSorted((a, b) => compareText(a.path, b.path) || compareText(a.code, b.code));
  for (const codes of repairOrder) {
    for (const finding of sorted)
      if (codes.includes(finding.code) && finding.repair !== null) fixes[finding.code]?.(draft, finding);
    draft.endPhase();
  }
  return { document: Object.fromEntries(draft.nodes), removed: draft.removed };
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** One repair can bring another fault to light: what was in a node of the editor's state, for example. */
const mostRounds = 10;

/** Mends all errors and warnings that can be mended, and notes where `isThorough`, until none is left. */
export function repairAll(document: SavedDocument, options: Options = {}, isThorough = false): Repaired {
  const removed: Repaired["removed"] = [];
  let current = document;
  for (let round = 0; round < mostRounds; round++) {
    const findings = examine(current, options).filter(
      ({ severity, repair }) => repair !== null && (isThorough || severity !== "note"),
    );
    if (findings.length === 0) break;
    const repaired = repair(current, findings);
    removed.push(...repaired.removed);
    current = repaired.document;
  }
  return { document: current, removed };
}
