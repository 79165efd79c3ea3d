import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { basePath } from "browser/base-path.ts";
import type { Release } from "deploy";
import { assetsPath, isAssetPath } from "../../shared/wire-names.ts";
import { schema } from "../../worker/search/schema.ts";
import { socialCardPrefix } from "../base/asset-file.ts";
import { readKeyed, readStatements } from "../cache/keyed-files.ts";
import { deletePages } from "../search/search-rows.ts";

/** The release in a build's folder: records, hashed files that open tabs may request, and search pages. */
export async function readRelease(outDir: string): Promise<Release> {
  const root = join(outDir, "assets", basePath);
  const records = await readdir(join(outDir, "records"));
  const files = await readdir(join(root, assetsPath));
  // Open tabs never request documents or social cards, of which there is one for each page.
  const loadableFiles = files.filter((name) => !name.startsWith(socialCardPrefix) && !name.endsWith(".html"));
  return {
    records: [...records, ...loadableFiles.map((name) => assetsPath + name)],
    entry(key) {
      if (!isAssetPath(key)) return { key, value: readKeyed(outDir, "records", key) };
      return { key, value: readFileSync(join(root, key), "base64"), base64: true };
    },
    pages: await readdir(join(outDir, "search")),
    insertPage: (hash) => readStatements(outDir, hash),
    deletePages,
    schema,
    folder: outDir,
  };
}
