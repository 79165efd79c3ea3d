import { glob, readFile } from "node:fs/promises";
import type { Compiled } from "../compile-pages.ts";
import { contentHash } from "../hash.ts";
import { ownFolder } from "../own-folder.ts";
import { ContentError } from "../problems.ts";
import { checkStatically } from "./check-statically.ts";
import { pageClaims } from "./page-claims.ts";
import { hasPassed, keepPassed } from "./passed.ts";
import { quotesIn } from "./quoted-messages.ts";
import { versionText } from "./version-problems.ts";
import { ofSite } from "./vocabulary.ts";

/**
 * Runs the static checks unless they have passed before on the same claims, with the same packages and checks.
 * @returns whether they ran
 * @throws ContentError with every statement that is false
 */
export async function checkOnce(contentDir: string, pages: Compiled[]): Promise<boolean> {
  const patterns = [...ofSite, "content/contexts/*", "package-lock.json"];
  const files = (await Array.fromAsync(glob(patterns))).sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const claims = pages.map((page) =>
    [page.file, JSON.stringify([pageClaims(page), quotesIn(page.source)]), versionText(page.source)].join(" "),
  );
  const key = contentHash(contentDir, ...contents, ...claims);
  if (hasPassed(key)) return false;
  // A folder of its own for each: two builds may check at a time.
  const folder = ownFolder("docs-types");
  try {
    const { problems } = await checkStatically(contentDir, pages, folder.path);
    if (problems.length > 0) throw new ContentError(problems);
  } finally {
    folder.remove();
  }
  await keepPassed(key);
  return true;
}
