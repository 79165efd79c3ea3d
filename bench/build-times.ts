import { spawnSync } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

interface BuildTimes {
  /** Seconds of the first build, with nothing kept from an earlier one. */
  cold: number;
  /** Seconds of the build after one page was edited. */
  afterOneEdit: number;
  /** Bytes of the bundled worker, without and with its manifest. */
  worker: number;
  workerAndManifest: number;
}

/** Builds a copy of the project with that many pages more, each of about 700 words with six code blocks and a table. */
export async function benchBuild(morePages: number): Promise<BuildTimes> {
  const folder = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    for (const path of [
      "build",
      "build.ts",
      "client",
      "content",
      "examples",
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
  const ids = Array.from({ length: count }, (_, index) => `generated/page-${index}`);
  await mkdir(join(folder, "content/docs/generated"));
  for (const [index, id] of ids.entries()) {
    const next = ids[(index + 1) % count] ?? id;
    await writeFile(join(folder, "content/docs", `${id}.mdx`), page(index, next));
  }
  const sidebars = join(folder, "content/sidebars.ts");
  const text = await readFile(sidebars, "utf8");
  const categories = Array.from({ length: Math.ceil(count / 50) }, (_, index) => ({
    label: `Generated ${index}`,
    items: ids.slice(index * 50, index * 50 + 50),
  }));
  const added = JSON.stringify(categories).slice(1, -1);
  await writeFile(sidebars, text.replace(/\n {2}\],\n\};\s*$/, `\n${added}],\n};\n`));
}

function page(index: number, next: string): string {
  const paragraph =
    `Section text of page ${index}: what an editor component does, when it is drawn again, and which of its
props are part of the stored page. It links to [the next page](/docs/${next}) and names \`useNode\` and **rules**. `.repeat(
      3,
    );
  const section = (number: number) => `## Part ${number}

${paragraph}

\`\`\`tsx title="part-${number}.tsx"
import { useNode } from "@craftjs/core";

export function Part${number}({ text }: { text: string }) {
  const { connectors, selected } = useNode((node) => ({ selected: node.events.selected }));
  return <p ref={(dom) => { if (dom) connectors.connect(dom); }}>{selected ? "*" : ""}{text}</p>;
}
\`\`\`
`;
  const table = "| prop | type |\n|---|---|\n| `text` | `string` |\n| `size` | `number` |\n";
  const parts = [1, 2, 3, 4, 5, 6].map(section).join("\n");
  return `---\ntitle: Generated ${index}\ndescription: Generated to measure the build.\n---\n\n${parts}\n${table}`;
}
