import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { decoded } from "files/decoded.ts";
import { posixPath } from "files/posix-path.ts";
import { didYouMean } from "files/problems.ts";
import type { Element } from "hast";
import { imageSize } from "image-size";
import { SVG } from "image-size/types/svg";
import type { VFile } from "vfile";
import { childNamed } from "./elements.ts";
import type { PageImage, Surroundings } from "./page.ts";
import { fail, warn } from "./report.ts";

interface MediaContext {
  around: Surroundings;
  page: VFile;
  facts: { images: PageImage[]; dependencies: string[] };
}

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
 * Checks the media files of an element. Replaces relative paths by hashed ones, and adds the sizes of images, which prevents
 * layout shift. Files of other sites become links.
 * @returns paths of framed pages, to be checked as links
 */
export function inspectMedia(node: Element, isInLink: boolean, context: MediaContext): string[] {
  const { tagName, properties, position } = node;
  const report: Report = (message) => fail(context.page, "media", message, position);
  const links: string[] = [];
  if (tagName === "img" && properties.alt === undefined) {
    const advice = 'describe the image, or write alt="" if it only decorates';
    warn(context.page, "alt", `image "${properties.src ?? ""}" has no alt text: ${advice}`, position);
  }
  const source = properties.src ?? childNamed(node, "source")?.properties.src; // of a video, its first file
  if (becomesLink(tagName, source)) {
    properties.src = source;
    replaceByLink(node, isInLink, context.page);
    return [];
  }
  if (tagName === "img" && !properties.src) report("image has no src: write the path of its file");
  else if (tagName === "img") inspectImage(properties, context, report);
  else {
    for (const name of tagName === "object" ? ["data"] : ["src", "poster"]) {
      const address = properties[name];
      if (typeof address !== "string") continue;
      if (framesPages.has(tagName) && address.startsWith("/") && !address.startsWith("//")) links.push(address);
      else properties[name] = fileAt(address, `<${tagName}> has the ${name} "${address}"`, context, report).address;
    }
  }
  // hast splits srcset at commas.
  if (Array.isArray(properties.srcSet) || typeof properties.srcSet === "string") {
    const parts = String(properties.srcSet)
      .split(",")
      .map((part) => part.trim().split(/\s+/));
    properties.srcSet = parts
      .map(([address = "", ...size]) => {
        const subject = `<${tagName}> has "${address}" in its srcSet`;
        return [fileAt(address, subject, context, report).address, ...size].join(" ");
      })
      .join(", ");
  }
  return links;
}

function replaceByLink(node: Element, isInLink: boolean, page: VFile): void {
  const { tagName, properties, position } = node;
  const { src, alt, title, ariaLabel } = properties;
  const shown = isInLink ? "its text" : "a link to it";
  const message = `<${tagName}> has the src "${src}": ${policy}, so only ${shown} is shown. Put the file beside the page`;
  warn(page, "media-elsewhere", message, position);
  node.tagName = isInLink ? "span" : "a";
  node.properties = isInLink ? {} : { href: String(src) };
  node.children = [{ type: "text", value: String(alt || title || ariaLabel || src) }];
}

function inspectImage(properties: Element["properties"], context: MediaContext, report: Report): void {
  const src = String(properties.src ?? "");
  const { path, address } = fileAt(src, `image "${src}"`, context, report);
  if (!path) return;
  try {
    const data = readFileSync(path);
    // Browsers detect other formats by content, but SVG by its extension. `imageSize` would read only its first 1000 bytes.
    const isSvg = /\.svg$/i.test(path);
    const { width, height, type = "" } = isSvg ? SVG.calculate(data) : imageSize(data);
    if (!isSvg && !shownTypes.has(type))
      report(
        `image "${src}" contains ${type.toUpperCase()} data, which browsers don't show from such a file: ${saveIt}`,
      );
    properties.src = address;
    Object.assign(properties, shownSize(properties, { width, height }), { loading: properties.loading ?? "lazy" });
  } catch {
    report(`image "${src}" cannot be read: ${saveIt}`);
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

function fileAt(
  address: string,
  subject: string,
  { around, page, facts }: MediaContext,
  report: Report,
): { path?: string; address: string } {
  const isImported = address.startsWith("file:");
  if (!isImported && /^([a-z][a-z+.-]*:|\/\/)/i.test(address)) {
    report(`${subject}: ${policy}, so put it beside the page`);
    return { address };
  }
  const name = decoded(address.replace(/[?#].*$/, "")); // Markdown encodes spaces as `%20`
  const path = isImported
    ? posixPath(relative(process.cwd(), fileURLToPath(address)))
    : name.startsWith("/")
      ? join(around.contentDir, "static", name)
      : join(dirname(page.path), name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!address || !stats?.isFile()) {
    report(`${subject}: the file ${path} doesn't exist.${didYouMean(basename(path), filesBeside(path))}`);
    return { address };
  }
  const large = around.tooLarge(stats.size);
  if (large) {
    report(`${subject}: ${large}`);
    return { address };
  }
  facts.dependencies.push(path);
  if (address.startsWith("/")) return { path, address };
  const servedAt = around.pathOfImage(path);
  if (!facts.images.some(({ file }) => file === path)) facts.images.push({ file: path, path: servedAt });
  return { path, address: servedAt };
}

function filesBeside(path: string): string[] {
  const folder = dirname(path);
  return existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) !== "") : [];
}
