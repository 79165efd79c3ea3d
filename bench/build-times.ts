import { spawnSync } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { generatedPages, markdownFile } from "./generated-pages.ts";

interface BuildTimes {
  /** Seconds for a cold build, without a cache. */
  cold: number;
  afterOneEdit: number;
  /** Bytes. */
  worker: number;
  workerAndManifest: number;
}

/** Builds a copy of the project with `morePages` extra pages, each of about 700 words, six code blocks and a table. */
export async function benchBuild(morePages: number): Promise<BuildTimes> {
  const folder = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    for (const path of [
      "build",
      "build.ts",
      "client",
      "content",
      "examples",
      "shared",
      "worker",
      "wrangler.toml",
      "package.json",
    ]) {
      await cp(path, join(folder, path), { recursive: true });
    }
    await cp("package-lock.json", join(folder, "package-lock.json"));
    await symlink(resolve("node_modules"), join(folder, "node_modules"));
    await addPages(folder, morePages);
    const cold = build(folder);
    await appendFile(join(folder, "content/docs/overview.mdx"), "\nOne more sentence.\n");
    const afterOneEdit = build(folder);
    const worker = (await readFile(join(folder, "dist/worker/index.js"))).length;
    const manifest = (await readFile(join(folder, "dist/worker/manifest.js"))).length;
    return { cold, afterOneEdit, worker, workerAndManifest: worker + manifest };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function build(folder: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build.ts"], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stdout + stderr);
  return (performance.now() - start) / 1000;
}

async function addPages(folder: string, count: number): Promise<void> {
  if (count === 0) return;
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
  const added = JSON.stringify(categories).slice(1, -1);
  await writeFile(sidebars, text.replace(/\n {2}\],\n\};\s*$/, `\n${added}],\n};\n`));
}
