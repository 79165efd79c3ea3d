import { didYouMean } from "files/problems.ts";
import { find, hastToReact, html as htmlAttributes, svg as svgAttributes } from "property-information";
import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { Props as ComponentProps } from "./component-props.ts";
import {
  elementNames,
  headAdvice,
  headElements,
  mathElements,
  obsoleteElements,
  voidElements,
} from "./html-elements.ts";
import { becomesLink } from "./inspect-media.ts";
import type { Components } from "./load-components.ts";
import { pointAt } from "./markdown/leftover-marks.ts";
import type { PageFile } from "./page.ts";
import { fail, warn } from "./report.ts";

/** Source position of a JSX element, which the compiler adds in development mode. */
interface Source {
  lineNumber?: number | undefined;
  columnNumber?: number | undefined;
}

export interface At {
  line: number;
  column: number;
}

type Props = Record<string, unknown> & { children?: unknown };

/** Attribute of rendered elements with their source position, `line:column`. */
const placeAttribute = "data-at";

/** Marks stand-ins for failed imports, which are already reported. */
const standIn = Symbol.for("craftjs-site.stand-in");

const isStandIn = (value: unknown) => typeof value === "function" && standIn in value;

/** Attributes that only React has. */
const reactNames = new Set(["defaultChecked", "defaultValue", "suppressHydrationWarning"]);

const policy = "which the site's security policy blocks";
const backticks = "To show the tag, put it in backticks";
const staticAdvice = "pages are rendered at build time, so interactive code belongs in client/";

/** Names of unknown components, by the values that pages get in their place. */
const unknownNames = new WeakMap<object, string>();

/** Adds a value for each component that compiled code expects and nothing defines, so that the rest of the page is still checked. */
export function addUnknown(components: Record<string, unknown>, code: string): void {
  for (const [, id = ""] of code.matchAll(/\b_missingMdxReference\("([^"]+)"/g)) {
    id.split(".").reduce((parent, name, depth, names) => {
      const unknown = () => null;
      unknownNames.set(unknown, names.slice(0, depth + 1).join("."));
      parent[name] ??= unknown;
      return parent[name] as typeof parent;
    }, components);
  }
}

/** Component that renders an expression of a page (./markdown/expressions.ts). */
export const SiteExpression = ({ children }: { children: () => ReactNode }): ReactNode => children();

/**
 * A JSX runtime that checks elements and props, and adds source positions.
 * @param reportError called with each error of an expression or an imported component, and the place of its element
 */
export function pageRuntime(
  page: PageFile,
  { components, props: componentProps }: Pick<Components, "components" | "props">,
  reportError: (error: unknown, at: At) => void = () => {},
) {
  // Reversed, so that messages name a component by its first name.
  const propsOf = new Map<unknown, [name: string, ComponentProps]>(
    Object.entries(components)
      .reverse()
      .map(([name, component]) => [component, [name, componentProps.get(name) ?? {}]]),
  );

  function jsxDEV(type: unknown, props: Props, key?: string, _isStatic?: boolean, source: Source = {}): ReactNode {
    const at = { line: source.lineNumber ?? 0, column: source.columnNumber ?? 0 };
    const children = type === SiteExpression ? props.children : checkedChild(props.children, at);
    const keyed = key === undefined ? {} : { key };
    const own = propsOf.get(type);
    const unknown = unknownNames.get(type as object);
    if (unknown) reportComponent(unknown, children !== undefined, at);
    const isLeftOut = unknown || Object.values(props).some(isStandIn) || (own && !checkProps(...own, props, at));
    if (type === Fragment || isLeftOut) return createElement(Fragment, keyed, ...listOf(children));
    if (typeof type === "string") return hostElement(type, { ...props, ...keyed }, children, at);
    if (typeof type === "function" && !type.prototype?.isReactComponent) {
      return createElement(Called, { ...keyed, type, props: { ...props, children }, at } as never);
    }
    if (type) return createElement(type as never, { ...props, ...keyed, children });
    fail(page, "component", `a component here is ${type}: check its name and its import`, at);
    return null;
  }

  /** Calls a component, and gives the place of its element to the elements that it renders. */
  function Called({ type, props, at }: { type: (props: Props) => ReactNode; props: Props; at: At }): ReactNode {
    try {
      const node = type(props);
      if (!(node instanceof Promise)) return placed(node, at);
      node.catch(() => {}); // the page has already failed
      fail(page, "component", "an asynchronous component can't be rendered here: await its data in {…}", at);
      return null;
    } catch (error) {
      if (typeof (error as Promise<unknown> | null)?.then === "function") throw error; // a suspended component
      const isOwn = propsOf.has(type);
      if (isOwn) fail(page, "component", (error as Error).message, at);
      else reportError(error, at);
      return null;
    }
  }

  function placed(node: ReactNode, at: At): ReactNode {
    if (Array.isArray(node)) return node.map((item) => placed(item, at));
    if (!isValidElement<Props>(node)) return checkedChild(node, at);
    const { type, props, key } = node;
    if (type === Called || props[placeAttribute]) return node;
    if (type === Fragment) return cloneElement(node, {}, ...listOf(placed(props.children as ReactNode, at)));
    if (typeof type === "string") {
      const inside = props.children === undefined ? undefined : placed(props.children as ReactNode, at);
      return hostElement(type, { ...props, key }, inside, at);
    }
    if (typeof type !== "function" || type.prototype?.isReactComponent) return node;
    return createElement(Called, { key, type, props, at } as never);
  }

  function hostElement(tag: string, attributes: Props, children: unknown, at: At): ReactNode {
    if (headElements.has(tag)) {
      warn(page, "head", headAdvice(tag), at);
      return null;
    }
    const isKnown = elementNames.has(tag) || obsoleteElements.has(tag);
    if (obsoleteElements.has(tag)) warn(page, "obsolete-element", `<${tag}> is obsolete: use Markdown or a class`, at);
    if (!isKnown) reportUnknown(tag, at);
    if (!isKnown) return createElement(Fragment, {}, ...listOf(children));
    const props: Props = { [placeAttribute]: `${at.line}:${at.column}` };
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "children" || value === undefined || value === null) continue;
      if (name === "style" && becomesLink(tag, attributes.src)) continue;
      const attribute = checkedAttribute(tag, name, value, at);
      if (attribute) props[attribute] = value;
    }
    if (tag === "a" && containsLink(children)) {
      warn(page, "link-in-link", "a link inside another link, which browsers end early: remove one of them", at);
    }
    if (!voidElements.has(tag)) return createElement(tag, props, ...listOf(children));
    if (children !== undefined && children !== null) {
      fail(page, "void-element", `<${tag}> cannot have content: write <${tag} />`, at);
    }
    return createElement(tag, props);
  }

  /** Reports an unknown element: an error if its name is probably misspelt. */
  function reportUnknown(tag: string, at: At): void {
    const meant = Object.keys(components).find((name) => name.toLowerCase() === tag.toLowerCase());
    const hint = meant ? ` Did you mean <${meant}>?` : didYouMean(tag, elementNames);
    const isCustom = /^[a-z][\w.]*-/.test(tag); // https://html.spec.whatwg.org/#valid-custom-element-name
    if (tag.startsWith("file:")) {
      fail(page, "element", 'a picture is not a component: write <img src={Name} alt="…" />', at);
    } else if (!/^[\w-]+$/.test(tag)) fail(page, "element", `"${tag}" is not an HTML element`, at);
    else if (hint && !isCustom) fail(page, "element", `<${tag}> is not an HTML element.${hint} ${backticks}`, at);
    else {
      const message = `<${tag}> is not an HTML element: only its content is shown. ${backticks}`;
      warn(page, "unknown-element", message, at);
    }
  }

  /** React's name for an attribute; null after reporting one that is not allowed. */
  function checkedAttribute(tag: string, name: string, value: unknown, at: At): string | null {
    if (name === "key" || name === "ref" || name === "dangerouslySetInnerHTML") return name;
    if (name === "style") {
      fail(page, "inline-style", `<${tag}> has an inline style, ${policy}: use a class`, at);
      return null;
    }
    if (typeof value === "string" && (/^on/i.test(name) || /^\s*javascript:/i.test(value))) {
      fail(page, "script", `<${tag}> has a script in "${name}", ${policy}: ${staticAdvice}`, at);
      return null;
    }
    if (isWrong(value) || Number.isNaN(value)) {
      fail(page, "attribute", `"${name}" of <${tag}> is ${kindOf(value)}: use text or a number; ${staticAdvice}`, at);
      return null;
    }
    if (/^(?:data|aria)-/.test(name) || mathElements.has(tag) || reactNames.has(name)) return name;
    const schema = [htmlAttributes, svgAttributes].find(({ normal }) => Object.hasOwn(normal, name.toLowerCase()));
    if (!schema) {
      const isName = /^[\w-]+$/.test(name);
      const hint = isName ? didYouMean(name, Object.keys(htmlAttributes.normal)) : " Vue syntax is not supported.";
      warn(page, "unknown-attribute", `<${tag}> has no attribute "${name}", so browsers ignore it.${hint}`, at);
      return isName ? name : null;
    }
    const { property } = find(schema, name);
    return hastToReact[property] ?? property;
  }

  /** Reports an unknown component. With content it is only a warning, like an unknown HTML element. */
  function reportComponent(name: string, hasContent: boolean, at: At): void {
    const isLeftOut = page.missing.has(name.replace(/\..*/, ""));
    const message = isLeftOut
      ? `the import of <${name}> is left out`
      : `<${name}> is neither a component of the site nor imported by the page`;
    // <AccordionGroup> is like <Accordions>, not like <Accordion>.
    const similar = Object.keys(components).filter((one) => !new RegExp(`^${one}[A-Z]`).test(name));
    const hint = isLeftOut ? "" : didYouMean(name, similar);
    const advice = isLeftOut
      ? " Write Markdown or another component in its place."
      : hint || " Import it, add it to packages/pages/components/, or write Markdown in its place.";
    if (hint || !hasContent) fail(page, "component", `${message}.${advice}`, at);
    else warn(page, `component/${name}`, `${message}, so only its content is shown.${advice}`, at);
  }

  /** Whether props are complete and of the right types. Reports wrong, missing and ignored props. */
  function checkProps(firstName: string, expected: ComponentProps, props: Props, at: At): boolean {
    const ignored = Object.keys(props).filter((prop) => prop !== "children" && !Object.hasOwn(expected, prop));
    const wrong = Object.entries(expected).flatMap(([prop, { type, required }]) => {
      const value = props[prop];
      if (value === undefined) return required ? [`<> needs the prop "${prop}"`] : [];
      const types = type.split("|").map((one) => one.trim());
      if (types.includes("ReactNode") || (type === "string[]" && Array.isArray(value))) return [];
      if (types.some((one) => one === typeof value || one === JSON.stringify(value)) && !Number.isNaN(value)) return [];
      const rule = types.includes("string") ? `must be text: write ${prop}="…"` : `must be of type ${type}`;
      return [`the prop "${prop}" of <> ${rule}`];
    });
    if (ignored.length === 0 && wrong.length === 0) return true;
    const source = page.source
      .split("\n")
      .slice(at.line - 1)
      .join("\n")
      .slice(at.column - 1);
    const tag = `<${/^<(\w+)/.exec(source)?.[1] ?? firstName}>`; // as written, since some have several names
    for (const message of wrong) fail(page, "prop", message.replace("<>", tag), at);
    const names = Object.keys(expected);
    for (const prop of ignored) {
      const hint = didYouMean(prop, names) || (names.length > 0 ? ` It accepts: ${names.join(", ")}.` : "");
      const index = source.search(new RegExp(`(?<=\\s)${RegExp.escape(prop)}(?=[\\s=/>])`));
      const place = pointAt(at, source.slice(0, Math.max(index, 0)));
      warn(page, "unknown-prop", `${tag} doesn't accept the prop "${prop}", which is ignored.${hint}`, place);
    }
    return wrong.length === 0;
  }

  function checkedChild(child: unknown, at: At): ReactNode {
    if (Array.isArray(child)) return child.map((one) => checkedChild(one, at));
    if (isValidElement(child) || !isWrong(child)) return child as ReactNode;
    if (isStandIn(child)) return null;
    if (child instanceof Promise) return child as never;
    fail(page, "expression", `${kindOf(child)} cannot be rendered: use text, numbers or elements`, at);
    return null;
  }

  return { Fragment, jsxDEV };
}

/** Whether React nodes contain a link. */
function containsLink(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(containsLink);
  if (!isValidElement<{ children?: unknown; props?: Props }>(node)) return false;
  return node.type === "a" || containsLink(node.props.children) || containsLink(node.props.props?.children);
}

const listOf = (children: unknown): ReactNode[] => (Array.isArray(children) ? children : [children]) as ReactNode[];

const isWrong = (value: unknown) =>
  typeof value === "function" || typeof value === "symbol" || (typeof value === "object" && value !== null);

/** Description of an invalid value. */
function kindOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return `a ${typeof value}`;
  if (isValidElement(value)) return "an element";
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? "Object";
  const keys = Object.keys(value);
  return name === "Object" ? `an object (${keys.join(", ")})` : `a ${name}`;
}
