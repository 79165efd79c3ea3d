import { Element } from "@craftjs/core";
import { createElement, type ReactElement, type ReactNode } from "react";
import { SampleContainer } from "./samples.tsx";

/** A container with these blocks in it, which others can be dropped into: the content of a page, or a part of it. */
export const containerOf = (...blocks: ReactNode[]): ReactElement =>
  createElement(Element<typeof SampleContainer>, { is: SampleContainer, canvas: true }, ...blocks);
