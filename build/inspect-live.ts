import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { imageSize } from "image-size";
import { assetsPath } from "../client/wire-names.ts";
import type { FoundImage } from "./compile-page.ts";
import { contentHash } from "./hash.ts";
import { highlight } from "./highlight.ts";
import type { LiveProps } from "./live-figure.ts";
import { liveFolder } from "./live-sources.ts";
import { didYouMean } from "./problems.ts";

/** What a `<Live>` stands in, and where what is found goes. */
export interface LiveContext {
  contentDir: string;
  found: { images: FoundImage[]; dependencies: string[] };
  report: (message: string) => void;
}

/** Gives a `<Live>` what its author does not write: the source that it names, highlighted, and the picture of its canvas. */
export function inspectLive(props: Record<string, unknown>, { contentDir, found, report }: LiveContext): void {
  const { example } = props as { example: unknown };
  if (typeof example !== "string") return; // reported as a prop that is missing
  const folder = join(contentDir, liveFolder);
  const file = join(folder, `${example}.tsx`);
  if (!existsSync(file)) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) === ".tsx") : [];
    const hint = didYouMean(
      example,
      names.map((name) => basename(name, ".tsx")),
    );
    report(`<Live example="${example}">: there is no file ${file}.${hint}`);
    return;
  }
  const picture = join(folder, `${example}.png`);
  if (!existsSync(picture)) {
    report(`<Live example="${example}">: there is no picture ${picture}. Make it with npm run live:pictures`);
    return;
  }
  const bytes = readFileSync(picture);
  const path = `${assetsPath}img-${contentHash(bytes)}.png`;
  found.dependencies.push(file, picture);
  if (!found.images.some((image) => image.file === picture)) found.images.push({ file: picture, path });
  const { width, height } = imageSize(bytes);
  const html = highlight(readFileSync(file, "utf8").trimEnd(), "tsx", false, new Set());
  Object.assign(props, { html, picture: path, width, height } satisfies Omit<LiveProps, "example" | "title">);
}
