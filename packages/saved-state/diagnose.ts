import { checkLinks, checkRoot } from "./check-links.ts";
import { type Check, checkNode } from "./check-node.ts";
import { checkProps } from "./check-props.ts";
import { isObject, kindOf, type SavedDocument } from "./document.ts";
import { type Finding, finding, type Options, type Report } from "./finding.ts";
import { typeName } from "./migrate-saved-state.ts";
import { isState, type Nodes, nodesOf, parseNested } from "./nodes.ts";
import { read, type Unpacker } from "./read.ts";

/** All findings of a text that should contain a saved document. */
export function diagnose(text: string, options: Options = {}, unpackers: readonly Unpacker[] = []): Finding[] {
  const { document, findings } = read(text, unpackers);
  return document ? [...findings, ...examine(document, options)] : findings;
}

/** All findings of a document. */
export function examine(document: SavedDocument, options: Options = {}): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (...args) => void findings.push(finding(...args));
  const entries = Object.entries(document);
  const nodes = nodesOf(entries);
  checkRoot(document, nodes, report);
  const names = options.resolver && new Set(options.resolver);
  const check: Check = { nodes, names, types: typesOf(nodes, names), report };
  for (const [id, value] of entries) {
    const node = nodes.get(id);
    if (node && node === value) {
      checkNode(id, node, check);
      checkProps(id, node, check);
    } else if (node && isObject(value)) {
      const keys = Object.keys(value).filter((key) => !(key in node));
      const problem = `“${id}” has ${keys.join(", ") || "resolvedName"} in place of the keys that Craft.js reads.`;
      const isRead = typeName({ type: value.type }) !== "" && isObject(value.props);
      const effect = isRead ? { phase: null, message: null, text: "No message: Craft.js ignores these keys." } : {};
      report("key-case", [id], problem, value, effect);
    } else if (node || (typeof value === "string" && isState(parseNested(value))))
      report("packed-node", [id], `“${id}” is a node as JSON text.`, value);
    else if (isState(value))
      report("editor-state", [id], `“${id}” is a node of the editor's state, not a saved one.`, value);
    else if (value === null) report("null-node", [id], `“${id}” is null.`, value);
    else report("not-a-node", [id], `“${id}” is ${kindOf(value)}, not a node.`, value);
  }
  checkLinks(nodes, report);
  return findings;
}

/** Types by display name: from the resolver, or else from other nodes of the document. */
function typesOf(nodes: Nodes, names: Check["names"]): Check["types"] {
  const types = new Map<unknown, unknown>([...(names ?? [])].map((name) => [name, { resolvedName: name }]));
  for (const { type, displayName } of nodes.values()) {
    const name = isObject(type) ? typeName({ type }) : "";
    const isUsable = names ? names.has(name) : name !== "" && name !== "Canvas" && !(name in {});
    if (isUsable && typeof displayName === "string" && !types.has(displayName)) types.set(displayName, type);
  }
  return types;
}
