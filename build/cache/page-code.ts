import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { contentHash } from "../base/hash.ts";
import { kept, surroundings } from "./kept.ts";

/** Entry points of the code whose results the page index stores. */
const entryPoints = [
  "build/page/compile-page.ts",
  "build/page/components/index.ts",
  "build/sources/front-matter.ts",
  "build/records/finish-record.ts",
  "build/search/search-records.ts",
  "build/search/search-rows.ts",
];
const packages = "package-lock.json";

/** Hash of that code. Computed at start-up, since `npm run dev` keeps running the loaded code when these files change. */
export const pageCode = kept("page-code", surroundings("content"), hashOfCode);

/** Follows the imports of the entry points; packages are represented by their versions. */
async function hashOfCode(): Promise<string> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: ".",
    metafile: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    logLevel: "silent",
  });
  const files = [...Object.keys(metafile.inputs).sort(), packages];
  return contentHash(...(await Promise.all(files.flatMap((file) => [file, readFile(file).catch(() => "missing")]))));
}
