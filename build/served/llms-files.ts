import { type Tick, tickAndYield } from "files/steps.ts";
import { markdownPath, mcpPath } from "../../shared/wire-names.ts";
import { type AssetFile, textFile } from "../base/asset-file.ts";
import { authoredText, listItem, urlOf } from "../records/page-text.ts";
import type { Settings } from "../settings/settings.ts";
import type { PageGroup } from "./page-groups.ts";

/** Maximum bytes of a file, about 100,000 tokens: half of the context of common models. */
const maxBytes = 400_000;

/**
 * The files that assistants look for, in the format of https://llmstxt.org: llms.txt lists the pages, llms-full.txt contains
 * all of their text, and a file for each group contains the group's. A file that would be too long continues in
 * `llms-full-2.txt` and so on.
 */
export async function llmsFiles(
  { site }: Settings,
  groups: PageGroup[],
  tick: Tick = () => {},
  limit = maxBytes,
): Promise<AssetFile[]> {
  const all: GroupText = { id: "full", label: "All pages", texts: [] };
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const groupTexts: GroupText[] = [];
  for (const { id, label, pages } of groups) {
    const texts: string[] = [];
    for (const { page } of pages) {
      texts.push(authoredText(site, page, await page.markdown()).markdown);
      await tickAndYield(all.texts.length + texts.length, count, tick);
    }
    all.texts.push(...texts);
    groupTexts.push({ id, label, texts });
  }
  const fullFiles = [all, ...groupTexts].flatMap((group) => filesOfGroup(group, limit));
  const lists = groups.map(({ id, label, pages }) => {
    const items = pages.map(({ label, page: { path, data } }) =>
      listItem(label, urlOf(site, markdownPath(path)), data.description),
    );
    // The format defines "Optional": clients with a small context skip this section.
    return `## ${id === "blog" ? "Optional" : label}\n\n${items.join("\n")}\n`;
  });
  const files = fullFiles.map(({ label, path, pages, text }) => {
    const size = Math.ceil(Buffer.byteLength(text) / 1000);
    return listItem(label, urlOf(site, path), `${pages === 1 ? "1 page" : `${pages} pages`}, ${size} kB`);
  });
  const index = `# ${site.title}

> ${site.description}

Each page is Markdown at the address below. The address without \`.md\` also returns Markdown if the request has \`Accept: text/markdown\`. An MCP server that searches and reads these pages is at ${urlOf(site, mcpPath)} (Streamable HTTP, no sign-in).

## Whole sections in one file

${files.join("\n")}

${lists.join("\n")}`;
  return [textFile("/llms.txt", index), ...fullFiles.map(({ path, text }) => textFile(path, text))];
}

type GroupText = Pick<PageGroup, "id" | "label"> & { texts: string[] };

interface FullFile {
  label: string;
  path: string;
  pages: number;
  text: string;
}

/** The pages of a group in as few files as the limit allows, in order. */
function filesOfGroup({ id, label, texts }: GroupText, limit: number): FullFile[] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const markdown of texts) {
    const size = Buffer.byteLength(markdown) + separator.length;
    if (bytes + size > limit && bytes > 0) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(markdown);
    bytes += size;
  }
  return parts.map((texts, index) => ({
    label: parts.length === 1 ? label : `${label}, part ${index + 1} of ${parts.length}`,
    path: `/llms-${id}${index === 0 ? "" : `-${index + 1}`}.txt`,
    pages: texts.length,
    text: texts.join(separator),
  }));
}

const separator = "\n---\n\n";
