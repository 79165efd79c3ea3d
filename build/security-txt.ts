import { type AssetFile, textFile } from "./asset-file.ts";
import type { Settings } from "./settings.ts";

/** RFC 9116 asks for less than a year; a build in the same month makes the same file. */
const monthsValid = 11;

/** `/.well-known/security.txt`: where to report a vulnerability. */
export function securityTxt({ origin, locale, repository, editBase }: Settings["site"], now: Date): AssetFile {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
  const path = "/.well-known/security.txt";
  const lines = [
    `Contact: ${repository}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locale}`,
    `Canonical: ${origin}${path}`,
    `Policy: ${editBase.replace("/edit/", "/blob/")}SECURITY.md`,
  ];
  return textFile(path, `${lines.join("\n")}\n`);
}
