import type { ReactNode } from "react";
import { SampleContainer } from "./samples.tsx";

/** A block that renders like a container, or like `of`, with this `craft`. */
export const craftedBlock = (craft: object, of: (props: object) => ReactNode = SampleContainer) =>
  Object.assign((props: { children?: ReactNode }) => of(props), { craft });
