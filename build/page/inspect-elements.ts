import { dirname, join, relative } from "node:path/posix";
import { didYouMean, type Problem } from "../base/problems.ts";
import type { CompiledPage, Surroundings } from "./compiled-page.ts";
import { wrongChild } from "./component-children.ts";
import { componentProps } from "./component-props.ts";
import { frameIds } from "./frame-ids.ts";
import { elementNames, voidElements } from "./html-names.ts";
import { inspectLive, inspectStep } from "./inspect-live.ts";
import { inspectMedia } from "./inspect-media.ts";
import { textOf } from "./reading-text.ts";
import { tabGroups } from "./tab-groups.ts";
import type { TreeNode } from "./tree.ts";
import { at, type OnElement, type Place } from "./tree-runtime.ts";

type Findings = Omit<CompiledPage, "body">;

/** Inspects elements as they are created: fills `found`, reports in `problems`. Call `atEnd` after the last one. */
export function inspectElements(
  around: Surroundings,
  file: string,
  found: Findings,
  problems: Problem[],
): { onElement: OnElement; atEnd: () => void } {
  const tabs = tabGroups<Place>(
    relative(around.contentDir, file)
      .replace(/\.mdx?$/, "")
      .replace(/\W/g, "-"),
  );
  let level = 1; // of the last heading; the page's title is its h1
  const onElement: OnElement = (tag, props, place, children) => {
    const report = (message: string) => problems.push({ file, ...at(place), message });
    dropLineBreaks(tag, children);
    reportForbidden(tag, props, report);
    reportWrongProps(tag, props, report);
    if (/^[a-z]/.test(tag)) reportWrongElement(tag, children, report);
    if (typeof props.id === "string") {
      const advice = 'give one another, "## … {#id}"';
      if (found.ids.includes(props.id)) report(`the id "${props.id}" stands twice in this page: ${advice}`);
      if (frameIds.includes(props.id)) report(`the id "${props.id}" belongs to the frame around the page: ${advice}`);
      found.ids.push(props.id);
    }
    const heading = /^h([1-6])$/.exec(tag)?.[1];
    if (heading && props.id !== "footnote-label") {
      const before = level;
      level = Number(heading);
      const text = textOf(children);
      reportHeadingOrder(text, before, level, report);
      if (typeof props.id === "string" && level <= 3) found.toc.push({ id: props.id, text, level });
    }
    if (typeof props.href === "string") {
      if (tag === "a" && !hasName(props, children)) report(`link to "${props.href}" has no text: say where it leads`);
      props.href = resolveLink(around, file, props.href);
      found.links.push({ href: props.href as string, ...at(place) });
    }
    const { contentDir } = around;
    if (tag === "Live") inspectLive(props, { contentDir, found, report });
    if (tag === "LiveStep") inspectStep(props, { contentDir, found, report });
    if (tag === "Tab") tabs.tab(props, place);
    if (tag === "Tabs") tabs.group(children);
    const wrong = wrongChild(tag, children);
    if (wrong) report(wrong);
    if (/^[A-Z]/.test(tag)) return;
    const pages = inspectMedia(tag, props, { contentDir, file, found, report });
    found.links.push(...pages.map((href) => ({ href, ...at(place) })));
  };
  const atEnd = () => {
    const message = "<Tab> stands outside of <Tabs>: put <Tabs> around it and its neighbours";
    problems.push(...tabs.loose().map((place) => ({ file, ...at(place), message })));
  };
  return { onElement, atEnd };
}

type Report = (message: string) => void;

const componentNames = Object.keys(componentProps);

function reportForbidden(tag: string, props: Record<string, unknown>, report: Report): void {
  const policy = "which the site's security policy blocks";
  if (tag === "script" || tag === "style") report(`the page holds a <${tag}>, ${policy}: it belongs in client/`);
  if (props.style !== undefined) report(`<${tag}> has an inline style, ${policy}: use a class`);
  for (const [name, value] of Object.entries(props)) {
    const advice = "what answers to the reader belongs in client/";
    if (/^on/i.test(name) && typeof value === "string") report(`<${tag}> has the script ${name}, ${policy}: ${advice}`);
  }
}

/** `<Card title>` passes `true`, and `{…}` may pass anything. Values that are not data are reported elsewhere. */
function reportWrongProps(tag: string, props: Record<string, unknown>, report: Report): void {
  for (const name of Object.keys((componentProps as Record<string, object>)[tag] ?? {})) {
    const value = props[name];
    if (value === undefined || typeof value === "string" || Number.isNaN(value)) continue;
    report(`<${tag}> has a prop "${name}" that is no text: write ${name}="…"`);
  }
}

function reportWrongElement(tag: string, children: TreeNode[], report: Report): void {
  const meant = componentNames.find((name) => name.toLowerCase() === tag);
  if (meant) report(`<${tag}> is no HTML element. Did you mean <${meant}>?`);
  else if (!elementNames.has(tag)) report(`<${tag}> is no HTML element.${didYouMean(tag, elementNames)}`);
  if (voidElements.has(tag) && children.length > 0) report(`<${tag}> cannot hold anything: write <${tag} /> alone`);
}

function reportHeadingOrder(text: string, before: number, level: number, report: Report): void {
  if (level === 1) {
    report(`"# ${text}" makes a second h1: the title in the front matter is the first. Begin with ##`);
  } else if (level > before + 1) {
    const advice = `a level is skipped. Make it ${"#".repeat(before + 1)}`;
    report(`"${text}" is an h${level} right after an h${before}: ${advice}`);
  }
}

/** Whether a link has an accessible name: text, alternative text, or a component's content. */
function hasName(props: Record<string, unknown>, children: TreeNode[]): boolean {
  if (props["aria-label"] || textOf(children)) return true;
  return children.some((child) => {
    if (typeof child === "string") return false;
    const [tag, inner, ...rest] = child;
    return /^[A-Z]/.test(tag) || Boolean(inner?.alt) || hasName(inner ?? {}, rest);
  });
}

/** Parents of blocks, where line breaks mean nothing and React rejects them in tables. */
const blockParents = new Set("ul ol table thead tbody tr blockquote div section dl details".split(" "));

function dropLineBreaks(tag: string, children: TreeNode[]): void {
  if (!blockParents.has(tag) && !/^[A-Z]/.test(tag)) return;
  const kept = children.filter((child) => child !== "\n");
  children.splice(0, children.length, ...kept);
}

/** Resolves a link to a page's file (`../api/useNode.mdx#x`) to the page's path. */
function resolveLink(around: Surroundings, file: string, href: string): string {
  const [, target, rest = ""] = /^(?![a-z]+:|\/|#)([^?#]*\.mdx?)([?#].*)?$/.exec(href) ?? [];
  const path = target && around.pathOfFile.get(join(dirname(file), target));
  return path ? path + rest : href;
}
