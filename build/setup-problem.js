import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Not TypeScript, and without imports of packages, so that it runs in an old version of Node and before packages are installed.

/**
 * The reason why the commands cannot run here, in a line that ends with instructions, or null.
 * @param {string} folder the folder of the project
 * @param {string} version the version of the running Node
 * @returns {string | null}
 */
export function setupProblem(folder = ".", version = process.versions.node) {
  // Works even if NODE_ENV is "production" or npm's settings block scripts.
  const install = "npm ci --include=dev --ignore-scripts=false";
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const missing = Object.keys({ ...devDependencies, ...dependencies }).find(
    (name) => !existsSync(join(folder, "node_modules", name)),
  );
  if (missing) return `The package ${missing} is not installed. Run: ${install}`;
  const major = Number.parseInt(devDependencies.node, 10);
  if (Number.parseInt(version, 10) < major) {
    return `Node ${version} is too old. npm installs Node ${major} with the project, if packages may run scripts. Run: ${install}`;
  }
  for (const name of [".cache", ".wrangler", "dist"]) {
    const path = join(folder, name);
    try {
      if (existsSync(path)) accessSync(path, constants.W_OK);
    } catch {
      return `You may not write to ${path}, perhaps because sudo was used. Run: sudo rm -r ${path}`;
    }
  }
  return null;
}
