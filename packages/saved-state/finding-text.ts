import type { Severity } from "./document.ts";
import { type Finding, isPreselected } from "./finding.ts";

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

/** "2 errors, 1 warning, 3 notes". */
export function summary(findings: readonly Finding[]): string {
  const count = (level: Severity) => {
    const count = findings.filter(({ severity }) => severity === level).length;
    return `${count} ${level}${count === 1 ? "" : "s"}`;
  };
  return `${count("error")}, ${count("warning")}, ${count("note")}`;
}
