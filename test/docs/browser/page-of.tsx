import { Element } from "@craftjs/core";
import { createElement, type ReactElement, type ReactNode } from "react";
import { SampleContainer } from "./samples.tsx";

/** The content of a page: a container, which other blocks can be dropped into, with these in it. */
export const pageOf = (...blocks: ReactNode[]): ReactElement =>
  createElement(Element<typeof SampleContainer>, { is: SampleContainer, canvas: true }, ...blocks);
