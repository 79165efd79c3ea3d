import { execFileSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";

/** The folder to publish. */
export const packageFolder = ".cache/craftjs-saved-state";

/** Writes the package craftjs-saved-state: bundled modules, types, the licences of bundled packages. Run it in the site's root. */
export async function writePackage(): Promise<void> {
  rmSync(packageFolder, { recursive: true, force: true });
  cpSync("packages/saved-state/npm", packageFolder, { recursive: true }); // its manifest and README
  const { metafile } = await build({
    entryPoints: { index: "packages/saved-state/package.ts", command: "packages/saved-state/command.ts" },
    outdir: join(packageFolder, "dist"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    external: ["node:*"],
    target: "es2022",
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
    plugins: [withoutStreams],
  });
  const tsc = "node_modules/typescript/bin/tsc";
  const settings =
    "--declaration --emitDeclarationOnly --target es2024 --module preserve --moduleResolution bundler --strict";
  execFileSync(process.execPath, [
    ...[tsc, "--ignoreConfig", ...settings.split(" "), "--allowImportingTsExtensions", "--skipLibCheck", "--types", ""],
    ...["--rootDir", "packages/saved-state", "--outDir", join(packageFolder, "dist/types")],
    "packages/saved-state/package.ts",
  ]);
  // Declarations import modules by the names of the sources.
  for (const file of globSync(join(packageFolder, "dist/types/**/*.d.ts"))) {
    writeFileSync(file, readFileSync(file, "utf8").replace(/(from ".*)\.ts"/g, '$1.js"'));
  }
  writeFileSync(join(packageFolder, "LICENSES.md"), licences(Object.keys(metafile.inputs)));
  cpSync("LICENSE", join(packageFolder, "LICENSE"));
}

/** Replaces the streams of lzutf8, which are not used. */
const withoutStreams: Plugin = {
  name: "without streams",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^readable-stream$/ }, ({ path }) => ({ path, namespace: "empty" }));
    onLoad({ filter: /./, namespace: "empty" }, () => ({ contents: "" }));
  },
};

/** The packages that a bundle contains, each with its licence. */
function licences(inputs: string[]): string {
  const folders = new Set(inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []));
  const sections = [...folders].sort().map((folder) => {
    const {
      name = basename(folder),
      version,
      license,
    } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const [file] = globSync(join(folder, "LICENSE*"));
    if (!file) throw new Error(`${folder} has no licence file.`);
    return `## ${name} ${version}, ${license}\n\n${readFileSync(file, "utf8").trim()}\n`;
  });
  return `# Packages in dist/\n\n${sections.join("\n")}`;
}

if (import.meta.main) {
  await writePackage();
  console.log(`The package is in ${packageFolder}.`);
}
