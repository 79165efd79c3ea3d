import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { build, type Plugin } from "esbuild";
import { contentHash } from "../base/hash.ts";
import { cached, inputsWithoutPages } from "./cached.ts";

/** Entry points of the code whose results the page index stores. */
const entryPoints = [
  "packages/pages/index.ts",
  "packages/pages/components/index.ts",
  "build/sources/front-matter.ts",
  "build/records/finish-record.ts",
  "build/search/search-records.ts",
  "build/search/search-rows.ts",
];
const versions = "package-lock.json";

/** Hash of the code behind the entry points. Computed at start-up, as `npm run dev` keeps running the loaded code when files change. */
export const pageCode = cached("page-code", inputsWithoutPages("content"), hashOfCode);

/** Follows imports of the packages in this repository, and no others. */
const workspacePackages: Plugin = {
  name: "workspace-packages",
  setup({ onResolve }) {
    const names = new Set(readdirSync("packages"));
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      names.has(path.split("/")[0] ?? "") ? null : { path, external: true },
    );
  },
};

/** Follows the imports of the entry points; third-party packages are represented by their versions. */
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
    plugins: [workspacePackages],
    logLevel: "silent",
  });
  const files = [...Object.keys(metafile.inputs).sort(), versions];
  return contentHash(...(await Promise.all(files.flatMap((file) => [file, readFile(file).catch(() => "missing")]))));
}
