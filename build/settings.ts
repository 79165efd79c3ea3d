import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type TransformFailure, transform } from "esbuild";
import { z } from "zod";
import type * as redirectsFile from "../content/redirects.ts";
import type * as sidebarsFile from "../content/sidebars.ts";
import type * as siteFile from "../content/site.ts";
import { contentHash } from "./hash.ts";
import { ContentError, type Problem } from "./problems.ts";

/** What the TypeScript files in `content/` say. */
export interface Settings {
  site: (typeof siteFile)["site"];
  sidebars: (typeof sidebarsFile)["sidebars"];
  redirects: (typeof redirectsFile)["redirects"];
}

const path = z.string().regex(/^\/(?!\/)/, "must be a path that starts with one slash");
const address = z.union([z.url({ protocol: /^https?$/ }), path], "must be a path (/…) or a full https address");
const link = z.object({ label: z.string().min(1), href: address });

const siteSchema = z.object({
  title: z.string().min(1),
  tagline: z.string().min(1),
  origin: z.url().regex(/[^/]$/, "must not end with a slash"),
  repository: z.url(),
  editBase: z.url().regex(/\/$/, "must end with a slash"),
  navbar: z.object({ docs: link, support: link, github: link, examples: z.object({ items: z.array(link) }) }),
  footer: z.object({ columns: z.array(z.object({ title: z.string().min(1), links: z.array(link) })) }),
  versions: z
    .array(z.object({ name: z.string().min(1), label: z.string().min(1), folder: z.string().min(1), path }))
    .min(1, "must have at least one version"),
  tags: z.record(
    z.string().regex(/^[a-z0-9-]+$/, "a tag's key has lower-case letters, digits and hyphens"),
    z.string(),
  ),
});
const sidebarsSchema = z.record(
  z.string(),
  z.array(z.strictObject({ label: z.string().min(1), items: z.array(z.string()).min(1, "must list a page") })),
);
const redirectsSchema = z.record(path, path);

/**
 * Reads and checks `site.ts`, `sidebars.ts` and `redirects.ts` in `contentDir`.
 * @throws ContentError naming the setting that is wrong
 */
export async function readSettings(contentDir: string): Promise<Settings> {
  const problems: Problem[] = [];
  const read = async <Name extends keyof Settings>(name: Name, schema: z.ZodType) => {
    const file = join(contentDir, `${name}.ts`);
    const source = await readFile(file, "utf8").catch(() => null);
    if (source === null) throw new ContentError([{ file, message: "there is no such file" }]);
    await checkSyntax(file, source);
    // The query makes Node read the file again when its content has changed.
    const module = await import(`${pathToFileURL(resolve(file)).href}?${contentHash(source)}`).catch(
      (error: unknown) => {
        throw new ContentError([{ file, line: 1, message: `cannot be run: ${(error as Error).message}` }]);
      },
    );
    const result = schema.safeParse(module[name]);
    for (const issue of result.error?.issues ?? []) {
      problems.push({ file, line: 1, message: `${[name, ...issue.path].join(".")}: ${issue.message}` });
    }
    return module[name] as Settings[Name];
  };
  const settings: Settings = {
    site: await read("site", siteSchema),
    sidebars: await read("sidebars", sidebarsSchema),
    redirects: await read("redirects", redirectsSchema),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return settings;
}

/** Node's own syntax errors name no line that a problem could carry. */
async function checkSyntax(file: string, source: string): Promise<void> {
  try {
    await transform(source, { loader: "ts", logLevel: "silent" });
  } catch (error) {
    throw new ContentError(
      (error as TransformFailure).errors.map(({ text, location }) => ({
        file,
        line: location?.line,
        column: location ? location.column + 1 : undefined,
        message: `TypeScript syntax: ${text}`,
      })),
    );
  }
}
