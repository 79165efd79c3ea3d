import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import type { Problem } from "files/problems.ts";
import { normaliseUrl } from "../../worker/normalise-url.ts";
import type { AssetFile } from "../base/asset-file.ts";
import { type LinkTargets, targetProblem } from "../base/link-targets.ts";
import { lineOfSetting } from "../settings/setting-lines.ts";

/** Reports redirects that never match, chain to another redirect, or have a broken target. */
export function checkRedirects(contentDir: string, redirects: Record<string, string>, targets: LinkTargets): Problem[] {
  return eachRedirect(contentDir, redirects, (from, to) => redirectProblem(from, to, redirects, targets));
}

/** Reports redirects that shadow a served file, such as the sitemap. */
export function checkRedirectedFiles(
  contentDir: string,
  redirects: Record<string, string>,
  files: AssetFile[],
): Problem[] {
  const served = new Set(files.map(({ path, urlPath }) => urlPath ?? path));
  const message = "it would shadow a file with this path";
  return eachRedirect(contentDir, redirects, (from) => (served.has(from) ? message : null));
}

function eachRedirect(
  contentDir: string,
  redirects: Record<string, string>,
  problemOf: (from: string, to: string) => string | null,
): Problem[] {
  const file = join(contentDir, "redirects.ts");
  const source = readFileSync(file, "utf8");
  return Object.entries(redirects).flatMap(([from, to]) => {
    const line = lineOfSetting(source, "redirects", redirects, [from]);
    const message = problemOf(from, to);
    return message ? [{ file, line, message: `redirect from "${from}": ${message}` }] : [];
  });
}

function redirectProblem(
  from: string,
  to: string,
  redirects: Record<string, string>,
  targets: LinkTargets,
): string | null {
  // The path as a browser requests it: without query and hash, and with spaces and accents encoded.
  const canonical = normaliseUrl(new URL(from, "https://site.example").pathname, "");
  if ("path" in canonical && canonical.path !== from) {
    return `it never matches, as browsers request "${canonical.path}"`;
  }
  if ("location" in canonical) return `it never matches, as browsers are redirected to "${canonical.location}"`;
  if (targets.has(from)) return "it would shadow the page with this path";
  if (targets.get(from.replace(/\.md$/, ""))) return "it would shadow the Markdown of the page";
  const [path = ""] = to.split("#");
  if (path.includes("?")) return `"${to}" has a query, but redirects keep the query of the request`;
  const end = endOfChain(redirects, to);
  if (end === to) return targetProblem(targets, to);
  return `"${path}" ${end ? `redirects again: use "${end}" as the target` : "redirects in a loop"}`;
}

/** The target of the last redirect in a chain; null for a cycle. */
function endOfChain(redirects: Record<string, string>, to: string, hops = 0): string | null {
  const next = redirects[to.split("#")[0] ?? ""];
  if (next === undefined) return to;
  return hops > Object.keys(redirects).length ? null : endOfChain(redirects, next, hops + 1);
}
