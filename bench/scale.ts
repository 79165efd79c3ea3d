import { spawnSync } from "node:child_process";
import { appendFile, cp, glob, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { generatedPages, markdownFile } from "./generated-pages.ts";

// `npm run bench:scale -- 1000`: builds a copy of the project with that many generated pages beside the real ones.
const count = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(count) || count < 0) throw new Error(`How many pages? Not "${process.argv[2]}"`);

const copied = ["build", "client", "content", "examples", "shared", "worker"];
const files = ["build.ts", "wrangler.toml", "package.json", "package-lock.json"];
/** Prints the process's peak memory at its end, in kB. */
const watchMemory = `data:text/javascript,process.on("exit",()=>console.log("peak",process.resourceUsage().maxRSS))`;

interface Build {
  seconds: number;
  /** MB of memory at most, without those of child processes. */
  memory: number;
  /** Files in `dist/` that the build has written, and their bytes. */
  written: number;
  bytes: number;
}

async function build(folder: string): Promise<Build> {
  const start = Date.now();
  const args = ["--import", "./build/compile-cache.js", "--import", watchMemory, "build/build-command.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const seconds = (Date.now() - start) / 1000;
  if (status !== 0) throw new Error(stdout + stderr);
  console.log(stdout.replace(/^peak.*\n/gm, ""));
  const memory = Math.round(Number(stdout.match(/(?<=^peak )\d+/gm)?.at(-1)) / 1024);
  let written = 0;
  let bytes = 0;
  for await (const name of glob("dist/**", { cwd: folder })) {
    const file = await stat(join(folder, name));
    if (!file.isFile() || file.mtimeMs < start) continue;
    written++;
    bytes += file.size;
  }
  return { seconds, memory, written, bytes };
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
  await writeFile(sidebars, text.replace(/\n {2}\],\n\};\s*$/, `\n${JSON.stringify(categories).slice(1, -1)}],\n};\n`));
}

const folder = await mkdtemp(join(tmpdir(), "bench-scale-"));
try {
  for (const name of [...copied, ...files]) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  if (count > 0) await addPages(folder);
  const results: Record<string, Build> = { cold: await build(folder), "without a change": await build(folder) };
  await appendFile(join(folder, "content/docs/overview.mdx"), "\nOne more sentence.\n");
  results["after one edit"] = await build(folder);
  console.log(`Builds with ${count} generated pages: seconds, MB of memory, files written and their bytes`);
  console.table(results);
} finally {
  await rm(folder, { recursive: true });
}
