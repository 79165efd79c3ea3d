import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import type { Problem } from "files/problems.ts";
import { normaliseUrl } from "../../worker/normalise-url.ts";
import type { AssetFile } from "../base/asset-file.ts";
import { type LinkTargets, missingTarget } from "../base/link-targets.ts";
import { lineOfSetting } from "../settings/setting-lines.ts";

/** Reports redirects that are never used, chain to another redirect, or have a broken target. */
export function checkRedirects(contentDir: string, redirects: Record<string, string>, targets: LinkTargets): Problem[] {
  return eachRedirect(contentDir, redirects, (from, to) => wrongRedirect(from, to, redirects, targets));
}

/** Reports redirects that shadow a served file, such as the sitemap. */
export function checkRedirectedFiles(
  contentDir: string,
  redirects: Record<string, string>,
  files: AssetFile[],
): Problem[] {
  const addresses = new Set(files.map(({ path, address }) => address ?? path));
  const message = "there is a file at this address, which the redirect would hide";
  return eachRedirect(contentDir, redirects, (from) => (addresses.has(from) ? message : null));
}

function eachRedirect(
  contentDir: string,
  redirects: Record<string, string>,
  wrong: (from: string, to: string) => string | null,
): Problem[] {
  const file = join(contentDir, "redirects.ts");
  const source = readFileSync(file, "utf8");
  return Object.entries(redirects).flatMap(([from, to]) => {
    const line = lineOfSetting(source, "redirects", redirects, [from]);
    const message = wrong(from, to);
    return message ? [{ file, line, message: `redirect of "${from}": ${message}` }] : [];
  });
}

function wrongRedirect(
  from: string,
  to: string,
  redirects: Record<string, string>,
  targets: LinkTargets,
): string | null {
  // The path as a browser requests it: without query and hash, and with spaces and accents encoded.
  const canonical = normaliseUrl(new URL(from, "https://site.example").pathname, "");
  if ("path" in canonical && canonical.path !== from) {
    return `it is never used: requests for it arrive as "${canonical.path}"`;
  }
  if ("location" in canonical) return `it is never used, since requests for it become "${canonical.location}"`;
  if (targets.has(from)) return "there is a page at this address, which the redirect would hide";
  if (targets.get(from.replace(/\.md$/, "")))
    return "the page's Markdown is at this address: the redirect would hide it";
  const [path = ""] = to.split("#");
  if (path.includes("?")) return `"${to}" has a query, but the request brings its own`;
  if (path in redirects) return `"${path}" is redirected itself: name the page at the end, "${redirects[path]}"`;
  return missingTarget(targets, to);
}
