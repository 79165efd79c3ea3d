import { glob, readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { codeFiles } from "../../build/code-from-files.ts";

const example = "examples/basic";

interface Block {
  language: string;
  /** The file that the reader writes. */
  title: string;
  /** Where its code comes from. */
  file: string;
  changedFrom: string | undefined;
}

let blocks: Block[];

beforeAll(async () => {
  const page = await readFile("content/docs/guides/basic-tutorial.mdx", "utf8");
  blocks = [...page.matchAll(/^```(\w+)(.*)\n/gm)]
    .filter(([, language]) => language !== "bash")
    .map(([, language = "", meta = ""]) => {
      const files = codeFiles(meta);
      const title = /title="([^"]+)"/.exec(meta)?.[1];
      if (!files || !title) throw new Error(`A block is not taken from a file of the example: ${language}${meta}`);
      return { language, title, ...files };
    });
});

/** The project after each block of the page: what the reader's files hold. */
async function followTutorial(): Promise<{ block: Block; project: Map<string, string> }[]> {
  const project = new Map<string, string>();
  const states = [];
  for (const block of blocks) {
    project.set(block.title, await readFile(block.file, "utf8"));
    states.push({ block, project: new Map(project) });
  }
  return states;
}

describe("who follows the tutorial", () => {
  it("ends with the example's code, byte for byte", async () => {
    const project = (await followTutorial()).at(-1)?.project;
    const paths = await Array.fromAsync(glob("src/**/*.*", { cwd: example }));
    const files = await Promise.all(paths.map(async (path) => [path, await readFile(join(example, path), "utf8")]));
    expect(Object.fromEntries(project ?? [])).toEqual(Object.fromEntries(files));
  });

  it("has every file that a file imports, whenever there is an editor to look at", async () => {
    const checkpoints = (await followTutorial()).filter(({ block }) => block.title === "src/App.tsx");
    expect(checkpoints.length).toBe(3);
    for (const { block, project } of checkpoints) {
      for (const [path, code] of project) {
        for (const [, specifier = ""] of code.matchAll(/^(?:import|export) (?:[^;]*? from )?'(\.[^']+)';/gm)) {
          const target = normalize(join(path, "..", specifier));
          expect(project.has(target), `${path} imports ${specifier} before the checkpoint of ${block.file}`).toBe(true);
        }
      }
    }
  });

  it("writes each file once, but for the one that grows from step to step", () => {
    const titles = blocks.map(({ title }) => title).filter((title) => title !== "src/App.tsx");
    expect(titles).toEqual([...new Set(titles)]);
  });

  it("sees what each step changes", () => {
    const steps = blocks.filter(({ title }) => title === "src/App.tsx");
    expect(steps.map(({ changedFrom }) => changedFrom)).toEqual([
      undefined,
      ...steps.slice(0, -1).map(({ file }) => file),
    ]);
  });

  it("sees every file of the steps", async () => {
    const paths = await Array.fromAsync(glob(`${example}/steps/**/*.*`));
    expect(blocks.map(({ file }) => file).filter((file) => file.includes("/steps/"))).toEqual(paths.sort());
  });
});
