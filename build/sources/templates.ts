import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { compareText } from "files/compare-text.ts";
import { withLineFeeds } from "files/line-ends.ts";
import { posixPath } from "files/posix-path.ts";
import { ContentError, type Problem } from "files/problems.ts";
import { entryFile, parseProject } from "playground/app/project.ts";
import type { Template } from "playground/app/templates.ts";
import { compile } from "playground/sandbox/compile.ts";
import { z } from "zod";
import { readLiveSources } from "./live-sources.ts";

const listSchema = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z][a-z-]*$/), title: z.string().min(1), description: z.string().min(1) }),
);

/**
 * Reads the playground's templates in the order of `content/playground/templates.json`, and then the live examples. A
 * template's files are in the folder named by its id. Templates do not share files, though some of their blocks are alike: each is
 * read as a whole, formatted and type-checked separately, and changed independently.
 * @throws ContentError with each file that cannot be compiled, each template without an entry file, and each folder that is
 *   not in the list
 */
export async function readTemplates(contentDir: string): Promise<Template[]> {
  const folder = join(contentDir, "playground");
  const list = join(folder, "templates.json");
  const [text = "[]"] = await Promise.all((await Array.fromAsync(glob(list))).map((file) => readFile(file, "utf8")));
  const parsed = listSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new ContentError([{ file: list, message: z.prettifyError(parsed.error) }]);
  const problems: Problem[] = [];
  const templates: Template[] = [];
  for (const { id, title, description } of parsed.data) {
    const names = (await Array.fromAsync(glob("**/*.*", { cwd: join(folder, id) }))).map(posixPath);
    names.sort((a, b) => Number(b === entryFile) - Number(a === entryFile) || compareText(a, b));
    const files: Template["project"]["files"] = {};
    for (const path of names) {
      const file = join(folder, id, path);
      files[path] = withLineFeeds(await readFile(file, "utf8"));
      const result = /\.tsx?$/.test(path) ? compile(files[path], path) : null;
      if (result && "mistake" in result) {
        problems.push({ file, line: result.mistake.place?.line, message: result.mistake.message });
      }
    }
    const project = parseProject({ name: title, files });
    if (project) templates.push({ id, description, project });
    else problems.push({ file: list, message: `the folder "${id}" is not a project: it needs an ${entryFile}` });
  }
  const ids = parsed.data.map(({ id }) => id);
  for (const file of await Array.fromAsync(glob(`*/${entryFile}`, { cwd: folder }))) {
    const id = dirname(posixPath(file));
    if (!ids.includes(id))
      problems.push({ file: list, message: `no entry has the id "${id}": add one, or remove the folder` });
  }
  if (problems.length > 0) throw new ContentError(problems);
  const examples = await readLiveSources(contentDir);
  return [
    ...templates,
    ...examples.map(({ name, source }) => ({
      id: `live/${name}`,
      description: null,
      project: { name, files: { [entryFile]: `${source}\n` } },
    })),
  ];
}
