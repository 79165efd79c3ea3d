import { createRequire } from "node:module";
import { basename, dirname, extname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildFailure, Message, Plugin } from "esbuild";
import type { Program } from "estree";
import { posixPath } from "files/posix-path.ts";
import { didYouMean } from "files/problems.ts";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { PageFile } from "./page.ts";
import { fail, warn } from "./report.ts";
import { writeModule } from "./write-module.ts";

/** The site's components, and the plugin that compiles imported MDX. */
interface Site {
  /** URL of the module that exports the components. */
  module: string;
  /** Names of the components. */
  names: string[];
  mdx: Plugin;
}

type Statement = Program["body"][number];

/**
 * Remark plugin: bundles the imports of a page (TSX, MDX partials, images) into modules named by content hash, which bypasses
 * Node's module cache. Reports failing imports and replaces them with placeholders, so that the rest of the page is still
 * checked. Removes imports that only other sites can load; ./runtime.ts reports their components.
 */
export function imports(site: Site) {
  return async (tree: Root, page: PageFile) => {
    const programs: Program[] = [];
    visit(tree, "mdxjsEsm", ({ data }) => void (data?.estree && programs.push(data.estree)));
    for (const program of programs) {
      for (const statement of [...program.body]) {
        if (!("source" in statement && statement.source)) continue;
        const specifier = String(statement.source.value);
        const { line, column } = statement.loc?.start ?? { line: 0, column: 0 };
        page.imports.push({ specifier, line });
        const report = (reason: string, add = fail) => {
          const rule = add === warn ? `import/${specifier}` : "import";
          add(page, rule, `import of "${specifier}": ${reason}`, { line, column: column + 1 });
        };
        const theme = themeModule(specifier, importedNames(statement), site);
        let path: string;
        if (theme) path = await writeModule(theme);
        else if (foreign.test(specifier) || !/^\.|^@site\//.test(specifier)) {
          if (!foreign.test(specifier) && canResolve(specifier)) continue;
          const locals =
            statement.type === "ImportDeclaration" ? statement.specifiers.map(({ local }) => local.name) : [];
          const isReplaced = locals.length > 0 && locals.every((name) => site.names.includes(name));
          const advice = isReplaced ? "The site's component of that name is used." : packageAdvice(specifier);
          report(`this site cannot load it, so it is left out. ${advice}`, warn);
          for (const name of locals) page.missing.add(name);
          program.body.splice(program.body.indexOf(statement), 1);
          continue;
        } else path = await bundled(statement, specifier, page, site, report);
        const value = pathToFileURL(path).href;
        page.imports.push({ specifier: value, line });
        statement.source = { type: "Literal", value };
      }
    }
  };
}

/** Bundles an imported file. @returns the path of the module to import in its place */
async function bundled(
  statement: Statement,
  specifier: string,
  page: PageFile,
  site: Site,
  report: (reason: string, add?: typeof fail) => void,
): Promise<string> {
  const { siteFolder } = page.context;
  const isOfSite = specifier.startsWith("@site/");
  const { build } = await import("esbuild");
  try {
    const { metafile, outputFiles, warnings } = await build({
      entryPoints: [
        resolve(...(isOfSite ? [siteFolder, specifier.slice("@site/".length)] : [dirname(page.path), specifier])),
      ],
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      platform: "node",
      jsx: "automatic",
      alias: { "@site": resolve(siteFolder) },
      loader: { ".js": "jsx" },
      resolveExtensions: [".mdx", ".md", ".tsx", ".ts", ".jsx", ".js"],
      plugins: [files, packages(site), site.mdx],
      logLevel: "silent",
    });
    page.facts.dependencies.push(...Object.keys(metafile.inputs).map(pathOf));
    for (const warning of warnings) report(located(warning), warn);
    const exports = Object.values(metafile.outputs)[0]?.exports ?? [];
    const unknown = importedNames(statement).find((name) => !exports.includes(name));
    if (!unknown) return writeModule(outputFiles[0]?.text ?? "");
    report(`it doesn't export "${unknown}".${didYouMean(unknown, exports)}`);
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    for (const error of errors) {
      const place = isOfSite ? " (@site/ is siteFolder in content/site.ts)" : "";
      const advice = extname(specifier) ? "Add it, or correct the path." : "Write the whole name, with its extension.";
      report(error.location ? located(error) : `the file doesn't exist${place}. ${advice}`);
    }
  }
  return standInFor(statement);
}

const pathOf = (file: string) => posixPath(relative(".", resolve(file)));

const located = ({ location, text }: Message) =>
  location ? `${pathOf(location.file)}:${location.line}: ${text}` : text;

/** Components of other frameworks, and files as text in webpack or Vite. */
const foreign = /\.(?:astro|vue|svelte)$|^!|\?\w+$/;

/** Resolves packages as the project's own code does. */
const require = createRequire(resolve("package.json"));

function canResolve(specifier: string): boolean {
  try {
    require.resolve(specifier);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_PACKAGE_PATH_NOT_EXPORTED";
  }
}

/** Modules in which other generators provide components of the same names. */
const themes =
  /^(?:@theme|@rspress\/core\/theme|@astrojs\/starlight\/components|nextra\/components|fumadocs-ui\/components\/\w+)$/;

/** Code of a module that replaces another generator's; null if the site lacks one of its components. */
function themeModule(specifier: string, imported: string[], { module, names }: Omit<Site, "mdx">): string | null {
  // The site adds its base path to all URLs.
  if (specifier === "@docusaurus/useBaseUrl") {
    return 'export default (path) => (/^(?:\\/|\\w+:)/.test(path) ? path : "/" + path);\n';
  }
  const single = /^@theme\/(\w+)$/.exec(specifier)?.[1];
  const used = single ? [single] : themes.test(specifier) ? imported : [];
  if (used.length === 0 || used.some((name) => !names.includes(name))) return null;
  const exports = single ? `default components.${single}` : `const { ${used} } = components`;
  return `import { components } from ${JSON.stringify(module)};\nexport ${exports};\n`;
}

function packageAdvice(specifier: string): string {
  if (/\.(?:astro|vue|svelte)$/.test(specifier)) return "Write the component in TSX, or Markdown in its place.";
  if (foreign.test(specifier)) {
    return 'To show a file as code, write ``` with its language and file="…", the path from the project\'s root.';
  }
  if (/^@(?:docusaurus|theme|astrojs)\b|^vitepress|^nextra|^fumadocs/.test(specifier)) {
    return "It belongs to another generator: use Markdown, or a component that content/docs/dev.mdx lists.";
  }
  return "Import a file as ./… or @site/…, or add the package to package.json.";
}

function importedNames(statement: Statement): string[] {
  if (statement.type !== "ImportDeclaration" && statement.type !== "ExportNamedDeclaration") return [];
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportNamespaceSpecifier") return [];
    if (specifier.type === "ImportDefaultSpecifier") return ["default"];
    const name = specifier.type === "ImportSpecifier" ? specifier.imported : specifier.local;
    return [name.type === "Identifier" ? name.name : String(name.value)];
  });
}

/** A module whose exports render their children. */
async function standInFor(statement: Statement): Promise<string> {
  const mark = `Object.assign(({ children }) => children ?? null, { [Symbol.for("craftjs-site.stand-in")]: true })`;
  const names = importedNames(statement).map((name) => `mark as ${JSON.stringify(name)}`);
  return writeModule(`const mark = ${mark};\nexport { ${names} };\n`);
}

const pictures = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm)$/i;
const styles = /\.(?:css|scss|sass|less)$/i;

/** Imported images become `file:` URLs, which ./inspect-media.ts resolves. Style sheets are left out, with a warning. */
const files: Plugin = {
  name: "files",
  setup({ onLoad }) {
    onLoad({ filter: pictures }, ({ path }) => ({
      contents: `export default ${JSON.stringify(pathToFileURL(path).href)};`,
    }));
    onLoad({ filter: styles }, ({ path }) => ({
      contents: "module.exports = {};", // accepts imports of any class
      warnings: [{ text: `the styles of ${basename(path)} are left out: add them to client/styles/` }],
    }));
  },
};

/** In imported files, replaces other generators' components with the site's, and reports missing packages. */
const packages = (site: Site): Plugin => ({
  name: "packages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === "entry-point" || path.startsWith("@site/")) return null;
      if (path === site.module) return { path, external: true };
      if (themeModule(path, site.names, site)) return { path, namespace: "theme" };
      if (canResolve(path)) return { path, external: true };
      return { errors: [{ text: `the package "${path}" is not installed. ${packageAdvice(path)}` }] };
    });
    onLoad({ filter: /./, namespace: "theme" }, ({ path }) => ({
      contents: themeModule(path, site.names, site) ?? "",
    }));
  },
});
