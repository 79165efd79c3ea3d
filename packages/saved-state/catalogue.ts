import { type Kind, phaseEffects } from "./catalogue/kind.ts";
import { type Code, catalogue } from "./catalogue/kinds.ts";
import { type Place, type Trail, toPlace } from "./document.ts";
import type { Finding } from "./finding.ts";

/** `nodes.ROOT.linkedNodes.header` for people. */
export function pathOf(place: Place): string {
  const key = (key: string | number) =>
    typeof key === "string" && /^[\w$-]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  return place.length === 0 ? "" : `nodes${place.map(key).join("")}`;
}

/**
 * A finding of a kind. `other` overrides the kind's fields. Place and path are getters: computing them for deeply nested
 * findings takes quadratic time, and few are shown.
 */
export function finding(
  code: Code,
  at: Trail | Place,
  problem: string,
  value?: unknown,
  other: Partial<Kind> & { replacement?: unknown } = {},
): Finding {
  const { severity, cure, repair, removal, phase, message, text, reference, replacement } = {
    replacement: undefined,
    ...catalogue[code],
    ...(other.phase ? { text: phaseEffects[other.phase] } : {}),
    ...other,
  };
  return {
    code,
    severity,
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
    problem,
    effect: { phase, message, text, reference },
    cure,
    repair,
    removal,
    value,
    replacement,
  };
}

/** Adds a finding, given the parameters of `finding`. */
export type Report = (...given: Parameters<typeof finding>) => void;
