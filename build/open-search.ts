import { escapeHtml } from "../shared/html-text.ts";
import { type AssetFile, textFile } from "./asset-file.ts";
import type { Settings } from "./settings.ts";

/** The OpenSearch description, with which browsers offer the site's search: https://github.com/dewitt/opensearch */
export function openSearchFile(site: Pick<Settings["site"], "title" | "origin">, basePath: string): AssetFile {
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
