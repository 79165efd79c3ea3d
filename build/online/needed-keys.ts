import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { basePath } from "browser/base-path.ts";
import { assetsPath, isAssetPath } from "../../shared/wire-names.ts";
import { socialPicturePrefix } from "../base/asset-file.ts";
import { readKeyed } from "../cache/keyed-files.ts";
import { searchKey } from "./ledger.ts";

const rootOf = (outDir: string) => join(outDir, "assets", basePath);

/** The keys that a build's release needs: records, hashed files and search pages. These are all keys in its folders. */
export async function neededKeys(outDir: string): Promise<string[]> {
  const records = await readdir(join(outDir, "records"));
  const files = await readdir(join(rootOf(outDir), assetsPath));
  // Tabs never load social pictures, of which each page has one, or documents.
  const loaded = files.filter((name) => !name.startsWith(socialPicturePrefix) && !name.endsWith(".html"));
  const pages = await readdir(join(outDir, "search"));
  return [...records, ...loaded.map((name) => assetsPath + name), ...pages.map(searchKey)];
}

/** An entry of a file for `wrangler kv bulk put`. */
export function kvEntry(outDir: string, key: string): { key: string; value: string; base64?: true } {
  if (!isAssetPath(key)) return { key, value: readKeyed(outDir, "records", key) };
  return { key, value: readFileSync(join(rootOf(outDir), key), "base64"), base64: true };
}
