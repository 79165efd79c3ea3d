import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { imageSize } from "image-size";
import { componentProps } from "../client/mdx/component-props.ts";
import type { TreeElement, TreeNode } from "../client/page-data.ts";
import { assetsPath } from "../client/wire-names.ts";
import type { CompiledPage, Surroundings } from "./compile-page.ts";
import { contentHash } from "./hash.ts";
import { didYouMean, type Problem } from "./problems.ts";
import { textOf } from "./reading-text.ts";
import { at, type OnElement } from "./tree-runtime.ts";

type Findings = Omit<CompiledPage, "body">;

/**
 * Looks at each element of a page as it is made: notes headings, ids, links and pictures in `found`, and reports in
 * `problems` what no reader should meet.
 */
export function inspectElements(around: Surroundings, file: string, found: Findings, problems: Problem[]): OnElement {
  let tabGroups = 0;
  let level = 1; // of the last heading; the page's title is its h1
  return (tag, props, place, children) => {
    const report = (message: string) => problems.push({ file, ...at(place), message });
    dropLineBreaks(tag, children);
    reportForbidden(tag, props, report);
    if (typeof props.id === "string") {
      const advice = 'give one another, "## … {#id}"';
      if (found.ids.includes(props.id)) report(`the id "${props.id}" stands twice in this page: ${advice}`);
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
      props.href = resolveLink(around, file, props.href);
      found.links.push({ href: props.href as string, ...at(place) });
    }
    if (tag === "Tabs") nameTabs(children, ++tabGroups);
    if (tag === "img") inspectImage(around.contentDir, file, props, found, report);
  };
}

type Report = (message: string) => void;

const componentNames = Object.keys(componentProps);

function reportForbidden(tag: string, props: Record<string, unknown>, report: Report): void {
  const policy = "which the site's security policy blocks";
  if (tag === "script" || tag === "style") report(`the page holds a <${tag}>, ${policy}: it belongs in client/`);
  if (props.style !== undefined) report(`<${tag}> has an inline style, ${policy}: use a class`);
  const meant = componentNames.find((name) => name !== tag && name.toLowerCase() === tag);
  if (meant) report(`<${tag}> is no HTML element. Did you mean <${meant}>?`);
}

function reportHeadingOrder(text: string, before: number, level: number, report: Report): void {
  if (level === 1) {
    report(`"# ${text}" makes a second h1: the title in the front matter is the first. Begin with ##`);
  } else if (level > before + 1) {
    const advice = `a level is skipped. Make it ${"#".repeat(before + 1)}`;
    report(`"${text}" is an h${level} right after an h${before}: ${advice}`);
  }
}

/** Elements that hold blocks: a line break between two blocks says nothing, and React refuses it in tables. */
const blockParents = new Set("ul ol table thead tbody tr blockquote div section dl details".split(" "));

function dropLineBreaks(tag: string, children: TreeNode[]): void {
  if (!blockParents.has(tag) && !/^[A-Z]/.test(tag)) return;
  const kept = children.filter((child) => child !== "\n");
  children.splice(0, children.length, ...kept);
}

/** Gives the tabs of one group a common name, which makes the browser keep one open, and opens the first. */
function nameTabs(children: TreeNode[], group: number): void {
  const tabs = children.filter((child) => typeof child !== "string" && child[0] === "Tab") as TreeElement[];
  for (const [index, tab] of tabs.entries()) tab[1] = { ...tab[1], name: `tabs-${group}`, open: index === 0 };
}

/** A link to another page's file (`../api/useNode.mdx#x`) becomes the path that the page is served under. */
function resolveLink(around: Surroundings, file: string, href: string): string {
  const [, target, rest = ""] = /^(?![a-z]+:|\/|#)([^?#]*\.mdx?)([?#].*)?$/.exec(href) ?? [];
  const path = target && around.pathOfFile.get(join(dirname(file), target));
  return path ? path + rest : href;
}

function inspectImage(
  contentDir: string,
  file: string,
  props: Record<string, unknown>,
  found: Findings,
  report: Report,
): void {
  const src = String(props.src ?? "");
  if (props.alt === undefined)
    report(`image "${src}" has no alt text: say what it shows, or alt="" if it says nothing new`);
  if (/^([a-z]+:|\/\/)/.test(src)) {
    return void report(
      `image "${src}" is not on this site, and the security policy blocks it: put the file beside the page`,
    );
  }
  const name = decoded(src);
  const path = name.startsWith("/") ? join(contentDir, "static", name) : join(dirname(file), name);
  if (!src || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
    return void report(`image "${src}": there is no file ${path}.${didYouMean(basename(path), filesBeside(path))}`);
  }
  const bytes = readFileSync(path);
  try {
    const { width, height } = imageSize(bytes);
    // The browser keeps the place free, so that nothing moves when the picture comes.
    Object.assign(props, {
      width: props.width ?? width,
      height: props.height ?? height,
      loading: props.loading ?? "lazy",
    });
  } catch (error) {
    return void report(`image "${src}" cannot be read: ${(error as Error).message}`);
  }
  found.dependencies.push(path);
  if (src.startsWith("/")) return;
  const asset = `${assetsPath}img-${contentHash(bytes)}${extname(path)}`;
  props.src = asset;
  found.images.push({ file: path, path: asset });
}

/** A path as it is on disk: Markdown writes a space in it as `%20`. */
function decoded(src: string): string {
  try {
    return decodeURI(src);
  } catch {
    return src;
  }
}

function filesBeside(path: string): string[] {
  const folder = dirname(path);
  return existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) !== "") : [];
}
