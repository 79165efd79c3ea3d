import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";
import type { BundleOptions } from "../../../build/bundle/options.ts";
import { bundleTools } from "../../../build/bundle/tools-bundle.ts";
import { bundleWorker } from "../../../build/bundle/worker-bundle.ts";
import { applyBreak, type Break } from "./run-sabotage.ts";

/** Bundles the worker with a break, beside the records and assets of the build in `dist`. */
export async function bundleBroken(outDir: string, name = "", broken?: Break): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(`${outDir}/worker`, { recursive: true });
  for (const folder of ["assets", "records"]) await symlink(resolve("dist", folder), `${outDir}/${folder}`);
  await cp("dist/worker", `${outDir}/worker`, { recursive: true });
  if (broken === undefined) return;
  const file = resolve(broken.file);
  let isApplied = false;
  const plugin: Plugin = {
    name: "break",
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (path !== file) return null;
        isApplied = true;
        return {
          contents: applyBreak(name, broken, await readFile(path, "utf8")),
          loader: path.endsWith("x") ? "tsx" : "ts",
        };
      });
    },
  };
  const { worker, mcp } = await bundleWorker(await options, [plugin]);
  if (!isApplied) throw new Error(`The break “${name}” does not match a module of the worker: ${broken.file}`);
  await writeFile(`${outDir}/worker/index.js`, worker);
  await writeFile(`${outDir}/worker/mcp.js`, mcp);
}

const ownOptions: BundleOptions = { contentDir: "content", mode: "production" };
const options = bundleTools(ownOptions).then(({ defines }): BundleOptions => ({ ...ownOptions, defines }));

/** Runs a check in a separate process and returns the problems it reports, each a line that begins with ✗. */
export function problemsOf(program: string, options: string[]): Promise<string[]> {
  const command = ["--import", "./build/compile-cache.js", program, ...options];
  return new Promise((done, reject) => {
    execFile(process.execPath, command, { maxBuffer: 1e8 }, (error, _, errors) => {
      const problems = errors.split("\n").filter((line) => line.startsWith("✗ "));
      if (error && problems.length === 0) reject(new Error(`${program} exited without a result: ${errors}`));
      else done(problems);
    });
  });
}
