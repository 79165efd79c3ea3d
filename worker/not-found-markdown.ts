import { withBase } from "browser/base-path.ts";
import { site } from "../content/site.ts";
import type { Page } from "../shared/page-data.ts";
import { markdownPath } from "../shared/wire-names.ts";

/** The not-found page in Markdown. */
export function notFoundMarkdown(path: string, page: Page): string {
  const addressOf = (path: string) => site.origin + withBase(path);
  const suggestions = page.kind === "not-found" ? page.suggestions : [];
  const links = suggestions.map(({ label, path }) => `- [${label}](${addressOf(markdownPath(path))})\n`);
  const meant = links.length > 0 ? `Did you mean:\n\n${links.join("")}\n` : "";
  // As code, since the path may be any text; spaces and backticks are percent-encoded in it.
  return `# Page not found\n\nNo page has the path \`${path}\`.\n\n${meant}All pages: ${addressOf("/llms.txt")}\n`;
}
