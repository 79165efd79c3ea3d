import { registerHooks } from "node:module";
import { join } from "node:path/win32";

/**
 * Runs functions of the build as on Windows: `node:path` is its Windows flavour, and file patterns match with backslashes.
 * Prints the results as JSON for test/unit/windows-paths.test.ts.
 */

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const replacements: Record<string, string> = {
  "node:path": moduleOf('export * from "node:path/win32"; export { default } from "node:path/win32";'),
  "node:fs": moduleOf(`export * from "node:fs"; import { globSync as glob } from "node:fs";
    export const globSync = (...options) => glob(...options).map((path) => path.replaceAll("/", "\\\\"));`),
  "node:fs/promises": moduleOf(`export * from "node:fs/promises"; import { glob as original } from "node:fs/promises";
    export async function* glob(...options) { for await (const path of original(...options)) yield path.replaceAll("/", "\\\\"); }`),
};
registerHooks({
  resolve(specifier, context, next) {
    const url = replacements[specifier];
    const isOurs = context.parentURL?.startsWith("file:") && !context.parentURL.includes("/node_modules/");
    return url && isOurs ? { url, shortCircuit: true } : next(specifier, context);
  },
});

const [{ readSources }, { docRecords }, { postRecords }, steps, { chunkEntries }, site] = await Promise.all([
  import("../build/sources/read-sources.ts"),
  import("../build/records/doc-records.ts"),
  import("../build/records/post-records.ts"),
  import("../build/live/example-steps.ts"),
  import("../build/bundle/client-bundle.ts"),
  import("./fixtures/site/site.ts"),
]);
const { filesOfStep } = await import("./files-of-step.ts");
const { tags } = await import("./fixtures/site/tags.ts");
const { sidebars } = await import("./fixtures/site/sidebars.ts");

type Settings = Parameters<typeof docRecords>[0];
type Resolution = { path: string; namespace?: string } | null;
type Resolve = (args: object) => Resolution | Promise<Resolution>;
/** The `onResolve` callbacks of a plugin, in order. */
function resolversOf(plugin: { setup: (build: never) => void }): Resolve[] {
  const resolvers: Resolve[] = [];
  const resolve = async (path: string, { resolveDir }: { resolveDir: string }) => ({
    path: join(resolveDir, path),
    errors: [],
  });
  plugin.setup({
    onResolve: (_: object, resolver: Resolve) => resolvers.push(resolver),
    onLoad() {},
    resolve,
  } as never);
  return resolvers;
}

const settings = { site: site.site, tags, sidebars, redirects: {} } as unknown as Settings;
const emptyIndex = { find: () => undefined, last: () => undefined };
const { sources } = await readSources("test/fixtures/site", settings, emptyIndex, { problems: [] });
const facts = { toc: [], ids: [], links: [], images: [], examples: [], sections: [], body: "" };
const pages = sources.map((source) => ({ ...source, facts }));
const docs = pages.filter((page) => page.kind === "doc");
const posts = pages.filter((page) => page.kind === "post");
const records = [
  ...settings.site.versions.flatMap((version) => docRecords(settings, version, docs as never)),
  ...postRecords(settings, posts as never),
];
const [firstStep] = steps.readExampleSteps();
if (!firstStep) throw new Error("No example has steps");
console.log(
  JSON.stringify({
    editUrls: records.flatMap(({ page }) => ("editUrl" in page ? [page.editUrl] : [])),
    step: [...(await filesOfStep(firstStep)).keys()],
    stepImport: resolversOf(steps.stepFiles([firstStep]))[1]?.({
      path: "./App.tsx",
      importer: `examples/${firstStep.example}/src/main.tsx`,
    }),
    chunk: await resolversOf(chunkEntries)[1]?.({
      kind: "dynamic-import",
      path: "../pages/doc.tsx",
      resolveDir: `${process.cwd()}/client/app`,
    }),
  }),
);
