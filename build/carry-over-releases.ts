import { existsSync } from "node:fs";
import { join } from "node:path";
import { isAssetPath } from "../shared/wire-names.ts";
import { writeAtomically } from "./write-atomically.ts";
import { parseReleases, releasesFile } from "./write-output.ts";

/**
 * Fetches the chunks of the releases that are online now, so that the next deploy goes on serving them to tabs which were
 * opened before it. A machine that has just cloned the repository has none of them.
 * @param address where the site is online, with its base path
 * @param root the folder of the site's static files, which the build fills
 * @returns how many files were fetched, or why none could be: a site that is not online yet has nothing to carry over
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
    // The list comes from the network: it may name hashed files, and no others.
    if (!isAssetPath(path) || path.includes("..") || existsSync(file)) continue;
    const chunk = await bytesOf(fetchFile, new URL(path.slice(1), address));
    if (!chunk) continue;
    await writeAtomically(file, chunk);
    count++;
  }
  return { files: count };
}

/** A chunk that is online; null when it cannot be had: an old one is no reason to hold the next release up. */
async function bytesOf(fetchFile: typeof fetch, address: URL): Promise<Buffer | null> {
  try {
    const response = await fetchFile(address);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
