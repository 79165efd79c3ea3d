import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { ownSite } from "../build.ts";
import { commonOptions } from "./bundle/options.ts";
import { writeAtomically } from "./write-atomically.ts";

export interface DevWorker {
  /** What `wrangler dev` is to run. */
  file: string;
  /** Tells all open pages of a build: what is wrong with it, or nothing when it has gone well. */
  tell(problem: string): Promise<void>;
}

/** Writes what `npm run dev` puts around the worker (`worker/dev.ts`), with no site yet, into the folder of a build. */
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
