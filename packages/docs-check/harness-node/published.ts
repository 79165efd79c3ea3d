import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The files of a package on npm, such as `grapesjs@0.23.6`, joined, without its documentation. Needs the network. */
export const publishedText = (specifier: string): string =>
  readPublished(specifier, "--exclude=*.md", "--exclude=*.map", "--exclude=*.tsbuildinfo");

/** A file of a package on npm, such as `CHANGELOG.md`. Needs the network. */
export const publishedFile = (specifier: string, path: string): string => readPublished(specifier, `package/${path}`);

function readPublished(specifier: string, ...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "published-"));
  try {
    const pack = ["pack", "--silent", "--pack-destination", folder, specifier];
    const file = execFileSync("npm", pack, { encoding: "utf8" }).trim();
    return execFileSync("tar", ["-xzOf", join(folder, file), ...options], { encoding: "utf8", maxBuffer: 1e9 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A field of a package on npm. */
export const publishedField = (specifier: string, field: string): unknown =>
  JSON.parse(execFileSync("npm", ["view", specifier, field, "--json"], { encoding: "utf8" }) || "null");
