import { isEqual } from "../compare.ts";
import { examine } from "../diagnose.ts";
import type { SavedDocument } from "../document.ts";
import type { Finding } from "../finding.ts";
import { repair } from "../repair.ts";
import { resolverNames } from "./documents.ts";

/** The document after all repairs, and after the removal of each finding without a repair. */
export function repairThoroughly(document: SavedDocument, withNotes = false): SavedDocument {
  let current = document;
  for (let round = 0; round < 10; round++) {
    const findings = examine(current, { resolver: resolverNames });
    const isOpen = ({ repair, removal, severity }: Finding) =>
      repair === null && removal !== null && (withNotes || severity !== "note");
    const next = repair(current, findings, findings.filter(isOpen)).document;
    if (isEqual(next, current)) break;
    current = next;
  }
  return current;
}
