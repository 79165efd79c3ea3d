import { join } from "node:path";

export const folders = foldersIn(process.env.DOCS_CHECK_FOLDER);

function foldersIn(other: string | undefined) {
  return {
    content: other ? join(other, "content") : "content",
    checks: join(other ?? "packages/docs-check", "checks"),
    vouched: join(other ?? "packages/docs-check", "vouched"),
    generated: join(other ?? "packages/docs-check", "generated"),
  };
}

/** Switches to other docs, with their own content, checks and recorded sentences. */
export function switchTo(folder: string): void {
  // Vitest's configuration loads this module again.
  process.env.DOCS_CHECK_FOLDER = folder;
  Object.assign(folders, foldersIn(folder));
}
