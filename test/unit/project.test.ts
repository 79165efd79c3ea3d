import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

interface LockFile {
  packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
}

const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));

it("pins the exact version of each dependency", async () => {
  const { dependencies, devDependencies } = await readJson("package.json");
  const versions = Object.values<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

// npm can drop optional dependencies for other platforms when it rewrites the lock file; `npm ci` then fails there.
it("has in its lock file the builds for every platform, and no registry's address", async () => {
  const { packages }: LockFile = await readJson("package-lock.json");
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([]);
});
