import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { temporaryFolder } from "../../build/base/temporary-folder.ts";
import { noteUse, removeUnused } from "../../build/cache/remove-unused.ts";
import { packageJson } from "../../test/package-json.ts";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  // Otherwise Chromium starts a spare process beside each visit, which then takes a quarter longer.
  "--renderer-process-limit=1",
];
const cacheDir = resolve(import.meta.dirname, "../../.cache/chromium");

/** Playwright's launch options for tests. */
interface ChromiumOptions {
  executablePath: string;
  args: string[];
  /** Adds the package's libraries, if the system lacks some. */
  env?: Record<string, string>;
}

/**
 * Options that launch `CHROMIUM_PATH`, or else the npm package's Chromium.
 * @throws with instructions if neither can run
 */
export async function chromiumOptions(): Promise<ChromiumOptions> {
  const chromiumPath = process.env.CHROMIUM_PATH;
  const problem = chromiumProblem(chromiumPath);
  if (problem) throw new Error(problem);
  if (chromiumPath) return { executablePath: chromiumPath, args };
  const folder = await unpackChromium();
  const executablePath = join(folder, "chromium");
  try {
    await promisify(execFile)(executablePath, ["--version"]);
    return { executablePath, args };
  } catch {
    const env = { ...process.env, LD_LIBRARY_PATH: join(folder, "al2023", "lib") };
    return { executablePath, args, env: env as Record<string, string> };
  }
}

/** The reason why Chromium cannot be launched, with instructions, or null. */
export function chromiumProblem(
  chromiumPath: string | undefined,
  platform = `${process.platform} ${process.arch}`,
): string | null {
  if (chromiumPath) return existsSync(chromiumPath) ? null : `CHROMIUM_PATH does not exist: ${chromiumPath}`;
  if (platform === "linux x64") return null;
  return `The Chromium from npm runs on linux x64 only, not on ${platform}: set CHROMIUM_PATH to the executable of Chrome or Chromium`;
}

/**
 * Unpacks the npm package's Chromium, unless `cache` has it. The package itself would use a copy that another version, another
 * user or an interrupted run left in the system's temporary folder.
 * @returns its folder
 */
export async function unpackChromium(cache = cacheDir): Promise<string> {
  const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const root = join(dirname(main), "..");
  const folder = join(cache, packageJson("@sparticuz/chromium").version);
  if (!existsSync(folder)) {
    const { path, remove } = temporaryFolder("unpacked", cache);
    const code = `const { default: chromium, inflate } = await import(${JSON.stringify(pathToFileURL(main).href)});
      await chromium.executablePath();
      await inflate(${JSON.stringify(join(root, "bin/al2023.tar.br"))});`;
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], {
      env: { ...process.env, TMPDIR: path },
    });
    await rename(path, folder).catch((error) => {
      if (!existsSync(folder)) throw error; // otherwise another process created it first
    });
    remove();
  }
  await noteUse(folder);
  await removeUnused(cache);
  return folder;
}
