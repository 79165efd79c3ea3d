import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { dirname, extname, join } from "node:path/posix";
import type { Loader, Plugin } from "esbuild";
import { posixPath } from "files/posix-path.ts";

/**
 * A stage of an example. `examples/<name>/steps/<number>-<words>/` has the versions of files up to that step, and `src/`
 * has their final versions.
 */
export interface ExampleStep {
  /** `tutorial/step-2`: the end of its URL, and part of its file names in a build. */
  name: string;
  example: string;
  number: number;
  /** Its folder and the folders of later steps: a file comes from the first that has it, or else from `src/`. */
  folders: string[];
}

/** Names of the example apps: the folders of `examples/`. */
export function exampleNames(): string[] {
  return globSync("examples/*/index.html")
    .map((page) => posixPath(page).split("/")[1] ?? "")
    .sort();
}

export function readExampleSteps(): ExampleStep[] {
  const folders = globSync("examples/*/steps/*").map(posixPath);
  const examples = [...new Set(folders.map((path) => path.split("/")[1] ?? ""))].sort();
  return examples.flatMap((example) => {
    const stepFolders = folders.filter((path) => path.startsWith(`examples/${example}/`));
    const numberOf = (path: string) => Number(/\/(\d+)-[^/]*$/.exec(path)?.[1]);
    stepFolders.sort((a, b) => numberOf(a) - numberOf(b));
    stepFolders.forEach((path, index) => {
      if (numberOf(path) !== index + 1) throw new Error(`${path}: its name must begin with ${index + 1}-`);
    });
    return Array.from({ length: stepFolders.length + 1 }, (_, index) => {
      const number = index + 1;
      return { name: `${example}/step-${number}`, example, number, folders: stepFolders.slice(index) };
    });
  });
}

/** Picture file of a step's editor: `examples/tutorial/pictures/step-1.png`. */
export const pictureOfStep = (name: string) => `examples/${name.replace("/", "/pictures/")}.png`;

export const stepEntry = (step: ExampleStep) => stepFile(step, "step.ts");

/** Module id under which esbuild loads the version of an example's file at a step. */
export const stepFile = ({ example, name }: ExampleStep, path: string) => `${name}:examples/${example}/${path}`;

/** The version of `examples/<name>/src/<path>` on disk at a step. */
export function fileOfStep({ example, folders }: ExampleStep, path: string): string {
  const stepVersion = folders.map((folder) => join(folder, path)).find((file) => existsSync(file));
  return stepVersion ?? join("examples", example, "src", path);
}

/** The path in `src/` of an imported file, as imports in the examples have no extensions. */
export function importedFile(step: ExampleStep, path: string): string {
  const extension = ["", ".tsx", ".ts"].find((suffix) => existsSync(fileOfStep(step, path + suffix))) ?? "";
  return path + extension;
}

/** esbuild plugin: bundles steps as entries, with their own files in place of those in `src/`. */
export function stepFiles(steps: ExampleStep[]): Plugin {
  return {
    name: "steps",
    setup({ onResolve, onLoad }) {
      for (const step of steps) {
        const root = join("examples", step.example);
        const source = join(root, "src", "/");
        onResolve({ filter: new RegExp(`^${step.name}:`) }, ({ path }) => ({
          path: path.slice(step.name.length + 1),
          namespace: step.name,
        }));
        onResolve({ filter: /^\./, namespace: step.name }, ({ path, importer }) => {
          const file = join(dirname(importer), path);
          // Files outside `src/` are shared by all steps.
          if (!file.startsWith(source)) return { path: resolve(file) };
          return { path: source + importedFile(step, file.slice(source.length)), namespace: step.name };
        });
        onLoad({ filter: /.*/, namespace: step.name }, async ({ path }) => {
          const file = path.startsWith(source) ? fileOfStep(step, path.slice(source.length)) : path;
          const loader = extname(file).slice(1) as Loader;
          return { contents: await readFile(file), loader, resolveDir: resolve(dirname(path)) };
        });
      }
    },
  };
}
