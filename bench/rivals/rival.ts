import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GeneratedPage } from "../generated-pages.ts";

/** What has to be known of a site to use it as a reader does: selectors. */
export interface Site {
  name: string;
  /** The list of pages beside the text. */
  sidebar: string;
  /** What switches the colours: a button, or a list whose value `dark` does. */
  colourSwitch: string;
  /** What `<html>` matches when the colours are dark. */
  dark: string;
  /** What opens the list of pages in a narrow window. */
  menu: string;
}

/** How another generator makes a site of the same pages, as its own documentation says. */
export interface Rival extends Site {
  /** Exact versions of the packages that it takes. What those depend on is as npm had it before `date`. */
  packages: Record<string, string>;
  /** The project's files by their paths. */
  files(pages: GeneratedPage[]): Record<string, string>;
  /** The command that builds it, and the folder in which it leaves the site. */
  build: string;
  output: string;
}

const date = "2026-11-22";
const quiet = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

/**
 * Installs and builds a rival, unless its folder holds what an earlier run has built of the same files.
 * @returns the folder of the built site
 */
export async function prepareRival(rival: Rival, pages: GeneratedPage[], project: string): Promise<string> {
  const manifest = { name: "rival", private: true, dependencies: rival.packages };
  const files = { "package.json": JSON.stringify(manifest), ...rival.files(pages) };
  const output = join(project, rival.output);
  const done = join(project, "built.json");
  const wanted = JSON.stringify([files, rival.build]);
  if ((await readFile(done, "utf8").catch(() => "")) === wanted) return output;
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  run(`npm install --no-audit --no-fund --before=${date}`, project);
  run(`npx ${rival.build}`, project);
  await writeFile(done, wanted);
  return output;
}

function run(command: string, cwd: string): void {
  console.log(`${cwd}: ${command}`);
  // Npm, and what it runs, take the Node that runs this.
  const env = { ...process.env, ...quiet, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(command, { cwd, env, shell: true, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ended with code ${status} in ${cwd}:\n${stdout}\n${stderr}`);
}

/** The pages in two groups, as each sidebar shows them. */
export function inGroups(pages: GeneratedPage[]): { label: string; ids: string[] }[] {
  const ids = pages.map(({ id }) => id);
  const half = Math.ceil(ids.length / 2);
  return [
    { label: "First part", ids: ids.slice(0, half) },
    { label: "Second part", ids: ids.slice(half) },
  ];
}
