import { textFile } from "../../../build/asset-file.ts";
import { checkLinks } from "../../../build/check-links.ts";
import { checkRedirectedFiles, checkRedirects } from "../../../build/check-redirects.ts";
import { messages } from "./problems-of.ts";

/** A site of one page with one heading. */
const targets = new Map([["/docs/concepts/nodes", ["nodes"]]]);
const linked = { contentDir: "content", origin: "https://own.example", redirects: {}, targets };

/** What the build says about a link to this address; empty when nothing is wrong. */
export const aboutLink = (href: string): string =>
  messages(checkLinks(linked, [{ file: "content/docs/a.mdx", path: "/docs/a", links: [{ href }] }]));

/** What it says about redirects. */
export const aboutRedirects = (redirects: Record<string, string>): string =>
  messages([
    ...checkRedirects("content", redirects, targets),
    ...checkRedirectedFiles("content", redirects, [textFile("/sitemap.xml", "")]),
  ]);
