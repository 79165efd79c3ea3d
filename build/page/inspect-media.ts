import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path/posix";
import { fileURLToPath } from "node:url";
import type { Element } from "hast";
import { imageSize } from "image-size";
import type { VFile } from "vfile";
import { assetsPath } from "../../shared/wire-names.ts";
import { tooLarge } from "../base/asset-file.ts";
import { decoded } from "../base/decoded.ts";
import { contentHash } from "../base/hash.ts";
import { posixPath } from "../base/posix-path.ts";
import { didYouMean } from "../base/problems.ts";
import type { PageImage } from "./page.ts";
import { fail } from "./report.ts";

interface MediaContext {
  contentDir: string;
  /** The page's. */
  file: string;
  page: VFile;
  found: { images: PageImage[]; dependencies: string[] };
}

type Report = (message: string) => void;

/** Formats that all browsers support, as `imageSize` names them; SVG is checked apart. */
const shownTypes = new Set(["png", "jpg", "gif", "webp", "avif"]);
const saveIt = "save it as PNG, JPEG, GIF, WebP, AVIF or SVG, and name it so";

/** Elements that embed pages as well as files, so their URL is checked as a link. */
const framesPages = new Set(["iframe", "embed"]);

/**
 * Checks the files that an element shows; relative ones get hashed names, pictures a size against layout shift.
 * @returns paths on this site, to be checked as links
 */
export function inspectMedia({ tagName, properties, position }: Element, context: MediaContext): string[] {
  const report: Report = (message) => fail(context.page, "media", message, position);
  const links: string[] = [];
  if (tagName === "img") inspectImage(properties, context, report);
  else {
    for (const name of tagName === "object" ? ["data"] : ["src", "poster"]) {
      const address = properties[name];
      if (typeof address !== "string") continue;
      if (framesPages.has(tagName) && address.startsWith("/") && !address.startsWith("//")) links.push(address);
      else properties[name] = fileAt(address, `<${tagName}> has the ${name} "${address}"`, context, report).address;
    }
  }
  // hast has a list of addresses with their sizes.
  if (Array.isArray(properties.srcSet) || typeof properties.srcSet === "string") {
    const parts = String(properties.srcSet)
      .split(",")
      .map((part) => part.trim().split(/\s+/));
    properties.srcSet = parts
      .map(([address = "", ...size]) => {
        const subject = `<${tagName}> has in its srcSet "${address}"`;
        return [fileAt(address, subject, context, report).address, ...size].join(" ");
      })
      .join(", ");
  }
  return links;
}

function inspectImage(properties: Element["properties"], context: MediaContext, report: Report): void {
  const src = String(properties.src ?? "");
  if (properties.alt === undefined) {
    report(`image "${src}" has no alt text: say what it shows, or alt="" if it says nothing new`);
  }
  const { path, address } = fileAt(src, `image "${src}"`, context, report);
  if (!path) return;
  try {
    const { width, height, type = "" } = imageSize(readFileSync(path));
    // Browsers detect other formats by content, but SVG by its extension.
    const isShown = type === "svg" ? /\.svg$/i.test(path) : shownTypes.has(type);
    if (!isShown) report(`image "${src}" is ${type.toUpperCase()} inside, which browsers do not show so: ${saveIt}`);
    properties.src = address;
    Object.assign(properties, shownSize(properties, { width, height }), { loading: properties.loading ?? "lazy" });
  } catch {
    report(`image "${src}" cannot be read: ${saveIt}`);
  }
}

/** A picture's size as attributes: its own, or in proportion to the one that is given. */
function shownSize({ width, height }: Element["properties"], own: { width: number; height: number }) {
  const scaled = (length: number, given: unknown, other: number) =>
    /^\d+(?:\.\d+)?$/.test(String(given)) ? Math.round((length * Number(given)) / other) : undefined;
  if (width !== undefined) return { width, height: height ?? scaled(own.height, width, own.width) };
  if (height !== undefined) return { width: scaled(own.width, height, own.height), height };
  return own;
}

function fileAt(
  address: string,
  subject: string,
  { contentDir, file, found }: MediaContext,
  report: Report,
): { path?: string; address: string } {
  const isImported = address.startsWith("file:");
  if (!isImported && /^([a-z][a-z+.-]*:|\/\/)/i.test(address)) {
    report(`${subject}: the security policy blocks what is not on this site, so put the file beside the page`);
    return { address };
  }
  const name = decoded(address.replace(/[?#].*$/, "")); // Markdown encodes spaces as `%20`
  const path = isImported
    ? posixPath(relative(process.cwd(), fileURLToPath(address)))
    : name.startsWith("/")
      ? join(contentDir, "static", name)
      : join(dirname(file), name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!address || !stats?.isFile()) {
    report(`${subject}: there is no file ${path}.${didYouMean(basename(path), filesBeside(path))}`);
    return { address };
  }
  const large = tooLarge(stats.size);
  if (large) {
    report(`${subject}: ${large}`);
    return { address };
  }
  found.dependencies.push(path);
  return address.startsWith("/") ? { path, address } : { path, address: noteImage(found.images, path) };
}

function noteImage(images: PageImage[], file: string): string {
  const path = `${assetsPath}img-${contentHash(readFileSync(file))}${extname(file)}`;
  if (!images.some((image) => image.file === file)) images.push({ file, path });
  return path;
}

function filesBeside(path: string): string[] {
  const folder = dirname(path);
  return existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) !== "") : [];
}
