import { createContext } from "react";

/** What a component may ask of the page that it is in. */
export interface PageFiles {
  contentDir: string;
  /** Notes a file that the page takes something from, so that the page is built again when it changes. */
  dependsOn(file: string): void;
}

export const PageContext = createContext<PageFiles>({ contentDir: "content", dependsOn: () => {} });
