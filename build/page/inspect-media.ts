import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path/posix";
import { imageSize } from "image-size";
import { assetsPath } from "../../shared/wire-names.ts";
import { tooLarge } from "../base/asset-file.ts";
import { decoded } from "../base/decoded.ts";
import { contentHash } from "../base/hash.ts";
import { didYouMean } from "../base/problems.ts";
import type { FoundImage } from "./compiled-page.ts";

export interface FoundFiles {
  images: FoundImage[];
  dependencies: string[];
}

export interface MediaContext {
  contentDir: string;
  file: string;
  found: FoundFiles;
  report: (message: string) => void;
}

type Props = Record<string, unknown>;

/** Formats that all browsers support, as `imageSize` names them; SVG is checked apart. */
const shownTypes = new Set(["png", "jpg", "gif", "webp", "avif"]);
const saveIt = "save it as PNG, JPEG, GIF, WebP, AVIF or SVG, and name it so";

/** Elements that embed pages as well as files, so their URL is checked as a link. */
const framesPages = new Set(["iframe", "embed"]);

/**
 * Checks the files that an element shows; relative ones get hashed names, pictures a size against layout shift.
 * @returns paths on this site, to be checked as links
 */
export function inspectMedia(tag: string, props: Props, context: MediaContext): string[] {
  if (tag === "img") return inspectImage(props, context);
  const links: string[] = [];
  for (const name of tag === "object" ? ["data"] : ["src", "poster"]) {
    const address = props[name];
    if (typeof address !== "string") continue;
    if (framesPages.has(tag) && address.startsWith("/") && !address.startsWith("//")) links.push(address);
    else props[name] = fileAt(address, `<${tag}> has the ${name} "${address}"`, context).address;
  }
  inspectSourceSet(tag, props, context);
  return links;
}

function inspectImage(props: Props, context: MediaContext): string[] {
  const { report } = context;
  const src = String(props.src ?? "");
  if (props.alt === undefined)
    report(`image "${src}" has no alt text: say what it shows, or alt="" if it says nothing new`);
  const { path, address } = fileAt(src, `image "${src}"`, context);
  if (path) {
    try {
      const { width, height, type = "" } = imageSize(readFileSync(path));
      // Browsers detect other formats by content, but SVG by its extension.
      const isShown = type === "svg" ? /\.svg$/i.test(path) : shownTypes.has(type);
      if (!isShown) report(`image "${src}" is ${type.toUpperCase()} inside, which browsers do not show so: ${saveIt}`);
      Object.assign(props, {
        src: address,
        width: props.width ?? width,
        height: props.height ?? height,
        loading: props.loading ?? "lazy",
      });
    } catch {
      report(`image "${src}" cannot be read: ${saveIt}`);
    }
  }
  inspectSourceSet("img", props, context);
  return [];
}

function inspectSourceSet(tag: string, props: Props, context: MediaContext): void {
  for (const name of ["srcSet", "srcset"]) {
    const set = props[name];
    if (typeof set !== "string") continue;
    delete props[name];
    const parts = set.split(",").map((part) => part.trim().split(/\s+/));
    props.srcSet = parts
      .map(([address = "", ...size]) =>
        [fileAt(address, `<${tag}> has in its srcSet "${address}"`, context).address, ...size].join(" "),
      )
      .join(", ");
  }
}

function fileAt(
  address: string,
  subject: string,
  { contentDir, file, found, report }: MediaContext,
): { path?: string; address: string } {
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(address)) {
    report(`${subject}: the security policy blocks what is not on this site, so put the file beside the page`);
    return { address };
  }
  const name = decoded(address); // Markdown encodes spaces as `%20`
  const path = name.startsWith("/") ? join(contentDir, "static", name) : join(dirname(file), name);
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
  if (address.startsWith("/")) return { path, address };
  return { path, address: noteImage(found, path, readFileSync(path)) };
}

export function noteImage({ images }: FoundFiles, file: string, bytes: Uint8Array): string {
  const path = `${assetsPath}img-${contentHash(bytes)}${extname(file)}`;
  if (!images.some((image) => image.file === file)) images.push({ file, path });
  return path;
}

function filesBeside(path: string): string[] {
  const folder = dirname(path);
  return existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) !== "") : [];
}
