import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { imageSize } from "image-size";
import { type ReactNode, use } from "react";
import { PageContext } from "./page-context.ts";

interface LiveFigureProps {
  className: string;
  /** Path of the document that runs the example. */
  path: string;
  title: string;
  /** Link that opens the example in the playground; absent for the site's own code, which readers cannot edit. */
  playground?: string;
  children: ReactNode;
}

/** A figure whose content packages/playground/live/frames.ts replaces with the running document. */
export function LiveFigure({ className, path, title, playground, children }: LiveFigureProps) {
  return (
    <figure className={className} data-live={path} data-title={title} data-ours={playground ? undefined : ""}>
      <figcaption>
        <span className="live-title">{title}</span>
        <button type="button" data-run="">
          Run this example
        </button>
        {playground && (
          <a href={playground} data-playground="">
            Open in the playground
          </a>
        )}
        <a href={path} target="_blank" rel="noopener" data-alone="">
          Open in a new tab
        </a>
      </figcaption>
      <div className="live-body">{children}</div>
    </figure>
  );
}

/**
 * Props of the `<img>` with an example's snapshot, taken at two pixels per CSS pixel.
 * @throws Error if the file doesn't exist
 */
export function usePicture(file: string, subject: string, alt: string) {
  const { dependsOn } = use(PageContext);
  dependsOn(file);
  if (!existsSync(file))
    throw new Error(`${subject}: the picture ${file} doesn't exist. Create it with npm run live:pictures`);
  const { width, height } = imageSize(readFileSync(file));
  return {
    src: pathToFileURL(resolve(file)).href,
    alt,
    width: width / 2,
    height: height / 2,
    loading: "lazy" as const,
  };
}
