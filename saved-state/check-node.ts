import type { Report } from "./catalogue.ts";
import { kindOf, shown } from "./describe-value.ts";
import { isObject } from "./find-document.ts";
import type { SavedNode } from "./finding.ts";
import { linksOf } from "./links.ts";

const fields = new Set([
  "type",
  "props",
  "isCanvas",
  "displayName",
  "custom",
  "hidden",
  "parent",
  "nodes",
  "linkedNodes",
  "_childCanvas",
]);

/** Of the releases up to 0.1.0-beta.10, and of the 0.3.0 alphas. */
const otherReleases: Record<string, string> = { index: "0.1.0-beta.10 and before", id: "0.3.0-alpha.4" };

const voidTags = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

const isPrototypeName = (name: string) => name in {};

/** Type and fields of a node. `names` are those in the reader's resolver. */
export function checkNode(id: string, node: SavedNode, names: ReadonlySet<string> | undefined, report: Report): void {
  if (id === "__proto__") report("prototype-id", [id], "A node has the id __proto__.", id);
  checkType(id, node, names, report);
  for (const flag of ["isCanvas", "hidden"]) {
    const value = node[flag];
    if (value !== undefined && value !== null && typeof value !== "boolean")
      report(
        "bad-flag",
        [id, flag],
        `${flag} of “${id}” is ${shown(value)}, which counts as ${Boolean(value)}.`,
        value,
      );
  }
  if (node.displayName && typeof node.displayName !== "string")
    report(
      "bad-field",
      [id, "displayName"],
      `displayName of “${id}” is ${kindOf(node.displayName)}.`,
      node.displayName,
    );
  if (node.custom && !isObject(node.custom))
    report("bad-field", [id, "custom"], `custom of “${id}” is ${kindOf(node.custom)}.`, node.custom);
  for (const key of Object.keys(node)) {
    if (fields.has(key)) continue;
    const release = otherReleases[key];
    const from = release ? `, a field of ${release}` : ", which Craft.js does not know";
    report("unknown-key", [id, key], `“${id}” has the key ${JSON.stringify(key)}${from}.`, node[key]);
  }
}

function checkType(id: string, node: SavedNode, names: ReadonlySet<string> | undefined, report: Report): void {
  const { type, displayName } = node;
  const place = [id, "type"];
  const isKnown = typeof displayName === "string" && names?.has(displayName);
  const fallback = isKnown
    ? { replacement: { resolvedName: displayName }, repair: `Makes it a “${displayName}”, which is its display name.` }
    : {};
  const name = isObject(type) ? type.resolvedName : undefined;
  if (typeof type === "string" && type !== "") {
    checkTag(id, type, node, names, report);
  } else if (type === null) {
    report("no-type", place, `The type of “${id}” is null.`, type, {
      message: "Cannot read properties of null (reading 'resolvedName')",
      ...fallback,
    });
  } else if (type !== "" && name === undefined) {
    report(
      "no-type",
      place,
      `The type of “${id}” is ${kindOf(type)}${isObject(type) ? " without resolvedName" : ""}.`,
      type,
      fallback,
    );
  } else if (typeof name !== "string" || name === "") {
    report("empty-type", place, `The component of “${id}” has no name.`, type, fallback);
  } else if (name === "Canvas") {
    report("old-canvas", place, `“${id}” is a Canvas, which names its component in the prop “is”.`, type);
  } else if (isPrototypeName(name) && !names?.has(name)) {
    report(
      "prototype-name",
      place,
      `“${id}” has the component “${name}”, which every object seems to have.`,
      type,
      fallback,
    );
  } else if (names && !names.has(name)) {
    report("unknown-component", place, `The resolver has no component “${name}”, which “${id}” is.`, type, fallback);
  }
}

function checkTag(
  id: string,
  tag: string,
  node: SavedNode,
  names: ReadonlySet<string> | undefined,
  report: Report,
): void {
  const place = [id, "type"];
  // What react-dom/server takes; browsers take hardly more.
  if (!/^[A-Za-z][\w:.-]*$/.test(tag)) report("bad-tag", place, `“${tag}” is not the name of an HTML element.`, tag);
  else if (/^[A-Z]/.test(tag)) {
    const repair = names?.has(tag) ? { replacement: { resolvedName: tag } } : { repair: null };
    report(
      "component-as-tag",
      place,
      `“${tag}” is the name of an HTML element here, as 0.3.0-alpha.4 writes components.`,
      tag,
      repair,
    );
  }
  const { children } = isObject(node.props) ? node.props : {};
  const hasContent =
    (children !== undefined && children !== null) || linksOf(node).some(({ field }) => field === "nodes");
  if (voidTags.has(tag) && hasContent) report("void-element", place, `<${tag}> of “${id}” has children.`, tag);
}
