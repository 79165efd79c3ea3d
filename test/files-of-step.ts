import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { withLineFeeds } from "files/line-ends.ts";
import { type ExampleStep, fileOfStep, importedFile } from "../build/live/example-steps.ts";

/** Files of `src/` that a step's entry imports, directly or not, by path. */
export async function filesOfStep(step: ExampleStep): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const follow = async (path: string): Promise<void> => {
    if (files.has(path)) return;
    const code = withLineFeeds(await readFile(fileOfStep(step, path), "utf8"));
    files.set(path, code);
    for (const [, specifier = ""] of code.matchAll(/^import (?:[^;]*? from )?["'](\.[^"']+)["'];/gm)) {
      await follow(importedFile(step, join(dirname(path), specifier)));
    }
  };
  await follow("main.tsx");
  return files;
}
