import { Element } from "@craftjs/core";
import { SampleContainer, SampleText } from "./samples.tsx";

/** A component with a linked node: a container with a text. */
export function SampleCard() {
  return (
    <article>
      <Element id="body" is={SampleContainer} canvas>
        <SampleText text="Inside" />
      </Element>
    </article>
  );
}
