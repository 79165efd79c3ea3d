import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path/posix";
import { imageSize } from "image-size";
import { liveExamplePath } from "playground/names.ts";
import { withLineFeeds } from "../base/line-ends.ts";
import { didYouMean } from "../base/problems.ts";
import type { FoundExample } from "./compiled-page.ts";
import type { LiveProps } from "./components/live-figure.ts";
import { readExampleSteps } from "./example-steps.ts";
import { highlight } from "./highlight.ts";
import { type FoundFiles, noteImage } from "./inspect-media.ts";
import { liveFolder, pictureOfStep } from "./live-pictures.ts";

export interface LiveContext {
  contentDir: string;
  found: FoundFiles & { examples: FoundExample[] };
  report: (message: string) => void;
}

/** Adds to `<Live>` the highlighted source and the picture of its canvas. */
export function inspectLive(props: Record<string, unknown>, context: LiveContext): void {
  const { example } = props as { example: unknown };
  if (typeof example !== "string") return; // reported as a missing prop
  const folder = join(context.contentDir, liveFolder);
  const file = join(folder, `${example}.tsx`);
  if (!existsSync(file)) {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) === ".tsx") : [];
    const names = files.map((name) => basename(name, ".tsx"));
    context.report(`<Live example="${example}">: there is no file ${file}.${didYouMean(example, names)}`);
    return;
  }
  context.found.dependencies.push(file);
  context.found.examples.push({ path: liveExamplePath(example), title: String(props.title) });
  props.html = highlight(withLineFeeds(readFileSync(file, "utf8")).trimEnd(), "tsx");
  givePicture(props, `<Live example="${example}">`, join(folder, `${example}.png`), context);
}

export function inspectStep(props: Record<string, unknown>, context: LiveContext): void {
  const { example } = props as { example: unknown };
  if (typeof example !== "string") return; // reported as a missing prop
  const names = readExampleSteps().map(({ name }) => name);
  if (!names.includes(example)) {
    const hint = didYouMean(example, names) || ` Known ones: ${names.join(", ")}.`;
    context.report(`<LiveStep example="${example}">: no example has this step.${hint}`);
    return;
  }
  context.found.examples.push({ path: `/examples/${example}`, title: String(props.title) });
  givePicture(props, `<LiveStep example="${example}">`, pictureOfStep(example), context);
}

function givePicture(props: object, subject: string, picture: string, { found, report }: LiveContext): void {
  if (!existsSync(picture)) {
    report(`${subject}: there is no picture ${picture}. Make it with npm run live:pictures`);
    return;
  }
  const bytes = readFileSync(picture);
  found.dependencies.push(picture);
  const { width, height } = imageSize(bytes);
  const path = noteImage(found, picture, bytes);
  Object.assign(props, { picture: path, width, height } satisfies Omit<LiveProps, "example" | "title" | "html">);
}
