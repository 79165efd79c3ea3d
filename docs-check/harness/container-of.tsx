import { Element } from "@craftjs/core";
import { createElement, type ReactElement, type ReactNode } from "react";
import { SampleContainer } from "./samples.tsx";

/** A droppable container with these blocks: a page's content, or part of it. */
export const containerOf = (...blocks: ReactNode[]): ReactElement =>
  createElement(Element<typeof SampleContainer>, { is: SampleContainer, canvas: true }, ...blocks);
