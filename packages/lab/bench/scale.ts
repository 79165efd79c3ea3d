import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, glob, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sourceFolders } from "../../../build/base/source-folders.ts";
import { startDev } from "../../../test/start-dev.ts";
import { generatedPages, markdownFile } from "./generated-pages.ts";
import { median } from "./median.ts";
import { docusaurus } from "./rivals/docusaurus.ts";
import { installRival, rivalEnvironment } from "./rivals/rival.ts";

// `npm run bench:scale -w lab -- 1000`: builds a copy of the project with that many generated pages beside the real ones.
// `--rival` also builds the generated pages with Docusaurus.
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { rival: { type: "boolean" } } });
const count = Number(positionals[0] ?? 1000);
if (!Number.isInteger(count) || count < 0)
  throw new Error(`The number of pages must be a whole number, not "${positionals[0]}"`);

const copiedFolders = [...sourceFolders, "content"];
const files = ["build.ts", "wrangler.toml", "package.json", "package-lock.json", "tsconfig.base.json"];
const editedFile = "content/docs/overview.mdx";
const edits = 5;

interface Measurement {
  seconds: number;
  /** Of all processes. */
  "CPU seconds": number;
  /** Maximum of all processes together, in MB. */
  memory: number;
  /** New files in `dist/`, and their size. */
  files: number;
  bytes: number;
}

const ownBuild = `${process.execPath} --import ./build/compile-cache.js build/build-command.ts`;

/** Builds a project, and measures the build. */
async function build(project: string, command = ownBuild, output = "dist"): Promise<Measurement> {
  const start = Date.now();
  const timedCommand = `TIMEFORMAT="CPU %U %S"; time ${command}`;
  const child = spawn("bash", ["-c", timedCommand], { cwd: project, env: rivalEnvironment });
  const memory = watchMemory(child.pid ?? 0);
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (log += chunk));
  const [status] = await once(child, "close");
  const seconds = (Date.now() - start) / 1000;
  if (status !== 0) throw new Error(log);
  const [, user = 0, system = 0] = (/CPU (\S+) (\S+)/.exec(log) ?? []).map(Number);
  console.log(log.replace(/^(CPU|…).*\n/gm, "")); // without times and progress
  const fileSizes = (await newFiles(join(project, output), start)).map(({ size }) => size);
  const bytes = fileSizes.reduce((sum, size) => sum + size, 0);
  return { seconds, "CPU seconds": user + system, memory: memory.stop(), files: fileSizes.length, bytes };
}

async function newFiles(folder: string, since: number): Promise<{ size: number }[]> {
  const all = await Promise.all((await Array.fromAsync(glob(join(folder, "**")))).map((file) => stat(file)));
  return all.filter((file) => file.isFile() && file.mtimeMs >= since);
}

/** Records the maximum memory of a process and its descendants, measured five times a second; `stop` returns it in MB. */
function watchMemory(root: number): { stop(): number } {
  let peak = 0;
  const measure = () => {
    const lines = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).stdout.trim().split("\n");
    const all = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
    const tree = new Set([root]);
    for (const id of tree) for (const [pid, parent] of all) if (parent === id) tree.add(pid);
    const sum = all.reduce((sum, [pid, , rss]) => sum + (tree.has(pid) ? rss : 0), 0);
    peak = Math.max(peak, Math.round(sum / 1024));
  };
  const timer = setInterval(measure, 200);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Seconds until the dev server serves the site, and from an edit until it has notified open pages and serves the new page. */
async function measureDev(folder: string): Promise<{ start: number; edit: number }> {
  const startTime = performance.now();
  const { url, end } = await startDev(folder);
  try {
    const start = (performance.now() - startTime) / 1000;
    const events = await fetch(`${url}/_dev.js`, { headers: { Accept: "text/event-stream" } });
    const reader = (events.body as ReadableStream).getReader();
    await reader.read(); // the initial state
    const times: number[] = [];
    for (let edit = 1; edit <= edits; edit++) {
      const sentence = `Sentence ${edit} of npm run dev.`;
      const savedAt = performance.now();
      await appendFile(join(folder, editedFile), `\n${sentence}\n`);
      await reader.read();
      const page = await (await fetch(`${url}/docs/overview`)).text();
      if (!page.includes(sentence)) throw new Error("Pages were notified before the new page was served");
      times.push((performance.now() - savedAt) / 1000);
    }
    await reader.cancel();
    return { start, edit: median(times) };
  } finally {
    await end();
  }
}

/** A cold build with the other generator, and one after an edit. */
async function buildRival(project: string): Promise<Record<string, Measurement>> {
  const { name, build: command, output } = docusaurus;
  const pages = generatedPages(count, "/docs");
  await installRival(docusaurus, pages, project);
  const cold = await build(project, `npx ${command}`, output);
  await appendFile(join(project, "docs", `${pages[0]?.id}.md`), "\nOne more sentence.\n");
  return { [`${name}: cold`]: cold, [`${name}: one edit`]: await build(project, `npx ${command}`, output) };
}

async function addPages(folder: string): Promise<void> {
  const pages = generatedPages(count, "/docs/generated");
  await mkdir(join(folder, "content/docs/generated"));
  for (const page of pages) {
    await writeFile(join(folder, "content/docs/generated", `${page.id}.mdx`), markdownFile(page));
  }
  const sidebars = join(folder, "content/sidebars.ts");
  const text = await readFile(sidebars, "utf8");
  const categories = Array.from({ length: Math.ceil(count / 50) }, (_, index) => ({
    label: `Generated ${index}`,
    items: pages.slice(index * 50, index * 50 + 50).map(({ id }) => `generated/${id}`),
  }));
  const extended = text.replace(/\n {2}\],\n\};\s*$/, `\n${JSON.stringify(categories).slice(1, -1)}],\n};\n`);
  if (extended === text) throw new Error(`The end of ${sidebars} has changed, so the pages cannot be added to it`);
  await writeFile(sidebars, extended);
}

const folder = await mkdtemp(join(tmpdir(), "bench-scale-"));
try {
  for (const name of [...copiedFolders, ...files]) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  if (count > 0) await addPages(folder);
  const results: Record<string, Measurement> = { cold: await build(folder), "no change": await build(folder) };
  await appendFile(join(folder, editedFile), "\nOne more sentence.\n");
  results["one edit"] = await build(folder);
  if (options.rival) Object.assign(results, await buildRival(join(folder, "rival")));
  const { start } = await measureDev(folder);
  const { start: restartSeconds, edit } = await measureDev(folder);
  console.log(`Builds with ${count} generated pages. memory: MB of all processes; files and bytes: new ones in dist/`);
  console.table(results);
  console.log(
    `npm run dev: ${start.toFixed(1)} s to start, ${restartSeconds.toFixed(1)} s the next time; ${edit.toFixed(2)} s from an edit to the served page (median of ${edits})`,
  );
} finally {
  await rm(folder, { recursive: true });
}
