import { createContext } from "react";
import type { CompileContext } from "../page.ts";

/** How the components of a page access files. */
export interface PageFiles extends Pick<CompileContext, "liveFolder" | "steps"> {
  /** Adds a dependency: the page is compiled again when the file changes. */
  dependsOn(file: string): void;
}

export const PageContext = createContext<PageFiles>({ liveFolder: "", steps: new Map(), dependsOn: () => {} });
