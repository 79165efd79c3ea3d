import { didYouMean } from "../../base/problems.ts";
import { readExampleSteps } from "../../live/example-steps.ts";
import { pictureOfStep } from "../../live/live-pictures.ts";
import { LiveFigure, usePicture } from "./live-figure.tsx";

export interface LiveStepProps {
  /** Name of an example's step, `basic/step-1`. */
  example: string;
  title: string;
}

/** Minimum picture heights of the middle and large frames, in CSS pixels (client/styles/live-step.css). */
const heights = { middle: 300, large: 500 };

/** The editor as of a tutorial step: a picture until it runs. */
export function LiveStep({ example, title }: LiveStepProps) {
  const names = readExampleSteps().map(({ name }) => name);
  const subject = `<LiveStep example="${example}">`;
  if (!names.includes(example)) {
    const hint = didYouMean(example, names) || ` Known ones: ${names.join(", ")}.`;
    throw new Error(`${subject}: no example has this step.${hint}`);
  }
  const alt = `${title}: the editor as it looks at first`;
  const picture = usePicture(pictureOfStep(example), subject, alt);
  const size = picture.height > heights.large ? "large" : picture.height > heights.middle ? "middle" : "small";
  return (
    <LiveFigure className={`live live-step live-${size}`} path={`/examples/${example}`} title={title}>
      <div className="live-still live-picture">
        <img {...picture} alt={alt} />
      </div>
    </LiveFigure>
  );
}
