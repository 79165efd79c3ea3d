import type { Json, TreeElement, TreeNode } from "./tree.ts";

/** Source position of a JSX element, from the compiler's development mode. */
export interface Place {
  fileName?: string | undefined;
  lineNumber?: number | undefined;
  columnNumber?: number | undefined;
}

export function at(place: Place): { line: number | undefined; column: number | undefined } {
  return { line: place.lineNumber, column: place.columnNumber };
}

/** Called for each HTML element and component as it is created, children first; may change `props`. */
export type OnElement = (tag: string, props: Record<string, unknown>, place: Place, children: TreeNode[]) => void;

type Props = Record<string, unknown> & { children?: unknown };
type ElementType = string | symbol | ((props: Props) => unknown);

/** A registered symbol, as bundled imports bring their own copy of this runtime. */
const evaluated = Symbol.for("craftjs-site.evaluated-element");

interface EvaluatedElement {
  [evaluated]: TreeNode[];
}

function isEvaluated(value: unknown): value is EvaluatedElement {
  return typeof value === "object" && value !== null && evaluated in value;
}

/** Thrown for a value that is not data, with the position of the element that holds it. */
export class NotDataError extends Error {
  readonly place: Place;
  constructor(message: string, place: Place) {
    super(message);
    this.place = place;
  }
}

/** A JSX runtime whose elements are data. It calls components at once, so no page code outlives the evaluation. */
export function treeRuntime(onElement: OnElement) {
  const Fragment = Symbol("Fragment");

  function jsxDEV(type: ElementType, props: Props, _key?: unknown, _isStatic?: boolean, source?: Place): unknown {
    const place = source ?? {};
    if (typeof type === "function") return call(type, props, place);
    const { children: content, ...rest } = props;
    const children = toNodes(content, place);
    if (typeof type === "symbol") return { [evaluated]: children };
    if (typeof type !== "string") throw new NotDataError(`a component here is ${type}: is its name right?`, place);
    const { class: className, for: htmlFor, ...others } = rest;
    const named: Props = { ...(className ? { className } : {}), ...(htmlFor ? { htmlFor } : {}), ...others };
    onElement(type, named, place, children);
    const data: Record<string, Json> = {};
    for (const [name, value] of Object.entries(named)) {
      if (value !== undefined) data[name] = toData(value, `prop "${name}" of <${type}>`, place);
    }
    const element: TreeElement = [type, Object.keys(data).length > 0 ? data : null, ...children];
    return { [evaluated]: [element] };
  }

  return { Fragment, jsxDEV, jsx: jsxDEV, jsxs: jsxDEV };
}

export const thrownAt = new WeakMap<Error, Place>();

function call(component: (props: Props) => unknown, props: Props, place: Place): unknown {
  try {
    return component(props);
  } catch (error) {
    // Keep the innermost position; imported components have none.
    if (error instanceof Error && !thrownAt.has(error) && place.lineNumber) thrownAt.set(error, place);
    throw error;
  }
}

export function toNodes(value: unknown, place: Place): TreeNode[] {
  if (value === null || value === undefined || typeof value === "boolean") return [];
  if (typeof value === "string") return [value];
  if (typeof value === "number" || typeof value === "bigint") return [String(value)];
  if (isEvaluated(value)) return value[evaluated];
  if (Array.isArray(value)) return joinText(value.flatMap((item) => toNodes(item, place)));
  throw new NotDataError(`${kindOf(value)} cannot be shown as text: give text, numbers or elements`, place);
}

function kindOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return `a ${typeof value}`;
  if (isEvaluated(value)) return "an element";
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? "Object";
  return name === "Object" ? `an object (${Object.keys(value).join(", ") || "empty"})` : `a ${name}`;
}

/** Merges adjacent text nodes, as the HTML parser will; a mismatch would break hydration. */
function joinText(nodes: TreeNode[]): TreeNode[] {
  const joined: TreeNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

function toData(value: unknown, where: string, place: Place): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item) => toData(item, where, place));
  if (typeof value === "object" && !isEvaluated(value) && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, toData(item, where, place)]])),
    );
  }
  const advice =
    "a page is data, so give text, numbers, lists or plain objects; what answers to the reader belongs in client/";
  throw new NotDataError(`${where} is ${kindOf(value)}: ${advice}`, place);
}
