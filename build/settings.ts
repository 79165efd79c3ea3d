import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type TransformFailure, transform } from "esbuild";
import { z } from "zod";
import type * as keywordsFile from "../content/keywords.ts";
import type * as redirectsFile from "../content/redirects.ts";
import type * as sidebarsFile from "../content/sidebars.ts";
import type * as siteFile from "../content/site.ts";
import type * as tagsFile from "../content/tags.ts";
import { contentHash } from "./hash.ts";
import { ContentError, didYouMean, type Problem } from "./problems.ts";
import { settingsProblems } from "./settings/settings-problems.ts";
import {
  keywordsSchema,
  redirectsSchema,
  sidebarsSchema,
  siteSchema,
  tagsSchema,
} from "./settings/settings-schemas.ts";

/** What the TypeScript files in `content/` say. */
export interface Settings {
  site: (typeof siteFile)["site"];
  tags: (typeof tagsFile)["tags"];
  sidebars: (typeof sidebarsFile)["sidebars"];
  redirects: (typeof redirectsFile)["redirects"];
  /** Empty where there is no such file: search works without. */
  keywords: (typeof keywordsFile)["keywords"];
}

/**
 * Reads and checks `site.ts`, `tags.ts`, `sidebars.ts`, `redirects.ts` and, where there is one, `keywords.ts` in `contentDir`.
 * @throws ContentError naming the setting that is wrong
 */
export async function readSettings(contentDir: string): Promise<Settings> {
  const problems: Problem[] = [];
  const read = async <Name extends keyof Settings>(name: Name, schema: z.ZodType, fallback?: Settings[Name]) => {
    const file = join(contentDir, `${name}.ts`);
    const source = await readFile(file, "utf8").catch(() => null);
    if (source === null) {
      if (fallback) return fallback;
      const message = `there is no such file: it has to export "${name}"`;
      throw new ContentError([{ file, message }]);
    }
    await checkSyntax(file, source);
    // The query makes Node read the file again when its content has changed.
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
    keywords: await read("keywords", keywordsSchema, {}),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return settings;
}

/** The keys that a schema has for the object at a path. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let inner: unknown = schema;
  for (const key of path) {
    if (inner instanceof z.ZodObject) inner = inner.shape[String(key)];
    else if (inner instanceof z.ZodArray) inner = inner.element;
    else if (inner instanceof z.ZodRecord) inner = inner.valueType;
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** Node's own syntax errors name no line that a problem could carry; and of a key that stands twice, it takes the last. */
async function checkSyntax(file: string, source: string): Promise<void> {
  const found = await transform(source, { loader: "ts", logLevel: "silent" }).then(
    ({ warnings }) => warnings,
    ({ errors }: TransformFailure) => errors,
  );
  if (found.length === 0) return;
  throw new ContentError(
    found.map(({ text, location }) => ({
      file,
      line: location?.line,
      column: location ? location.column + 1 : undefined,
      message: `TypeScript syntax: ${text}`,
    })),
  );
}
