import { existsSync } from "node:fs";
import { glob, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path/posix";
import { posixPath } from "files/posix-path.ts";
import { ContentError } from "files/problems.ts";
import type { Page } from "pages";
import { type AssetFile, sizeProblem } from "../base/asset-file.ts";

/** `**` skips dotfiles, such as macOS Finder's; `.well-known` is public (RFC 8615). */
const served = ["**", ".well-known/**"];

/** Files that Windows, merges and editors leave. */
const leftover = /(^|\/)(ehthumbs|Thumbs)\.db$|(^|\/)desktop\.ini$|\.(orig|rej|bak|swp)$|~$/i;

/** The files in `content/static/`, served at the root under their own names. */
export async function staticFiles(contentDir: string): Promise<AssetFile[]> {
  const root = join(contentDir, "static");
  const files: AssetFile[] = [];
  for (const name of existsSync(root)
    ? (await Array.fromAsync(glob(served, { cwd: root }))).map(posixPath).sort()
    : []) {
    const file = join(root, name);
    if (leftover.test(name)) continue;
    const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
      throw new ContentError([{ file, message: `cannot be read (${error.code}): remove it, or correct the link` }]);
    });
    if (!stats.isFile()) continue;
    const large = sizeProblem(stats.size);
    if (large) throw new ContentError([{ file, message: large }]);
    if (!/\.[a-z0-9]+$/i.test(name)) {
      throw new ContentError([
        { file, message: "a static file needs an extension: paths without one belong to pages" },
      ]);
    }
    if (basename(name).toLowerCase() === "index.html") {
      throw new ContentError([{ file, message: "/index.html is dropped from every URL: rename the file" }]);
    }
    files.push({ path: `/${name}`, contents: await readFile(file) });
  }
  return files;
}

export async function imageFiles(pages: { facts: Pick<Page, "images"> }[]): Promise<AssetFile[]> {
  const images = new Map(pages.flatMap(({ facts }) => facts.images.map(({ file, path }) => [path, file])));
  return Promise.all([...images].map(async ([path, file]) => ({ path, contents: await readFile(file) })));
}
