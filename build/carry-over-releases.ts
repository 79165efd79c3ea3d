import { existsSync } from "node:fs";
import { join } from "node:path";
import { isAssetPath } from "../shared/wire-names.ts";
import { writeAtomically } from "./write-atomically.ts";
import { parseReleases, releasesFile } from "./write-output.ts";

/**
 * Downloads the chunks of the deployed releases, so the next deploy keeps serving them to open tabs.
 * @param root folder of the static files, which the build fills
 * @returns the number of files, or why there were none (a site not online yet has none)
 */
export async function carryOverReleases(
  fetchFile: typeof fetch,
  address: string,
  root: string,
): Promise<{ files: number; problem?: string }> {
  let response: Response;
  try {
    response = await fetchFile(new URL(releasesFile.slice(1), address));
  } catch (error) {
    return { files: 0, problem: `none carried over: ${address} cannot be reached (${(error as Error).message})` };
  }
  if (!response.ok) return { files: 0, problem: `none carried over: ${address} answered ${response.status}` };
  const text = await response.text();
  await writeAtomically(join(root, releasesFile), text);
  let count = 0;
  for (const path of parseReleases(text).flatMap(({ files }) => files)) {
    const file = join(root, path);
    // The list is untrusted input: accept hashed asset names only.
    if (!isAssetPath(path) || path.includes("..") || existsSync(file)) continue;
    const chunk = await bytesOf(fetchFile, new URL(path.slice(1), address));
    if (!chunk) continue;
    await writeAtomically(file, chunk);
    count++;
  }
  return { files: count };
}

/** Null if unavailable: a missing old chunk must not block a release. */
async function bytesOf(fetchFile: typeof fetch, address: URL): Promise<Buffer | null> {
  try {
    const response = await fetchFile(address);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
