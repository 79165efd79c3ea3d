import type { Finding, Severity } from "./finding.ts";

const signs: Record<Severity, string> = { error: "✗", warning: "!", note: "·" };

/** A finding as lines of text: what is wrong where, what Craft.js does, and what mends it. */
export function findingText({ severity, code, path, problem, effect, cure, repair }: Finding, origin = ""): string {
  const { message, text, reference } = effect;
  const said = message === null ? text : `${text} “${message}”`;
  const lines = [
    `${signs[severity]} ${path || "the document"}: ${problem} [${code}]`,
    `  ${said}${reference ? ` ${origin}${reference}` : ""}`,
    `  ${cure}${repair ? ` Repair: ${repair}` : ""}`,
  ];
  return lines.join("\n");
}

/** "2 errors, 1 warning, 3 notes". */
export function summary(findings: readonly Finding[]): string {
  const count = (wanted: Severity) => {
    const count = findings.filter(({ severity }) => severity === wanted).length;
    return `${count} ${wanted}${count === 1 ? "" : "s"}`;
  };
  return `${count("error")}, ${count("warning")}, ${count("note")}`;
}
