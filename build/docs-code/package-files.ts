import { glob, readFile } from "node:fs/promises";

/** The declarations and the code of the packages that the docs are about, as they are published. */
export const packageDeclarations = "node_modules/@craftjs/*/lib/**/*.d.ts";
export const packageCode = "node_modules/@craftjs/*/dist/cjs/*.js";

/** What the files hold that are found by some patterns. */
export async function readAll(patterns: string[]): Promise<string[]> {
  const files = await Array.fromAsync(glob(patterns));
  return Promise.all(files.map((file) => readFile(file, "utf8")));
}
