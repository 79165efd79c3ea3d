import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { basename, join } from "node:path/posix";
import { pathToFileURL } from "node:url";
import { type TransformFailure, transform } from "esbuild";
import { ContentError, didYouMean, type Problem } from "files/problems.ts";
import { z } from "zod";
import type * as redirectsFile from "../../content/redirects.ts";
import type * as sidebarsFile from "../../content/sidebars.ts";
import type * as siteFile from "../../content/site.ts";
import type * as tagsFile from "../../content/tags.ts";
import { contentHash } from "../base/hash.ts";
import { cached } from "../cache/cached.ts";
import { settingsProblems } from "./settings-problems.ts";
import { redirectsSchema, sidebarsSchema, siteSchema, tagsSchema } from "./settings-schemas.ts";

export interface Settings {
  site: (typeof siteFile)["site"];
  tags: (typeof tagsFile)["tags"];
  sidebars: (typeof sidebarsFile)["sidebars"];
  redirects: (typeof redirectsFile)["redirects"];
}

/** @throws ContentError naming the invalid setting */
export async function readSettings(contentDir: string): Promise<Settings> {
  const problems: Problem[] = [];
  const read = async <Name extends keyof Settings>(name: Name, schema: z.ZodType) => {
    const file = join(contentDir, `${name}.ts`);
    const source = await readFile(file, "utf8").catch(() => null);
    if (source === null) {
      const message = `file not found: it must export "${name}"`;
      throw new ContentError([{ file, message }]);
    }
    await checkSyntax(file, source);
    // The query bypasses Node's module cache when the file changes.
    const module = await import(`${pathToFileURL(resolve(file)).href}?${contentHash(source)}`).catch(
      ({ message, stack = "" }: Error) => {
        const [, line = 1, column] = new RegExp(`/${name}\\.ts\\?\\w+:(\\d+):(\\d+)`).exec(stack)?.map(Number) ?? [];
        throw new ContentError([{ file, line, column, message: `cannot be run: ${message}` }]);
      },
    );
    const value: unknown = module[name];
    if (value === undefined) {
      const hint = didYouMean(name, Object.keys(module));
      problems.push({ file, line: 1, message: `exports no "${name}": write export const ${name} = {…}.${hint}` });
    } else {
      const issues = schema.safeParse(value).error?.issues ?? [];
      problems.push(...settingsProblems(file, source, name, value, issues, (path) => knownKeys(schema, path)));
    }
    return value as Settings[Name];
  };
  const settings: Settings = {
    site: await read("site", siteSchema),
    tags: await read("tags", tagsSchema),
    sidebars: await read("sidebars", sidebarsSchema),
    redirects: await read("redirects", redirectsSchema),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return settings;
}

function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let inner: unknown = schema;
  for (const key of path) {
    if (inner instanceof z.ZodObject) inner = inner.shape[String(key)];
    else if (inner instanceof z.ZodArray) inner = inner.element;
    else if (inner instanceof z.ZodRecord) inner = inner.valueType;
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** Node's syntax errors carry no usable line, and it silently accepts duplicate keys. */
async function checkSyntax(file: string, source: string): Promise<void> {
  const errors = await cached(`syntax-${basename(file)}`, [file, source], async () => {
    const messages = await transform(source, { loader: "ts", logLevel: "silent" }).then(
      ({ warnings }) => warnings,
      ({ errors }: TransformFailure) => errors,
    );
    return messages.map(({ text, location }) => ({
      file,
      line: location?.line,
      column: location ? location.column + 1 : undefined,
      message: `TypeScript syntax: ${text}`,
    }));
  });
  if (errors.length > 0) throw new ContentError(errors);
}
