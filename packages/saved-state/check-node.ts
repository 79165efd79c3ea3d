import { noTypeMessage } from "./catalogue.ts";
import { excerptOf, isObject, kindOf, type Place, type SavedNode, type Trail } from "./document.ts";
import type { Report } from "./finding.ts";
import { fields, type Nodes, parseNested } from "./nodes.ts";

/** Fields that other releases saved. */
const fieldsOfOtherReleases: Record<string, string> = { index: "0.1.0-beta.10 and before", id: "0.3.0-alpha.4" };

const voidTags = new Set<unknown>(
  "area base br col embed hr img input keygen link menuitem meta param source track wbr".split(" "),
);

/** Whether a type is an HTML element that cannot have children, as `<img>`. */
export const isVoid = (type: unknown) => voidTags.has(type);

/** Input that all checks of a document share. */
export interface Check {
  nodes: Nodes;
  /** Component names in the reader's resolver, if it is known. */
  names: ReadonlySet<string> | undefined;
  /** Candidates for the type of a node without a usable one: by display name, from the resolver or other nodes. */
  types: ReadonlyMap<unknown, unknown>;
  report: Report;
}

/** Checks the type and the fields of a node. */
export function checkNode(id: string, node: SavedNode, check: Check): void {
  const { report } = check;
  if (id === "__proto__") report("prototype-id", [id], "The id of a node is __proto__.");
  if (id === "") report("empty-id", [id], "The id of a node is empty.");
  checkType(id, node, check);
  for (const flag of ["isCanvas", "hidden"]) {
    const value = node[flag];
    const problem = `${flag} of “${id}” is ${excerptOf(value)}, which counts as ${Boolean(value)}.`;
    const isFalse = typeof value === "string" && /^\s*(false|no|off|0)?\s*$/i.test(value);
    if (typeof (value ?? true) !== "boolean")
      report("bad-flag", [id, flag], problem, value, { replacement: !isFalse && Boolean(value) });
  }
  const { displayName: name, custom } = node;
  if (name && typeof name !== "string")
    report("bad-field", [id, "displayName"], `displayName of “${id}” is ${kindOf(name)}.`, name);
  if (custom && !isObject(custom)) {
    const replacement = parseNested(custom);
    const parse = { severity: "warning", repair: "Parses it.", removal: null, replacement } as const;
    const choice = isObject(replacement) ? parse : {};
    report("bad-field", [id, "custom"], `custom of “${id}” is ${kindOf(custom)}.`, custom, choice);
  }
  for (const key of Object.keys(node)) {
    if (fields.has(key)) continue;
    const release = fieldsOfOtherReleases[key];
    const from = release ? `, a field of ${release}` : ", which Craft.js does not know";
    report("unknown-key", [id, key], `“${id}” has the key ${JSON.stringify(key)}${from}.`, node[key]);
  }
}

function checkType(id: string, { type, displayName }: SavedNode, check: Check): void {
  const { names, types, report } = check;
  const place = [id, "type"];
  const replacement = types.get(displayName);
  const repair = replacement ? `Makes it a “${displayName}”, which is its display name.` : null;
  const fallback = replacement ? { replacement, repair, removal: null } : {};
  const name = isObject(type) ? type.resolvedName : undefined;
  if (typeof type === "string" && type !== "") {
    checkElementName(place, type, check);
  } else if (type === null) {
    report("no-type", place, `The type of “${id}” is null.`, type, {
      message: "Cannot read properties of null (reading 'resolvedName')",
      ...fallback,
    });
  } else if (type !== "" && name === undefined) {
    const kind = `${kindOf(type)}${isObject(type) ? " without resolvedName" : ""}`;
    report("no-type", place, `The type of “${id}” is ${kind}.`, type, fallback);
  } else if (typeof name !== "string" || name === "") {
    report("no-type", place, `The component of “${id}” has no name.`, type, {
      message: noTypeMessage,
      reference: "/docs/api/errors#cannot-destructure",
      ...fallback,
    });
  } else if (name === "Canvas") {
    report("old-canvas", place, `“${id}” is a Canvas, which names its component in the prop “is”.`, type);
  } else if (name in {} && !names?.has(name)) {
    const problem = `“${id}” has the component “${name}”, a name that every object inherits.`;
    report("prototype-name", place, problem, type, fallback);
  } else if (names && !names.has(name)) {
    const problem = `The resolver has no component “${name}”, the type of “${id}”.`;
    // The list may be incomplete, so the reader decides.
    report("unknown-component", place, problem, type, replacement ? { replacement, repair } : {});
  }
}

/** Checks a type that is a string: the name of an HTML element. */
export function checkElementName(place: Place | Trail, tag: string, { names, report }: Check): void {
  const packed = parseNested(tag);
  const component = isObject(packed) ? packed : names?.has(tag) ? { resolvedName: tag } : null;
  const choice = component ? { replacement: component, repair: "Makes it that component.", removal: null } : {};
  // The names that react-dom/server accepts; browsers accept few others.
  if (!/^[A-Za-z][\w:.-]*$/.test(tag))
    report("bad-tag", place, `“${tag}” is not the name of an HTML element.`, tag, choice);
  else if (/^[A-Z]/.test(tag)) {
    const problem = `“${tag}” is the name of an HTML element here, as 0.3.0-alpha.4 writes components.`;
    report("component-as-tag", place, problem, tag, component ? choice : { repair: null });
  }
}
