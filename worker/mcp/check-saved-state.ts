import { diagnose } from "../../saved-state/diagnose.ts";
import type { Finding, Severity } from "../../saved-state/finding.ts";
import { findingText, summary } from "../../saved-state/finding-text.ts";

const mostFindings = 30;
const order: Severity[] = ["error", "warning", "note"];

/** What is wrong with a saved document, gravest first, as text. */
export function checkSavedState(json: string, resolver: string[] | undefined, origin: string): string {
  const findings = diagnose(json, resolver ? { resolver } : {});
  if (findings.length === 0) return "Nothing is wrong with this document.";
  const rank = ({ severity }: Finding) => order.indexOf(severity);
  const sorted = findings.toSorted((a, b) => rank(a) - rank(b));
  const texts = sorted.slice(0, mostFindings).map((finding) => findingText(finding, origin));
  const rest = sorted.length - texts.length;
  return [summary(findings), ...texts, ...(rest > 0 ? [`${rest} more, of the same or less weight.`] : [])].join("\n\n");
}
