import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { ownSite } from "../build.ts";
import { commonOptions } from "./bundle/options.ts";
import { writeAtomically } from "./write-atomically.ts";

export interface DevWorker {
  file: string;
  /** Reports a build to all open pages: its error message, or an empty string on success. */
  tell(problem: string): Promise<void>;
}

/** Writes the dev worker (`worker/dev.ts`), which wraps the site's worker, with a placeholder for the site. */
export async function writeDevWorker(outDir: string): Promise<DevWorker> {
  const write = (file: string, code: string) => writeAtomically(join(outDir, "worker", file), code);
  const [worker, script] = await Promise.all([
    bundle("worker/dev.ts", ["./index.js", "./manifest.js", "./dev-state.js"]),
    bundle("client/dev.ts"),
  ]);
  await mkdir(join(outDir, "assets"));
  await write("index.js", "export default null;");
  await write("manifest.js", 'export const manifest = { release: "" };');
  await write("dev.js", worker);
  return {
    file: join(outDir, "worker/dev.js"),
    tell: (problem) => write("dev-state.js", `export const [problem, script] = ${JSON.stringify([problem, script])};`),
  };
}

async function bundle(entry: string, external: string[] = []): Promise<string> {
  const { outputFiles } = await build({ ...commonOptions(ownSite), entryPoints: [entry], external });
  return outputFiles[0]?.text ?? "";
}
