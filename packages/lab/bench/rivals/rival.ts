import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GeneratedPage } from "../generated-pages.ts";

/** A generated site that the benchmark visits: selectors of its elements. */
export interface Site {
  name: string;
  sidebar: string;
  /** A button that toggles dark mode, or a `<select>` with a `dark` option. */
  colourSwitch: string;
  /** Selector that `<html>` matches in dark mode. */
  dark: string;
  menu: string;
}

/** Another generator, set up as its documentation recommends. */
export interface Rival extends Site {
  /** Exact versions; npm resolves transitive dependencies as of `installDate`. */
  packages: Record<string, string>;
  files(pages: GeneratedPage[]): Record<string, string>;
  build: string;
  output: string;
}

const installDate = "2026-11-22";
const withoutTelemetry = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

/** Installs and builds a rival, or reuses an earlier build of the same files. Returns the output folder. */
export async function prepareRival(rival: Rival, pages: GeneratedPage[], project: string): Promise<string> {
  const output = join(project, rival.output);
  const markerFile = join(project, "built.json");
  const inputs = JSON.stringify([filesOf(rival, pages), rival.build]);
  if ((await readFile(markerFile, "utf8").catch(() => "")) === inputs) return output;
  await installRival(rival, pages, project);
  run(`npx ${rival.build}`, project);
  await writeFile(markerFile, inputs);
  return output;
}

/** Writes a rival's project and installs its packages. */
export async function installRival(rival: Rival, pages: GeneratedPage[], project: string): Promise<void> {
  for (const [path, text] of Object.entries(filesOf(rival, pages))) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  run(`npm install --no-audit --no-fund --before=${installDate}`, project);
}

function filesOf(rival: Rival, pages: GeneratedPage[]): Record<string, string> {
  const manifest = { name: "rival", private: true, dependencies: rival.packages };
  return { "package.json": JSON.stringify(manifest), ...rival.files(pages) };
}

/** The environment of npm and its scripts, with the current Node. */
export const rivalEnvironment = {
  ...process.env,
  ...withoutTelemetry,
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
};

function run(command: string, cwd: string): void {
  console.log(`${cwd}: ${command}`);
  const { status, stdout, stderr } = spawnSync(command, { cwd, env: rivalEnvironment, shell: true, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} exited with code ${status} in ${cwd}:\n${stdout}\n${stderr}`);
}

/** Splits the pages into the groups of a sidebar. */
export function sidebarGroups(pages: GeneratedPage[]): { label: string; ids: string[] }[] {
  const ids = pages.map(({ id }) => id);
  const half = Math.ceil(ids.length / 2);
  return [
    { label: "First part", ids: ids.slice(0, half) },
    { label: "Second part", ids: ids.slice(half) },
  ];
}
