import { kindOf, type Report } from "./diagnose.ts";
import { isObject } from "./find-document.ts";
import type { Place } from "./finding.ts";

const functionText = /^\s*(async\s*)?(function\b[^{]*\{|(\([\w\s,{}=]*\)|\w+)\s*=>)/;
/** As Date.prototype.toJSON writes it. */
const dateText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Characters of a value that are worth a note. */
const largeValue = 100_000;

/** Props, as Craft.js restores them, and what JSON has made of them. */
export function checkProps(id: string, node: Readonly<Record<string, unknown>>, report: Report): void {
  const { props } = node;
  const place = [id, "props"];
  if (props === undefined || props === null) {
    report("no-props", place, `“${id}” has no props.`, props);
  } else if (!isObject(props)) {
    report("bad-props", place, `props of “${id}” is ${kindOf(props)}.`, props);
  } else checkValues(place, props, report);
}

function checkValues(place: Place, props: Record<string, unknown>, report: Report): void {
  for (const [name, value] of Object.entries(props)) {
    const at = [...place, name];
    const what = `The prop “${name}” of “${place[0]}”`;
    if (name === "__proto__") report("prototype-key", at, `${what} sets a prototype.`, value);
    else if (value === null) report("null-prop", at, `${what} is null.`, value);
    else if (isObject(value) && value.resolvedName) {
      const isHalf = value.type !== undefined && !isObject(value.props);
      const throws = { phase: "load", message: "Cannot convert undefined or null to object" } as const;
      report("resolved-name-prop", at, `${what} has the key resolvedName.`, value, isHalf ? throws : {});
    } else if (name === "children") checkChildren(at, value, what, report);
    else checkDeep(at, value, what, report);
  }
}

function checkChildren(place: Place, children: unknown, what: string, report: Report): void {
  if (!Array.isArray(children)) {
    if (isObject(children)) report("element-in-prop", place, `${what} is an object.`, children);
    else if (typeof children !== "string") report("bad-children", place, `${what} is ${kindOf(children)}.`, children);
    return;
  }
  const elements = children.filter(isChildElement);
  if (elements.length > 0) {
    const other = elements.length === children.length ? {} : { repair: null };
    report("old-children", place, `${what} holds elements, which are no nodes.`, children, other);
  }
  children.forEach((child, index) => {
    if (typeof child === "string" || isChildElement(child)) return;
    const breaks = child === null || (isObject(child) && child.type);
    const message = child ? "Cannot convert undefined or null to object" : "Cannot destructure property 'type'";
    const throws = breaks ? ({ phase: "load", message } as const) : {};
    report("bad-children", [...place, index], `${what} holds ${JSON.stringify(child).slice(0, 60)}.`, child, throws);
  });
}

/** An element as query.serialize() writes one. */
export const isChildElement = (child: unknown): child is ChildElement =>
  isObject(child) && Boolean(child.type) && isObject(child.props);

export interface ChildElement {
  type: unknown;
  props: Record<string, unknown>;
}

/** Iterative: a value may be nested as deeply as JSON can be. */
function checkDeep(place: Place, value: unknown, what: string, report: Report): void {
  const stack = [{ place, value }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { place, value } = item;
    if (typeof value === "string") {
      if (value.length > largeValue) report("large-value", place, `${what} holds ${sizeOf(value)}.`, value.length);
      else if (dateText.test(value)) report("date-text", place, `${what} holds a date as text.`, value);
      else if (functionText.test(value)) report("function-text", place, `${what} holds a function as text.`, value);
    } else if (isElement(value)) {
      report("element-in-prop", place, `${what} holds what is left of a React element.`, value);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const at = [...place, Array.isArray(value) ? Number(key) : key];
        if (key === "__proto__") report("prototype-key", at, `${what} sets a prototype.`, inner);
        else stack.push({ place: at, value: inner });
      }
    }
  }
}

const isElement = (value: unknown) =>
  isObject(value) &&
  "type" in value &&
  "props" in value &&
  ["_owner", "_store", "key", "ref"].some((key) => key in value);

const sizeOf = (text: string) =>
  `${Math.round(text.length / 1000)} kB${text.startsWith("data:") ? " of data: address" : " of text"}`;
