import type { Code } from "./catalogue.ts";
import { examine } from "./diagnose.ts";
import type { SavedDocument } from "./document.ts";
import { Draft, type Fix } from "./draft.ts";
import { type Finding, isPreselected, type Options, type Repaired } from "./finding.ts";
import { linkFixes, linkRemovals } from "./fix-links.ts";
import { nodeFixes, nodeRemovals } from "./fix-nodes.ts";

/** Kinds that are not listed are repaired by replacing the value of the finding, or by removing it. */
const fixes: Partial<Record<Code, Fix>> = { ...nodeFixes, ...linkFixes };
const removals: Partial<Record<Code, Fix>> = { ...nodeRemovals, ...linkRemovals };
const replace: Fix = (draft, finding) => draft.replace(finding, finding.replacement);
const remove: Fix = (draft, finding) => draft.replace(finding, undefined);

/**
 * Kinds that are repaired together, in this order: entries, contents (all kinds that are not named here), links, then
 * what depends on all links.
 */
const repairOrder: readonly (readonly Code[])[] = [
  ["null-node", "editor-state", "packed-node", "key-case"],
  [],
  ["bad-child", "dangling-child", "dangling-link", "cycle", "two-parents"],
  ["old-linked-nodes", "lost-linked-nodes"],
  ["no-type", "unknown-component", "prototype-name", "old-canvas", "component-as-tag", "bad-tag", "void-element"],
  ["tag-links"],
  ["wrong-parent", "dangling-parent"],
  ["old-children"],
  ["two-roots"],
  ["unlisted-child", "orphan"],
  ["no-root"],
  ["not-a-node"],
  ["fixed-children"],
  ["no-canvas"],
  ["duplicate-key"],
  // Last, since findings name nodes by their id.
  ["old-root", "prototype-id", "empty-id"],
];
const contentStep = 1;
const stepOf = new Map(repairOrder.flatMap((codes, step) => codes.map((code) => [code, step])));

/**
 * Repairs the given findings, in any order, and no others. Repairing twice changes nothing.
 * @param repairs findings to repair without losing content
 * @param losses findings whose `removal` the reader chose
 */
export function repair(
  document: SavedDocument,
  repairs: readonly Finding[],
  losses: readonly Finding[] = [],
): Repaired {
  const draft = new Draft(document);
  const order = new Map(Object.keys(document).map((id, index) => [id, index]));
  const rank = ({ place: [id] }: Finding) => order.get(String(id)) ?? -1;
  const jobs = [
    ...repairs
      .filter(({ repair }) => repair !== null)
      .map((finding) => ({ finding, fix: fixes[finding.code] ?? replace })),
    ...losses
      .filter(({ removal }) => removal !== null)
      .map((finding) => ({ finding, fix: removals[finding.code] ?? remove })),
  ].toSorted(
    ({ finding: a }, { finding: b }) => rank(a) - rank(b) || compareText(a.path, b.path) || compareText(a.code, b.code),
  );
  for (const step of repairOrder.keys()) {
    for (const { finding, fix } of jobs) {
      const [id] = finding.place;
      if ((stepOf.get(finding.code) ?? contentStep) !== step || (id !== undefined && !draft.nodes.has(String(id))))
        continue;
      if (finding.value === undefined || draft.has(finding)) fix(draft, finding, String(id), draft.node(id) ?? {});
    }
    draft.endPhase();
  }
  return { document: Object.fromEntries(draft.nodes), removed: draft.removed };
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Maximum number of rounds: a repair can reveal another fault, such as one at each level of nodes that contain their children. */
const maxRounds = 100;

/**
 * Repairs the chosen findings, then the preselected ones that these repairs reveal, unless the reader left them out.
 * @param findings all findings that the reader saw, including those about the text
 * @param repairs those to repair without losing content
 * @param losses those whose `removal` the reader chose
 */
export function repairAll(
  document: SavedDocument,
  options: Options = {},
  findings: readonly Finding[] = examine(document, options),
  repairs: readonly Finding[] = findings.filter(isPreselected),
  losses: readonly Finding[] = [],
): Repaired {
  const keyOf = ({ code, path }: Finding) => `${code} ${path}`;
  const chosen = new Set(repairs);
  const declined = new Set(findings.filter((finding) => isPreselected(finding) && !chosen.has(finding)).map(keyOf));
  let { document: current, removed } = repair(document, repairs, losses);
  for (let round = 1; round < maxRounds; round++) {
    const next = examine(current, options).filter((finding) => isPreselected(finding) && !declined.has(keyOf(finding)));
    if (next.length === 0) break;
    const repaired = repair(current, next);
    removed = [...removed, ...repaired.removed];
    current = repaired.document;
  }
  return { document: current, removed };
}
