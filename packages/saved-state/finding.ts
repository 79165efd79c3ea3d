import { type Code, catalogue, type Kind, phaseEffects } from "./catalogue.ts";
import { type Effect, type Place, type SavedDocument, type Severity, type Trail, toPlace } from "./document.ts";

export interface Finding {
  code: Code;
  severity: Severity;
  place: Place;
  /** `place` as text: `nodes.ROOT.linkedNodes.header`. */
  path: string;
  /** Id of the affected node; null: the whole document. */
  node: string | null;
  /** The problem, with names. */
  problem: string;
  effect: Effect;
  /** The cure, for authors. */
  cure: string;
  /** Describes the repair that keeps all content; null: there is none. */
  repair: string | null;
  /** Describes the repair that loses content; null: there is none. */
  removal: string | null;
  /** The wrong value at `place`, which a repair checks first; undefined: the value does not matter. */
  value: unknown;
  /** The value to put in its place, the parent to attach a node to, or the value that a duplicate key hides. */
  replacement: unknown;
}

export interface Options {
  /** Names in the reader's resolver; without them, unknown components are not reported. */
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
 * Whether a repair is preselected: it keeps all content, has no alternative, and is not for a note. The page, the command
 * and the MCP tool share this rule.
 */
export const isPreselected = ({ severity, repair, removal }: Finding): boolean =>
  severity !== "note" && repair !== null && removal === null;

const signs: Record<Severity, string> = { error: "✗", warning: "!", note: "·" };

/** A finding as lines of text: problem and place, effect in Craft.js, and cure. */
export function findingText(finding: Finding, origin = ""): string {
  const { severity, code, path, problem, effect, cure, repair, removal } = finding;
  const choices = [repair, removal].filter(Boolean).join(" Or: ");
  const decision = choices && ` ${isPreselected(finding) ? "Repair" : "Your decision"}: ${choices}`;
  const { message, text, reference } = effect;
  const effectText = message === null ? text : `${text} “${message}”`;
  const lines = [
    `${signs[severity]} ${path || "the document"}: ${problem} [${code}]`,
    `  ${effectText}${reference ? ` ${origin}${reference}` : ""}`,
    `  ${cure}${decision}`,
  ];
  return lines.join("\n");
}

/** "2 errors, 1 note". */
export function summary(findings: readonly Finding[]): string {
  const counts = (["error", "warning", "note"] as const).flatMap((level) => {
    const count = findings.filter(({ severity }) => severity === level).length;
    return count > 0 ? [`${count} ${level}${count === 1 ? "" : "s"}`] : [];
  });
  return counts.join(", ") || "No findings";
}

/** A place as text: `nodes.ROOT.linkedNodes.header`. */
export function pathOf(place: Place): string {
  const key = (key: string | number) =>
    typeof key === "string" && /^[\w$-]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  return place.length === 0 ? "" : `nodes${place.map(key).join("")}`;
}

/**
 * A finding of a kind. `overrides` replaces fields of the kind. Place and path are getters: computing them for deeply
 * nested findings takes quadratic time, and few are shown.
 */
export function finding(
  code: Code,
  at: Trail | Place,
  problem: string,
  value?: unknown,
  overrides: Partial<Kind> & { replacement?: unknown } = {},
): Finding {
  const { phase, message, text, reference, ...kind } = {
    replacement: undefined,
    ...catalogue[code],
    ...(overrides.phase ? { text: phaseEffects[overrides.phase] } : {}),
    ...overrides,
  };
  return {
    code,
    problem,
    value,
    effect: { phase, message, text, reference },
    ...kind,
    get place() {
      return toPlace(at);
    },
    get path() {
      return pathOf(toPlace(at));
    },
    get node() {
      const [id] = toPlace(at);
      return typeof id === "string" ? id : null;
    },
  };
}

/** Adds a finding with the parameters of `finding`. */
export type Report = (...args: Parameters<typeof finding>) => void;
