import { finding, type Report } from "./catalogue.ts";
import { checkLinks } from "./check-links.ts";
import { checkNode } from "./check-node.ts";
import { checkProps } from "./check-props.ts";
import { checkRoot } from "./check-root.ts";
import { kindOf } from "./describe-value.ts";
import { isObject } from "./find-document.ts";
import type { Finding, Options, SavedDocument } from "./finding.ts";
import { isNode, nodesOf } from "./nodes.ts";
import { read, type Unpacker } from "./read.ts";

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
