import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path/posix";
import { withLineFeeds } from "files/line-ends.ts";
import { ContentError, type Problem } from "files/problems.ts";
import { compile } from "playground/sandbox/compile.ts";

/** Folder below `content/` with the sources of live examples and pictures of their canvases. */
export const liveFolder = "live";

export interface LiveSource {
  name: string;
  source: string;
  code: string;
}

/** @throws ContentError with each source that cannot be compiled */
export async function readLiveSources(contentDir: string): Promise<LiveSource[]> {
  const folder = join(contentDir, liveFolder);
  const files = (await Array.fromAsync(glob("*.tsx", { cwd: folder }))).sort();
  const problems: Problem[] = [];
  const sources: LiveSource[] = [];
  for (const fileName of files) {
    const file = join(folder, fileName);
    const source = withLineFeeds(await readFile(file, "utf8")).trimEnd();
    const name = basename(fileName, ".tsx");
    if (!/^[a-z][a-z0-9-]*$/.test(name)) {
      problems.push({ file, message: "a live example's name is part of its address: write it in kebab-case" });
    }
    const result = compile(source);
    if ("code" in result) sources.push({ name, source, code: result.code });
    else problems.push({ file, line: result.mistake.place?.line, message: result.mistake.message });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return sources;
}
