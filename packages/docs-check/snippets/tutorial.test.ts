import { glob, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readExampleSteps } from "../../../build/live/example-steps.ts";
import { filesOfStep } from "../../../test/files-of-step.ts";
import { readCodeMeta } from "../../pages/markdown/code-meta.ts";
import { typeCheck, writeSources } from "./type-check.ts";

const page = await readFile("content/docs/guides/basic-tutorial.mdx", "utf8");
const steps = readExampleSteps().filter(({ example }) => example === "tutorial");

function blocksIn(part: string) {
  return [...part.matchAll(/^```(\w+)(.*)\n/gm)]
    .filter(([, language, meta = ""]) => language !== "bash" && !meta.includes('title="vite.config.ts"'))
    .map(([fence, , meta = ""]) => {
      const { title, file, changedFrom } = readCodeMeta(meta);
      if (!file || !title) throw new Error(`A block is not taken from a file of the example: ${fence}`);
      return { title, file, changedFrom };
    });
}

/** The files that a reader has copied by the end of each step. */
const projects = new Map<string, Map<string, string>>();
const project = new Map<string, string>();
const parts = page.split(/^<LiveStep example="([^"]+)".*$/m);
for (let index = 0; index + 1 < parts.length; index += 2) {
  for (const { title, file } of blocksIn(parts[index] ?? ""))
    project.set(title.replace(/^src\//, ""), await readFile(file, "utf8"));
  projects.set(parts[index + 1] ?? "", new Map(project));
}

describe("a reader of the tutorial", () => {
  it("sees the final state of each step, in order", () => {
    const sections = page.split(/^## /m).filter((section) => section.startsWith("Step "));
    const shown = sections.map((section) => [
      Number(/^Step (\d+):/.exec(section)?.[1]),
      /<LiveStep example="([^"]+)" title="After step (\d+): [^"]+" \/>\n*$/.exec(section)?.slice(1),
    ]);
    expect(shown).toEqual(steps.map(({ name, number }) => [number, [name, String(number)]]));
  });

  it.each(steps)("has copied the running code, byte for byte: $name", async (step) => {
    const copied = Object.fromEntries([...(projects.get(step.name) ?? [])].sort());
    expect(copied).toEqual(Object.fromEntries([...(await filesOfStep(step))].sort()));
  });

  it("ends with the example's code, and has each of its files", async () => {
    const last = projects.get(steps.at(-1)?.name ?? "");
    const paths = await Array.fromAsync(glob("**/*.*", { cwd: "examples/tutorial/src" }));
    expect([...(last?.keys() ?? [])].sort()).toEqual(paths.map((path) => path.replaceAll("\\", "/")).sort());
  });

  it("has code that type-checks after each step", { timeout: 60_000 }, async () => {
    const files = [...projects].flatMap(([name, project]) =>
      [...project].map(([path, code]) => [`${name}/${path}`, code] as const),
    );
    await writeSources(".cache/tutorial-steps", new Map(files));
    expect(await typeCheck(".cache/tutorial-steps", new Map(files))).toEqual([]);
  });

  it("sees changes in a file that is shown again", () => {
    const states = new Map<string, string>();
    for (const { title, file, changedFrom } of blocksIn(page)) {
      expect([title, changedFrom]).toEqual([title, states.get(title)]);
      states.set(title, file);
    }
  });

  it("sees every file of the steps, and no line over 80 characters", async () => {
    const paths = await Array.fromAsync(glob("examples/tutorial/steps/**/*.*"));
    const shown = blocksIn(page).map(({ file }) => file);
    expect(shown.filter((file) => file.includes("/steps/")).sort()).toEqual(paths.sort());
    for (const file of shown) {
      const wide = (await readFile(file, "utf8")).split("\n").filter((line) => line.length > 80);
      expect([file, wide]).toEqual([file, []]);
    }
  });
});
