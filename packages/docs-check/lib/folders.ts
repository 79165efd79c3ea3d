import { join } from "node:path";

export const folders = foldersIn(process.env.DOCS_CHECK_FOLDER);

function foldersIn(root: string | undefined) {
  return {
    content: root ? join(root, "content") : "content",
    checks: join(root ?? "packages/docs-check", "checks"),
    vouched: join(root ?? "packages/docs-check", "vouched"),
    generated: join(root ?? "packages/docs-check", "generated"),
  };
}

/** Switches to other docs, with their own content, checks and recorded sentences. */
export function switchTo(folder: string): void {
  // Vitest's configuration loads this module again.
  process.env.DOCS_CHECK_FOLDER = folder;
  Object.assign(folders, foldersIn(folder));
}
