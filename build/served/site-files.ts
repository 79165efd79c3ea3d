import { escapeHtml } from "../../shared/html-text.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import type { Settings } from "../settings/settings.ts";

type Site = Settings["site"];

/** The OpenSearch description, which lets browsers offer the site's search: https://github.com/dewitt/opensearch */
export function openSearchFile(site: Pick<Site, "title" | "origin">, basePath: string): AssetFile {
  const title = escapeHtml(site.title);
  const contents = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${title}</ShortName>
<Description>Search the ${title} documentation.</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" template="${escapeHtml(`${site.origin}${basePath}search`)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return textFile("/opensearch.xml", contents);
}

/** RFC 9116 recommends less than a year. The date only changes monthly, and so does the file. */
const monthsValid = 11;

/** `/.well-known/security.txt`: where to report a vulnerability. */
export function securityTxt({ origin, locale, repository, editBase }: Site, now: Date): AssetFile {
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
