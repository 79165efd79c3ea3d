import { savedStatePath } from "browser/names.ts";
import type { Severity } from "saved-state";
import { examine, findingText, readAll, summary } from "saved-state";

const maxFindings = 30;
/** Characters; a request has 64 kB at most (worker/bounds.ts). */
const maxDocument = 60_000;
const order: Severity[] = ["error", "warning", "note"];

/** The findings of the saved documents in a string, most severe first, as text. */
export async function checkSavedState(json: string, resolver: string[] | undefined, origin: string): Promise<string> {
  if (json.length > maxDocument)
    return `The text has ${json.length} characters, but this tool checks at most ${maxDocument}. Check it on ${origin}${savedStatePath}, or with "npm run saved-state -w saved-state -- check page.json" in the repository of the site.`;
  const { unpackers } = await import("saved-state/unpackers");
  const all = readAll(json, { unpackers });
  const checked = all.flatMap(({ document, findings, steps }, index) => {
    const list = document ? [...findings, ...examine(document, resolver ? { resolver } : {})] : findings;
    const title = all.length > 1 ? [`Document ${index + 1} of ${all.length}: ${steps.join(", ")}`] : [];
    if (list.length === 0) return [...title, "No findings."];
    const sorted = order.flatMap((level) => list.filter(({ severity }) => severity === level));
    const texts = sorted.slice(0, maxFindings).map((finding) => findingText(finding, origin));
    const rest = sorted.length - texts.length;
    return [...title, summary(list), ...texts, ...(rest > 0 ? [`${rest} more, of the same or lower severity.`] : [])];
  });
  return checked.join("\n\n");
}
