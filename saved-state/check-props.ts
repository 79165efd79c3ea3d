import { noObject, noType } from "./catalogue/kind.ts";
import type { Code, Report } from "./catalogue.ts";
import { kindOf, shown } from "./describe-value.ts";
import { isObject } from "./find-document.ts";
import type { Place, SavedNode } from "./finding.ts";
import { typeName } from "./migrate-saved-state.ts";
import type { Trail } from "./trail.ts";

const functionText = /^\s*(async\s*)?(function\b[^{]*\{|(\([\w\s,{}=]*\)|\w+)\s*=>)/;
/** As Date.prototype.toJSON writes it. */
const dateText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Characters of a value that are worth a note. */
const largeValue = 100_000;

/** Props, as Craft.js restores them, and what JSON has made of them. `names` are those in the reader's resolver. */
export function checkProps(id: string, node: SavedNode, names: ReadonlySet<string> | undefined, report: Report): void {
  const { props } = node;
  const place = [id, "props"];
  if (props === undefined || props === null) {
    report("no-props", place, `“${id}” has no props.`, props);
  } else if (!isObject(props)) {
    report("bad-props", place, `props of “${id}” is ${kindOf(props)}.`, props);
  } else if (typeName(node) === "Canvas") {
    const { is: _, ...others } = props; // its component, which the repair of the type needs
    checkValues(place, others, names, report);
  } else checkValues(place, props, names, report);
}

function checkValues(
  place: Place,
  props: Record<string, unknown>,
  names: ReadonlySet<string> | undefined,
  report: Report,
): void {
  for (const [name, value] of Object.entries(props)) {
    const at = [...place, name];
    const what = `The prop “${name}” of “${place[0]}”`;
    if (name === "__proto__") report("prototype-key", at, `${what} sets a prototype.`, value);
    else if (value === null) report("null-prop", at, `${what} is null.`, value);
    else if (isObject(value) && value.resolvedName) {
      const isHalf = value.type !== undefined && !isObject(value.props);
      const throws = { severity: "error", phase: "load", message: noObject } as const;
      report("resolved-name-prop", at, `${what} has the key resolvedName.`, value, isHalf ? throws : {});
    } else if (name === "children") checkChildren(at, value, what, names, report);
    else checkDeep(at, value, what, report);
  }
}

function checkChildren(
  start: Place,
  value: unknown,
  what: string,
  names: ReadonlySet<string> | undefined,
  report: Report,
): void {
  const stack: { trail: Trail | Place; children: unknown }[] = [{ trail: start, children: value }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { trail, children } = item;
    if (!Array.isArray(children)) {
      if (isObject(children)) report("element-in-prop", trail, `${what} is an object.`, children);
      else if (typeof children !== "string") {
        const effect = typeof children === "number" ? { message: noObject } : {};
        report("bad-children", trail, `${what} is ${kindOf(children)}.`, children, effect);
      }
      continue;
    }
    const elements = children.filter(isChildElement);
    if (elements.length > 0 && trail === start) {
      const other = elements.length === children.length ? {} : { repair: null };
      report("old-children", start, `${what} holds elements, which are not nodes.`, children, other);
    }
    for (const [index, child] of children.entries()) {
      const at = { before: trail, key: index };
      if (isChildElement(child)) {
        checkElement(at, child, what, names, report);
        const inner = { before: { before: at, key: "props" }, key: "children" };
        if (child.props.children !== undefined) stack.push({ trail: inner, children: child.props.children });
      } else if (typeof child !== "string") {
        const isNamed = isObject(child) && isTypeName(child.type);
        const message = isNamed ? { message: noObject } : {};
        const phase = isNamed || child === null ? ({ severity: "error", phase: "load" } as const) : {};
        report("bad-children", at, `${what} holds ${shown(child)}.`, child, { ...message, ...phase });
      }
    }
  }
}

/** Craft.js silently leaves out an element whose component the resolver lacks, and throws when the page is saved. */
function checkElement(
  trail: Trail,
  element: ChildElement,
  what: string,
  names: ReadonlySet<string> | undefined,
  report: Report,
): void {
  const name = typeName(element);
  if (typeof element.type === "string" || !names || names.has(name)) return;
  const problem = `${what} holds an element of “${name}”, which the resolver lacks.`;
  const place = { before: trail, key: "type" };
  report("unknown-component", place, problem, element.type, { phase: "save", message: noType });
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
function checkDeep(start: Place, value: unknown, what: string, report: Report): void {
  const stack: { trail: Trail | Place; value: unknown }[] = [{ trail: start, value }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { trail, value } = item;
    if (typeof value === "string") {
      const found = textCode(value);
      if (found) report(found[0], trail, `${what} holds ${found[1]}.`, value.slice(0, largeValue));
    } else if (isElement(value)) {
      report("element-in-prop", trail, `${what} holds what is left of a React element.`, value);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value).reverse()) {
        const at = { before: trail, key: Array.isArray(value) ? Number(key) : key };
        if (key === "__proto__") report("prototype-key", at, `${what} sets a prototype.`, inner);
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

/** What is left of a React element: `query.serialize()` writes those of components, JSON.stringify all others. */
const isElement = (value: unknown) =>
  isObject(value) &&
  isObject(value.props) &&
  ("_owner" in value ||
    "_store" in value ||
    ("key" in value && ("type" in value || "ref" in value)) ||
    (isTypeName(value.type) && Object.keys(value).sort().join() === "isCanvas,props,type"));
