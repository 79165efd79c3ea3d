import type { Code } from "./catalogue/kinds.ts";
import type { Effect, Place, SavedDocument, Severity } from "./document.ts";

export interface Finding {
  code: Code;
  severity: Severity;
  place: Place;
  /** `place` for people: `nodes.ROOT.linkedNodes.header`. */
  path: string;
  /** Id of the node that it is about; null: the whole document. */
  node: string | null;
  /** The problem, with names. */
  problem: string;
  effect: Effect;
  /** The cure, for authors. */
  cure: string;
  /** The repair that keeps all content, for people; null: the kind has none. */
  repair: string | null;
  /** The repair that loses content, for people; null: the kind has none. */
  removal: string | null;
  /** The value that is wrong; repairs check that it is still there. */
  value: unknown;
  /** The value to put in its place, or the parent to attach a node to. */
  replacement: unknown;
}

export interface Options {
  /** Names in the reader's resolver; without it, components are not compared. */
  resolver?: readonly string[];
}

/** A value that a repair removed from the document, or overwrote. */
export interface Removed {
  code: Code;
  place: Place;
  path: string;
  value: unknown;
}

export interface Repaired {
  document: SavedDocument;
  removed: Removed[];
}

/**
 * Whether a repair is chosen before the reader decides: it keeps all content and has no alternative. The page, the
 * command and the MCP tool share this rule.
 */
export const isPreselected = ({ severity, repair, removal }: Finding): boolean =>
  severity !== "note" && repair !== null && removal === null;

const signs: Record<Severity, string> = { error: "✗", warning: "!", note: "·" };

/** A finding as lines of text: problem and place, effect in Craft.js, and cure. */
export function findingText(finding: Finding, origin = ""): string {
  const { severity, code, path, problem, effect, cure, repair, removal } = finding;
  const decision = repair && isPreselected(finding) ? ` Repair: ${repair}` : repairs(repair, removal);
  const { message, text, reference } = effect;
  const said = message === null ? text : `${text} “${message}”`;
  const lines = [
    `${signs[severity]} ${path || "the document"}: ${problem} [${code}]`,
    `  ${said}${reference ? ` ${origin}${reference}` : ""}`,
    `  ${cure}${decision}`,
  ];
  return lines.join("\n");
}

/** The repairs that need the reader's decision. */
function repairs(...choices: (string | null)[]): string {
  const texts = choices.filter((choice) => choice !== null);
  return texts.length > 0 ? ` Your decision: ${texts.join(" Or: ")}` : "";
}

/** "2 errors, 1 note". */
export function summary(findings: readonly Finding[]): string {
  const counts = (["error", "warning", "note"] as const).flatMap((level) => {
    const count = findings.filter(({ severity }) => severity === level).length;
    return count > 0 ? [`${count} ${level}${count === 1 ? "" : "s"}`] : [];
  });
  return counts.join(", ") || "No findings";
}
