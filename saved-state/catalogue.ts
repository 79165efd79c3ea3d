import { contentKinds } from "./catalogue/content-kinds.ts";
import { type Kind, told } from "./catalogue/kind.ts";
import { linkKinds } from "./catalogue/link-kinds.ts";
import { nodeKinds } from "./catalogue/node-kinds.ts";
import { textKinds } from "./catalogue/text-kinds.ts";
import type { Finding, Place } from "./finding.ts";

const kinds = { ...textKinds, ...nodeKinds, ...linkKinds, ...contentKinds };

export type Code = keyof typeof kinds;

/** Every kind of finding. */
export const catalogue: Readonly<Record<Code, Kind>> = kinds;

/** `nodes.ROOT.linkedNodes.header` for people. */
export function pathOf(place: Place): string {
  const key = (key: string | number) =>
    typeof key === "string" && /^[\w$-]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  return place.length === 0 ? "" : `nodes${place.map(key).join("")}`;
}

/** A finding of a kind. `other` has what differs from the kind's own. */
export function finding(
  code: Code,
  place: Place,
  problem: string,
  value?: unknown,
  other: Partial<Kind> & { replacement?: unknown } = {},
): Finding {
  const { severity, cure, repair, phase, message, text, reference, replacement } = {
    replacement: undefined,
    ...catalogue[code],
    ...(other.phase ? { text: told[other.phase] } : {}),
    ...other,
  };
  const node = typeof place[0] === "string" ? place[0] : null;
  return {
    code,
    severity,
    place,
    path: pathOf(place),
    node,
    problem,
    effect: { phase, message, text, reference },
    cure,
    repair,
    value,
    replacement,
  };
}

/** Adds a finding, given the parameters of `finding`. */
export type Report = (...given: Parameters<typeof finding>) => void;
