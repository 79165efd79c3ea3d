import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Page, readPages } from "../../docs-check/lib/read-pages.ts";
import { check, inNewFolder, run } from "../new-app.ts";

// `npm run check:vite -w lab`: follows the pages for newcomers with the latest create-vite, to the letter.
for (const id of ["guides/first-editor", "guides/basic-tutorial"])
  for (const page of readPages("content", id)) await inNewFolder((folder) => follow(page, folder));

/** Creates the page's project, writes its files in their order, and builds after each step. */
async function follow({ id, snippets, source }: Page, folder: string): Promise<void> {
  const create = snippets.find(({ code }) => code.includes("npm create vite"))?.code ?? "";
  const app = join(folder, /^cd (\S+)$/m.exec(create)?.[1] ?? "");
  await run(folder, create);
  await rm(join(app, "src"), { recursive: true });
  const files = snippets.filter(({ title }) => title);
  for (const [index, { end, title }] of stepsIn(source).entries()) {
    while (files[0] && files[0].line < end) await write(app, files.shift());
    const output = await run(app, "npm run build").catch(({ message }: Error) => message);
    check(/built in/.test(output), `${id}: the project builds after step ${index + 1}, ${title}`, output);
  }
}

/** Each step of a page ends with its result. */
function stepsIn(source: string): { end: number; title: string }[] {
  return source.split("\n").flatMap((line, index) => {
    const title = /^<LiveStep .*title="After step \d+: ([^"]+)"/.exec(line)?.[1];
    return title ? [{ end: index + 1, title }] : [];
  });
}

async function write(app: string, snippet?: { title?: string; code: string }): Promise<void> {
  const file = join(app, snippet?.title ?? "");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${snippet?.code}\n`);
}
