import { join } from "node:path";

/** Where everything is, from the project's root. */
export const folders = foldersIn(process.env.DOCS_CHECK_FOLDER);

function foldersIn(other: string | undefined) {
  return {
    content: other ? join(other, "content") : "content",
    checks: join(other ?? "docs-check", "checks"),
    vouched: join(other ?? "docs-check", "vouched"),
    generated: join(other ?? "docs-check", "generated"),
  };
}

/** From now on, another documentation is meant, in a folder with its own content, checks and recorded sentences. */
export function switchTo(folder: string): void {
  // Vitest's configuration loads this module once more.
  process.env.DOCS_CHECK_FOLDER = folder;
  Object.assign(folders, foldersIn(folder));
}
