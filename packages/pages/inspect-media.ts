import { globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { decoded } from "files/decoded.ts";
import { posixPath } from "files/posix-path.ts";
import { didYouMean } from "files/problems.ts";
import type { Element } from "hast";
import { imageSize } from "image-size";
import { SVG } from "image-size/types/svg";
import { childNamed } from "./elements.ts";
import type { PageFile } from "./page.ts";
import { fail, warn } from "./report.ts";

type Report = (message: string) => void;

/** Formats that all browsers support, as `imageSize` names them; SVG is checked separately. */
const shownTypes = new Set(["png", "jpg", "gif", "webp", "avif"]);
const policy = "the security policy blocks files of other sites";
const saveIt = "save it as PNG, JPEG, GIF, WebP, AVIF or SVG, with the matching extension";

/** Elements that embed pages as well as files, so their URL is checked as a link. */
const framesPages = new Set(["iframe", "embed"]);

/** Elements that a link can replace. */
const replaceable = new Set(["img", "iframe", "embed", "video", "audio"]);

/** Whether a link replaces an element, since the security policy blocks its file. */
export const becomesLink = (tag: string, src: unknown): boolean =>
  replaceable.has(tag) && /^(?:https?:)?\/\//i.test(String(src));

/**
 * Checks the media files of an element. Replaces relative paths with hashed ones, and adds the sizes of images, which prevents
 * layout shift. Files of other sites become links, and framed pages are checked as links.
 */
export function inspectMedia(node: Element, isInLink: boolean, page: PageFile): void {
  const { tagName, properties, position } = node;
  const report: Report = (message) => fail(page, "media", message, position);
  if (tagName === "img" && properties.alt === undefined) {
    const advice = 'describe the image, or write alt="" if it is only decorative';
    warn(page, "alt", `image "${properties.src ?? ""}" has no alt text: ${advice}`, position);
  }
  const source = properties.src ?? childNamed(node, "source")?.properties.src; // of a video, its first file
  if (becomesLink(tagName, source)) {
    replaceByLink(node, String(source), isInLink, page);
    return;
  }
  const servedAt = (address: string, subject: string) => fileAt(address, subject, page, report)?.address ?? address;
  if (tagName === "img" && !properties.src) report("image has no src: write the path of its file");
  else if (tagName === "img") inspectImage(properties, page, report);
  else {
    for (const name of tagName === "object" ? ["data"] : ["src", "poster"]) {
      const address = properties[name];
      if (typeof address !== "string") continue;
      if (framesPages.has(tagName) && /^\/(?!\/)/.test(address)) {
        const { line, column } = position?.start ?? {};
        page.facts.links.push({ href: address, written: address, line, column });
      } else properties[name] = servedAt(address, `<${tagName}> has the ${name} "${address}"`);
    }
  }
  if (!properties.srcSet) return;
  const images = String(properties.srcSet).split(","); // also joins what hast splits at commas
  const elsewhere = images.find((image) => becomesLink("img", image.trim()));
  if (elsewhere) {
    const fault = `${policy}, so the set is left out. Put its files beside the page`;
    warn(page, "media-elsewhere", `<${tagName}> has "${elsewhere.trim()}" in its srcSet: ${fault}`, position);
    delete properties.srcSet;
    return;
  }
  const served = images.map((image) => {
    const [address = "", ...size] = image.trim().split(/\s+/);
    return [servedAt(address, `<${tagName}> has "${address}" in its srcSet`), ...size].join(" ");
  });
  properties.srcSet = served.join(", ");
}

function replaceByLink(node: Element, src: string, isInLink: boolean, page: PageFile): void {
  const { tagName, properties, position } = node;
  const { alt, title, ariaLabel } = properties;
  const shown = isInLink ? "its text" : "a link to it";
  const message = `<${tagName}> has the src "${src}": ${policy}, so only ${shown} is shown. Put the file beside the page`;
  warn(page, "media-elsewhere", message, position);
  node.tagName = isInLink ? "span" : "a";
  node.properties = isInLink ? {} : { href: src };
  node.children = [{ type: "text", value: String(alt || title || ariaLabel || src) }];
}

function inspectImage(properties: Element["properties"], page: PageFile, report: Report): void {
  const subject = `image "${properties.src}"`;
  const { path, address } = fileAt(String(properties.src), subject, page, report) ?? {};
  if (path === undefined) return;
  try {
    const data = readFileSync(path);
    // Browsers detect other formats by content, but SVG by its extension. `imageSize` would read only its first 1000 bytes.
    const isSvg = /\.svg$/i.test(path);
    const { width, height, type = "" } = isSvg ? SVG.calculate(data) : imageSize(data);
    if (!isSvg && !shownTypes.has(type)) {
      report(`${subject} contains ${type.toUpperCase()} data, which browsers don't show from such a file: ${saveIt}`);
    }
    const { loading = "lazy" } = properties;
    Object.assign(properties, { src: address, ...shownSize(properties, { width, height }), loading });
  } catch {
    report(`${subject} cannot be read: ${saveIt}`);
  }
}

/** The width and height of an image: its natural size, or scaled to the one attribute that the page sets. */
function shownSize({ width, height }: Element["properties"], natural: { width: number; height: number }) {
  const scaled = (length: number, attribute: unknown, other: number) =>
    /^\d+(?:\.\d+)?$/.test(String(attribute)) ? Math.round((length * Number(attribute)) / other) : undefined;
  if (width !== undefined) return { width, height: height ?? scaled(natural.height, width, natural.width) };
  if (height !== undefined) return { width: scaled(natural.width, height, natural.height), height };
  return natural;
}

/** The path of a file, and the URL that the site serves it at; null after reporting a file that it cannot serve. */
function fileAt(address: string, subject: string, { context, path: source, facts }: PageFile, report: Report) {
  const isImported = address.startsWith("file:");
  if (!isImported && /^([a-z][a-z+.-]*:|\/\/)/i.test(address)) {
    const fault = /^data:/i.test(address) ? "its data would make the page larger" : policy;
    report(`${subject}: ${fault}, so put it beside the page`);
    return null;
  }
  const name = decoded(address.replace(/[?#].*$/, "")); // Markdown encodes spaces as `%20`
  const path = isImported
    ? posixPath(relative(process.cwd(), fileURLToPath(address)))
    : name.startsWith("/")
      ? join(context.contentDir, "static", name)
      : join(dirname(source), name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!address || !stats?.isFile()) {
    const hint = didYouMean(basename(path), globSync("*.*", { cwd: dirname(path) }));
    report(`${subject}: the file ${path} doesn't exist.${hint}`);
    return null;
  }
  const large = context.sizeProblem(stats.size);
  if (large) {
    report(`${subject}: ${large}`);
    return null;
  }
  facts.dependencies.push(path);
  if (address.startsWith("/")) return { path, address };
  const servedAt = context.pathOfImage(path);
  if (!facts.images.some(({ file }) => file === path)) facts.images.push({ file: path, path: servedAt });
  return { path, address: servedAt };
}
