import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { childNamed, componentOf } from "./elements.ts";
import { blockedAdvice } from "./html-elements.ts";
import { inspectMedia } from "./inspect-media.ts";
import type { PageFile } from "./page.ts";
import { textOf } from "./reading-text.ts";
import { fail, warn } from "./report.ts";
import { finishTabs } from "./tabs.ts";

/** Checks the elements of a page, resolves its links and images, and collects its metadata. */
export function inspectTree(tree: Root, page: PageFile, title: string | undefined): void {
  const { facts } = page;
  facts.heading = takeTitle(tree, page, title);
  finishTabs(tree, page, page.context.contentDir);
  const inLinks = new Set<Element>();
  let level = 1; // of the last heading; the page's title is its h1
  visit(tree, "element", (node, _index, parent) => {
    // Elements that a component renders inherit the position of its element in the page.
    node.position ??= parent?.position;
    const { tagName, properties, position } = node;
    if (tagName === "script" || tagName === "style") fail(page, "script", blockedAdvice(tagName), position);
    if (typeof properties.id === "string") noteId(properties.id, page, position);
    if (tagName === "h1") {
      const message = `"# ${textOf(node.children)}" is a second h1 after the title and is shown as an h2: write ##`;
      warn(page, "second-h1", message, position);
      node.tagName = "h2";
    }
    const heading = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
    if (heading && properties.id !== "footnote-label") {
      reportHeading(node, level, heading, page);
      level = heading;
      if (heading <= 3) facts.toc.push({ id: String(properties.id), text: textOf(node.children), level: heading });
    }
    if (tagName === "p" && !facts.lead) facts.lead = textOf(node.children);
    if (typeof properties.href === "string" && !isOfLiveExample(node)) inspectLink(node, page);
    if (typeof properties.dataLive === "string") {
      facts.examples.push({ path: properties.dataLive, title: String(properties.dataTitle) });
    }
    reportWrongChild(node, page);
    if (tagName === "a") visit(node, "element", (inner) => void inLinks.add(inner));
    inspectMedia(node, inLinks.has(node), page);
  });
}

function noteId(id: string, page: PageFile, position: Element["position"]): void {
  const { ids } = page.facts;
  const report = (message: string) => fail(page, "id", message, position);
  if (ids.includes(id)) report(`the id "${id}" is used twice in this page: change one of them, as in "## … {#id}"`);
  if (id.startsWith(siteIds)) report(`ids that begin with "${siteIds}" are reserved for the site: choose another`);
  ids.push(id);
}

/** Prefix of the ids of elements around a page (shared/wire-names.ts). */
const siteIds = "_site-";

/** Removes the first h1 if the front matter has no title or the same one, and returns its text. */
function takeTitle(tree: Root, page: PageFile, title: string | undefined): string | null {
  const index = tree.children.findIndex((node) => node.type === "element" && node.tagName === "h1");
  const heading = tree.children[index] as Element | undefined;
  if (!heading) return null;
  const text = textOf(heading.children);
  const isRepeated = title !== undefined && plain(title) === plain(text);
  if (title !== undefined && !isRepeated) return null;
  tree.children.splice(index, 1);
  if (isRepeated) {
    const message = "the h1 repeats the title in the front matter and is not shown: remove one of them";
    warn(page, "title-twice", message, heading.position);
  }
  return text;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a link is in a live example: to its document, which is not a page, or to the playground, with a hash that is not an id. */
const isOfLiveExample = ({ properties }: Element) => "dataAlone" in properties || "dataPlayground" in properties;

function reportHeading(node: Element, before: number, level: number, page: PageFile): void {
  const text = textOf(node.children);
  if (!text) warn(page, "heading-text", "heading without text: add some, or remove it", node.position);
  else if (!/[\p{L}\p{N}]/u.test(text) && /^section/.test(String(node.properties.id))) {
    warn(page, "heading-text", `heading "${text}" has no words for its id: write "## ${text} {#id}"`, node.position);
  }
  if (level > before + 1) {
    const message = `"${text}" is an h${level} right after an h${before}: make it an h${before + 1}, since no level should be skipped`;
    warn(page, "heading-level", message, node.position);
  }
}

function inspectLink(node: Element, page: PageFile): void {
  const { properties, position } = node;
  const written = String(properties.href);
  if (node.tagName === "a" && !hasName(node)) {
    if (written === `#${properties.id}`) return void delete properties.href; // in GitBook's headings
    const emptyAdvice = 'link without text and address: remove it, or write <a id="…"></a> for the target of a link';
    fail(page, "link-text", written ? `link to "${written}" has no text: describe its target` : emptyAdvice, position);
    if (!written) return;
  }
  const { href, isGuess } = page.context.resolveLink(page.path, written);
  properties.href = href;
  if (isGuess) {
    const message = `link to "${written}" was resolved to "${href}", the only page with such an address: write that`;
    warn(page, "link-guessed", message, position);
  }
  page.facts.links.push({ href, written, line: position?.start.line, column: position?.start.column });
}

/** Whether a link has an accessible name: text, alternative text, or a label. A warning already reports an image without one. */
function hasName({ tagName, properties, children }: Element): boolean {
  if (properties.ariaLabel || properties.alt || textOf(children)) return true;
  if (tagName === "svg" || (tagName === "img" && properties.alt === undefined)) return true;
  return children.some((child) => child.type === "element" && hasName(child));
}

/** The only component that each of these may contain. */
const onlyChild: Record<string, string> = { Tabs: "Tab", Cards: "Card" };

function reportWrongChild(node: Element, page: PageFile): void {
  const { tagName, children, position } = node;
  if (tagName === "details" && !childNamed(node, "summary")) {
    const message = '<details> has no <summary>, so browsers write "Details": begin it with <summary>…</summary>';
    warn(page, "summary", message, position);
  }
  const parent = componentOf(node) ?? "";
  const child = onlyChild[parent];
  if (!child) return;
  const wrong = children.find((one) => (one.type === "text" ? one.value.trim() : componentOf(one) !== child));
  if (!wrong) return;
  const content = wrong.type === "element" ? `a <${wrong.tagName}>` : `the text "${textOf([wrong]).slice(0, 30)}"`;
  const message = `<${parent}> contains ${content}: move it into a <${child}>, or out of <${parent}>`;
  fail(page, "wrong-child", message, position);
}
