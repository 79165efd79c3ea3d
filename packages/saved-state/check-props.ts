import { type Code, noObjectMessage, noTypeMessage } from "./catalogue.ts";
import { type Check, checkElementName, isVoid } from "./check-node.ts";
import { excerptOf, isObject, kindOf, type Place, type SavedNode, type Trail } from "./document.ts";
import type { Report } from "./finding.ts";
import { typeName } from "./migrate-saved-state.ts";
import { parseNested } from "./nodes.ts";

const functionText = /^\s*(async\s*)?(function\b[^{]*\{|(\([\w\s,{}=]*\)|\w+)\s*=>)/;
/** As Date.prototype.toJSON writes it. */
const dateText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Length in characters from which a value gets a note. */
const largeValue = 100_000;

/** Checks props as Craft.js restores them, and looks for traces of values that JSON cannot represent. */
export function checkProps(id: string, node: SavedNode, check: Check): void {
  const { report } = check;
  const { props } = node;
  const place = [id, "props"];
  if (props === undefined || props === null) {
    report("no-props", place, `“${id}” has no props.`, props, { replacement: {} });
    return;
  }
  if (!isObject(props)) {
    const inner = parseNested(props);
    const isEmpty = props === "" || (Array.isArray(props) && props.length === 0); // PHP writes an empty object as a list
    const choice = isObject(inner)
      ? { repair: "Parses the JSON.", removal: null, replacement: inner }
      : isEmpty && { repair: "Writes {}.", removal: null, replacement: {} };
    report("bad-props", place, `props of “${id}” is ${kindOf(props)}.`, props, choice || {});
    checkElement([id], { ...node, props: {} }, report);
    return;
  }
  // The node and the elements in its props. Iterative: elements may be nested as deeply as JSON can be.
  const stack: { trail: Trail | Place; element: SavedNode }[] = [{ trail: [id], element: node }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { trail, element } = item;
    checkElement(trail, element, report);
    if (element !== node) checkInnerType(id, trail, element, check);
    const isCanvas = typeName(element) === "Canvas";
    for (const [name, value] of Object.entries(isObject(element.props) ? element.props : {})) {
      const at = { before: { before: trail, key: "props" }, key: name };
      const label = `The prop “${name}” of “${id}”`;
      if (isCanvas && name === "is") continue; // its component, which the repair of the type needs
      if (name === "__proto__") report("prototype-key", at, `${label} sets a prototype.`, value);
      else if (value === null) report("null-prop", at, `${label} is null.`, value);
      else if (isObject(value) && value.resolvedName) {
        const choice = value.type !== undefined && !isObject(value.props) ? addPropsChoice(value) : {};
        report("resolved-name-prop", at, `${label} has the key resolvedName.`, value, choice);
        if (isTypeName(value.type) && isObject(value.props)) stack.push({ trail: at, element: value });
      } else if (name === "children") stack.push(...checkChildren(at, value, label, element === node, report));
      else checkDeep(at, value, label, report);
    }
  }
}

const convertToString = { repair: "Converts it to a string.", removal: null };
const throwsAtLoad = { severity: "error", phase: "load", removal: null } as const;
/** The choice for an element without props. */
const addPropsChoice = (element: object) => {
  const replacement = { ...element, props: {} };
  return { ...throwsAtLoad, message: noObjectMessage, repair: "Adds empty props.", replacement };
};
const toStringChoice = (value: number) => ({ ...convertToString, replacement: String(value) });

/** Checks the prop `children`, and returns the elements in it. */
function checkChildren(trail: Trail, children: unknown, label: string, isOfNode: boolean, report: Report) {
  if (!Array.isArray(children)) {
    if (isObject(children)) {
      const list = { repair: "Wraps it in a list.", removal: null, replacement: [children] };
      const choice = isChildElement(children) ? list : {};
      report("element-in-prop", trail, `${label} is an object.`, children, choice);
    } else if (typeof children === "number") {
      const choice = { message: noObjectMessage, ...toStringChoice(children) };
      report("bad-children", trail, `${label} is a number.`, children, choice);
    } else if (typeof children !== "string")
      report("bad-children", trail, `${label} is ${kindOf(children)}.`, children);
    return [];
  }
  const elements = children.filter(isChildElement);
  if (elements.length > 0 && isOfNode) {
    const choice = elements.length === children.length ? {} : { repair: null };
    report("old-children", trail, `${label} contains elements, which are not nodes.`, children, choice);
  }
  return children.flatMap((child, index) => {
    const at = { before: trail, key: index };
    if (isChildElement(child)) return [{ trail: at, element: { ...child } }];
    if (typeof child === "string") return [];
    const problem = `${label} contains ${excerptOf(child)}.`;
    if (child === null) report("bad-children", at, problem, child, { ...throwsAtLoad, repair: "Removes it." });
    else if (isObject(child) && isTypeName(child.type))
      report("bad-children", at, problem, child, addPropsChoice(child));
    else report("bad-children", at, problem, child, typeof child === "number" ? toStringChoice(child) : {});
    return [];
  });
}

/** Craft.js drops an element whose component the resolver lacks, and throws when the page is saved. */
function checkInnerType(id: string, trail: Trail | Place, { type }: SavedNode, check: Check): void {
  const { names, report } = check;
  const place = { before: trail, key: "type" };
  const name = typeName({ type });
  if (typeof type === "string") checkElementName(place, type, check);
  else if (name === "Canvas") {
    const problem = `An element in “${id}” is a Canvas, which names its component in the prop “is”.`;
    report("old-canvas", place, problem, type);
  } else if (names && !names.has(name)) {
    const problem = `An element in “${id}” has the component “${name}”, which the resolver lacks.`;
    report("unknown-component", place, problem, type, { phase: "save", message: noTypeMessage });
  }
}

/** Checks the props that React rejects on an HTML element, and on a component that passes its props on to one. */
function checkElement(trail: Trail | Place, { type, props, nodes }: SavedNode, report: Report): void {
  if (!isObject(props)) return;
  const isTag = typeof type === "string";
  const has = (name: string) => Object.hasOwn(props, name) && props[name] !== null;
  const hasChildren = (Array.isArray(nodes) && nodes.length > 0) || has("children");
  const html = props.dangerouslySetInnerHTML;
  const isElement = (value: unknown) => isObject(value) && Boolean(value.resolvedName);
  const reportProp = (name: string, problem: string, message: string) =>
    report(
      "tag-prop",
      { before: { before: trail, key: "props" }, key: name },
      `The prop “${name}” of ${isTag ? `<${type}>` : `“${typeName({ type })}”`} ${problem}.`,
      props[name],
      isTag ? { message } : { severity: "note", message: null, phase: null, text: `If it reaches a tag: ${message}` },
    );
  const style = isElement(props.style) ? "an element" : kindOf(props.style);
  if (has("style") && !["an object", "a list"].includes(style))
    reportProp("style", `is ${style}`, "The `style` prop expects a mapping");
  if (has("ref"))
    reportProp("ref", "cannot come from JSON", "Cannot connect to an element with an existing string ref");
  if (has("dangerouslySetInnerHTML")) {
    if (!isObject(html) || !("__html" in html) || isElement(html))
      reportProp("dangerouslySetInnerHTML", "has no __html", "`props.dangerouslySetInnerHTML` must be in the form");
    else if (hasChildren)
      reportProp("dangerouslySetInnerHTML", "is combined with children", "Can only set one of `children` or");
  }
  if (type === "textarea" && hasChildren)
    for (const name of ["value", "defaultValue"])
      if (has(name)) reportProp(name, "is combined with children", "do not pass children");
  if (isVoid(type) && (hasChildren || has("dangerouslySetInnerHTML")))
    report("void-element", { before: trail, key: "type" }, `<${type}> has children.`, type);
}

/** An element as query.serialize() writes one. */
export const isChildElement = (child: unknown): child is ChildElement =>
  isObject(child) && isTypeName(child.type) && isObject(child.props);

const isTypeName = (type: unknown) => typeName({ type }) !== "";

export interface ChildElement {
  type: unknown;
  props: Record<string, unknown>;
}

/** Iterative: a value may be nested as deeply as JSON can be. */
function checkDeep(start: Trail, value: unknown, label: string, report: Report): void {
  const stack: { trail: Trail | Place; value: unknown }[] = [{ trail: start, value }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { trail, value } = item;
    if (typeof value === "string") {
      const [code, contents] = textCode(value) ?? [];
      if (code) report(code, trail, `${label} contains ${contents}.`, value.slice(0, largeValue));
    } else if (isElement(value)) {
      report("element-in-prop", trail, `${label} contains the remains of a React element.`, value);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value).reverse()) {
        const at = { before: trail, key: Array.isArray(value) ? Number(key) : key };
        if (key === "__proto__") report("prototype-key", at, `${label} sets a prototype.`, inner);
        else stack.push({ trail: at, value: inner });
      }
    }
  }
}

function textCode(text: string): [Code, string] | null {
  const kind = text.startsWith("data:") ? "data: address" : "text";
  if (text.length > largeValue) return ["large-value", `${Math.round(text.length / 1000)} kB of ${kind}`];
  if (dateText.test(text)) return ["date-text", "a date as a string"];
  return functionText.test(text) ? ["function-text", "a function as a string"] : null;
}

/** Whether a value is what remains of a React element in JSON, written by `query.serialize()` or JSON.stringify. */
const isElement = (value: unknown) =>
  isObject(value) &&
  isObject(value.props) &&
  ("_owner" in value ||
    "_store" in value ||
    ("key" in value && ("type" in value || "ref" in value)) ||
    (isTypeName(value.type) && Object.keys(value).sort().join() === "isCanvas,props,type"));
