import { finding } from "./catalogue.ts";
import { checkLinks } from "./check-links.ts";
import { checkNode } from "./check-node.ts";
import { checkProps } from "./check-props.ts";
import { checkRoot } from "./check-root.ts";
import { isObject } from "./find-document.ts";
import type { Finding, Options, SavedDocument, SavedNode } from "./finding.ts";
import { read, type Unpacker } from "./read.ts";

/** The entries of a document that can be nodes, in their order. */
export type Nodes = ReadonlyMap<string, SavedNode>;

export type Report = (...given: Parameters<typeof finding>) => void;

/** Everything that is wrong with a text that should hold a saved document. */
export function diagnose(text: string, options: Options = {}, unpackers: readonly Unpacker[] = []): Finding[] {
  const { document, findings } = read(text, unpackers);
  return document ? [...findings, ...examine(document, options)] : findings;
}

/** Everything that is wrong with a document. `onProgress` gets how much of it has been looked at, from 0 to 1. */
export function examine(
  document: SavedDocument,
  options: Options = {},
  onProgress: (share: number) => void = () => {},
): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (...given) => void findings.push(finding(...given));
  const entries = Object.entries(document);
  const nodes = nodesOf(entries);
  checkRoot(document, nodes, report);
  const names = options.resolver && new Set(options.resolver);
  for (const [index, [id, value]] of entries.entries()) {
    if (index % 1000 === 0) onProgress(index / entries.length);
    if (isNode(value)) {
      checkNode(id, value, names, report);
      checkProps(id, value, names, report);
    } else if (isObject(value)) {
      report("editor-state", [id], `“${id}” is a node of the editor's state, not a saved one.`, value);
    } else if (value === null) report("null-node", [id], `“${id}” is null.`, value);
    else report("not-a-node", [id], `“${id}” is ${kindOf(value)}, not a node.`, value);
  }
  checkLinks(nodes, report);
  return findings;
}

/** The entries that can be nodes. */
export const nodesOf = (entries: Iterable<[string, unknown]>): Nodes =>
  new Map([...entries].filter((entry): entry is [string, SavedNode] => isNode(entry[1])));

/** The editor's state has nodes within `data`. */
const isNode = (value: unknown): value is SavedNode => isObject(value) && ("type" in value || !isObject(value.data));

export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value === null || value === undefined) return "missing";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? "a string" : `a ${typeof value}`;
}

/** The beginning of a value, for people. JSON.stringify by itself overflows where values are nested deeply. */
export function shown(value: unknown): string {
  if (value === undefined) return "missing";
  let left = 30;
  return JSON.stringify(value, (_, inner) => (left-- > 0 ? inner : "…")).slice(0, 60);
}
