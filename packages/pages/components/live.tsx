import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path/posix";
import { playgroundPath } from "browser/names.ts";
import { withLineFeeds } from "files/line-ends.ts";
import { didYouMean } from "files/problems.ts";
import { liveExamplePath } from "playground/names.ts";
import { use } from "react";
import { CodeBlock } from "./code-block.tsx";
import { LiveFigure, usePicture } from "./live-figure.tsx";
import { PageContext } from "./page-context.ts";

export interface LiveProps {
  /** Name of a file in the folder of live examples. */
  example: string;
  title: string;
}

/** A live example until it runs: its source and an image of its canvas. */
export function Live({ example, title }: LiveProps) {
  const { liveFolder, dependsOn } = use(PageContext);
  const file = join(liveFolder, `${example}.tsx`);
  if (!existsSync(file)) {
    const files = existsSync(liveFolder) ? readdirSync(liveFolder).filter((name) => extname(name) === ".tsx") : [];
    const names = files.map((name) => basename(name, ".tsx"));
    throw new Error(`<Live example="${example}">: the file ${file} doesn't exist.${didYouMean(example, names)}`);
  }
  dependsOn(file);
  const subject = `<Live example="${example}">`;
  const alt = `${title}: initial view of the canvas`;
  const picture = usePicture(join(liveFolder, `${example}.png`), subject, alt);
  const playground = `${playgroundPath}#template=live/${example}`;
  return (
    <LiveFigure className="live" path={liveExamplePath(example)} title={title} playground={playground}>
      <div className="live-still live-parts">
        <CodeBlock language="tsx">{withLineFeeds(readFileSync(file, "utf8")).trimEnd()}</CodeBlock>
        <img {...picture} alt={alt} />
      </div>
    </LiveFigure>
  );
}
