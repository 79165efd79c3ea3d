import { createContext } from "react";

/** The file access of components, by page. */
export interface PageFiles {
  contentDir: string;
  /** Adds a dependency: the page is compiled again when the file changes. */
  dependsOn(file: string): void;
}

export const PageContext = createContext<PageFiles>({ contentDir: "content", dependsOn: () => {} });
