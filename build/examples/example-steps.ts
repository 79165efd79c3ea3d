import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, join, normalize, resolve } from "node:path";
import type { Loader, Plugin } from "esbuild";

/**
 * A state of an example's code on the way to its last one. `examples/<name>/steps/<number>-<words>/` holds the files that
 * look otherwise in it than in `src/`, and is laid over that. The last step is `src/` itself, and has no folder.
 */
export interface ExampleStep {
  /** `basic/step-2`: the end of its address, and of what names its files in a build. */
  name: string;
  example: string;
  number: number;
  folder: string | null;
}

/** The steps of all examples that have some. */
export function readExampleSteps(): ExampleStep[] {
  const folders = globSync("examples/*/steps/*").map((path) => path.replaceAll("\\", "/"));
  const examples = [...new Set(folders.map((path) => path.split("/")[1] ?? ""))].sort();
  return examples.flatMap((example) => {
    const own = folders.filter((path) => path.startsWith(`examples/${example}/`));
    const numberOf = (path: string) => Number(/\/(\d+)-[^/]*$/.exec(path)?.[1]);
    own.sort((a, b) => numberOf(a) - numberOf(b));
    own.forEach((path, index) => {
      if (numberOf(path) !== index + 1) throw new Error(`${path}: its name has to begin with ${index + 1}-`);
    });
    return [...own, null].map((folder, index) => {
      const number = index + 1;
      return { name: `${example}/step-${number}`, example, number, folder };
    });
  });
}

/** What an example's steps are made of: HTML and an entry of their own, beside those of the example. */
export const stepEntry = (step: ExampleStep) => stepFile(step, "step.ts");

/** What a bundle takes for a file of an example as it is in a step. */
export const stepFile = ({ example, name }: ExampleStep, path: string) => `${name}:examples/${example}/${path}`;

/** The file that holds what `examples/<name>/src/<path>` is in a step. */
export function fileOfStep({ example, folder }: ExampleStep, path: string): string {
  const changed = folder && join(folder, path);
  return changed && existsSync(changed) ? changed : join("examples", example, "src", path);
}

/**
 * Every file of `src/` that a step's code leads to from its entry, by its path there. What comes from outside is left out.
 */
export async function filesOfStep(step: ExampleStep): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const follow = async (path: string): Promise<void> => {
    if (files.has(path)) return;
    const code = await readFile(fileOfStep(step, path), "utf8");
    files.set(path, code);
    for (const [, specifier = ""] of code.matchAll(/^import (?:[^;]*? from )?["'](\.[^"']+)["'];/gm)) {
      await follow(normalize(join(dirname(path), specifier)).replaceAll("\\", "/"));
    }
  };
  await follow("main.tsx");
  return files;
}

/** Lets a bundle have the steps of examples as entries, each with its own files in the place of those of `src/`. */
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
          // What steps share with the rest of the site is the same file in all of them.
          return file.startsWith(source) ? { path: file, namespace: step.name } : { path: resolve(file) };
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
