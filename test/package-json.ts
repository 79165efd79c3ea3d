import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PackageJson {
  name: string;
  version: string;
  license?: string;
  main?: string;
  module?: string;
  types?: string;
  exports?: unknown;
  files?: string[];
  engines?: { node?: string };
  repository?: { url: string };
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export function packageJson(name?: string): PackageJson {
  return JSON.parse(readFileSync(join(name ? `node_modules/${name}` : ".", "package.json"), "utf8"));
}
