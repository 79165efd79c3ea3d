import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import type { Settings } from "../settings/settings.ts";
import type { PageLinks } from "./check-links.ts";

export function siteLinks(contentDir: string, { navbar, assistants, footer }: Settings["site"]): PageLinks {
  const file = join(contentDir, "site.ts");
  const lines = readFileSync(file, "utf8").split("\n");
  const links = [
    navbar.docs,
    ...navbar.examples.items,
    navbar.support,
    navbar.github,
    ...(assistants ? [assistants] : []),
    ...footer.columns.flatMap((column) => column.links),
  ];
  const hrefs = [...new Set(links.map(({ href }) => href))];
  const lineOf = (href: string) => lines.findIndex((text) => text.includes("href") && text.includes(`"${href}"`)) + 1;
  return { file, path: "/", links: hrefs.map((href) => ({ href, line: lineOf(href) || 1 })) };
}
