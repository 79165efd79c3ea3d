import { didYouMean } from "files/problems.ts";
import { use } from "react";
import { LiveFigure, usePicture } from "./live-figure.tsx";
import { PageContext } from "./page-context.ts";

export interface LiveStepProps {
  /** An example and its step, such as `tutorial/step-2`. */
  example: string;
  title: string;
}

/** Image heights above which a frame is medium or large, in CSS pixels (client/styles/live-step.css). */
const heights = { medium: 300, large: 500 };

/** The editor after a step of a tutorial: an image until the reader runs it. */
export function LiveStep({ example, title }: LiveStepProps) {
  const { steps } = use(PageContext);
  const subject = `<LiveStep example="${example}">`;
  const file = steps.get(example);
  if (file === undefined) {
    const names = [...steps.keys()];
    const hint = didYouMean(example, names) || ` Known steps: ${names.join(", ")}.`;
    throw new Error(`${subject}: no example has this step.${hint}`);
  }
  const alt = `${title}: initial view of the editor`;
  const picture = usePicture(file, subject, alt);
  const size = picture.height > heights.large ? "large" : picture.height > heights.medium ? "medium" : "small";
  return (
    <LiveFigure className={`live live-step live-${size}`} path={`/examples/${example}`} title={title}>
      <div className="live-still live-picture">
        <img {...picture} alt={alt} />
      </div>
    </LiveFigure>
  );
}
