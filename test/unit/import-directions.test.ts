import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFolders } from "../../build/base/source-folders.ts";

/** The site's folders, with their allowed imports in addition to themselves and packages. */
const site: Record<string, { allowed: string[]; hint: string }> = {
  "shared/": { allowed: [], hint: "code that shared/ needs belongs in shared/" },
  "client/start/": {
    allowed: ["client/*", "shared/", "content/"],
    hint: "the start script shares values with the app through client/boot.ts, and code through modules directly in client/",
  },
  "client/app/": {
    allowed: ["client/*", "client/components/", "client/search/", "shared/", "content/"],
    hint: "the start script passes values through client/boot.ts; pages are chunks that load-page.ts imports",
  },
  "client/pages/": {
    allowed: ["client/*", "client/components/", "shared/", "content/"],
    hint: "code shared by pages and the app belongs in client/components/, or directly in client/ if it renders nothing",
  },
  "client/search/": {
    allowed: ["client/*", "client/components/", "shared/", "content/"],
    hint: "search gets what it needs from the app as props",
  },
  "client/components/": {
    allowed: ["client/*", "shared/", "content/"],
    hint: "components must not import the code that uses them",
  },
  "client/": {
    allowed: ["client/*", "shared/", "content/"],
    hint: "code shared by all of client/ imports nothing from its folders",
  },
  "worker/": {
    allowed: ["client/", "shared/", "content/"],
    hint: "code that the worker and the build both need belongs in shared/",
  },
};

const packages = globSync("{packages,examples}/*/package.json").map((file) => dirname(file).replaceAll("\\", "/"));
/** Tests and type declarations may import anything. */
const isTest = (file: string) => /\.(test|worker-test|d)\.tsx?$|^packages\/(deploy|saved-state)\/test\//.test(file);
const sources = globSync("{shared,client,worker,build,packages,examples}/**/*.{ts,tsx}", {
  exclude: ["**/node_modules"],
})
  .concat("build.ts")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !isTest(file));

function specifiersOf(file: string): string[] {
  const specifiers = readFileSync(file, "utf8").matchAll(/(?:\bfrom\s*|\bimport\(?\s*)["']([^"'\n]+)["']/g);
  return [...specifiers].map(([, specifier = ""]) => specifier);
}

const isRelative = (specifier: string) => specifier.startsWith(".");
const pathOf = (file: string, specifier: string) => join(dirname(file), specifier).replaceAll("\\", "/");
const packageOf = (file: string) => packages.find((folder) => file.startsWith(`${folder}/`));

describe("the site's folders", () => {
  const isIn = (folder: string, file: string) =>
    folder.endsWith("*") ? dirname(file) === dirname(folder) : file.startsWith(folder);
  // The first matching rule applies.
  const filesOf = Map.groupBy(sources, (file) => Object.keys(site).find((folder) => file.startsWith(folder)));

  it.each(Object.entries(site))("%s only imports in allowed directions", (folder, { allowed, hint }) => {
    const self = folder === "client/" ? "client/*" : folder;
    const violations = (filesOf.get(folder) ?? []).flatMap((file) =>
      specifiersOf(file)
        .filter(isRelative)
        .map((specifier) => pathOf(file, specifier))
        .filter((path) => ![self, ...allowed].some((target) => isIn(target, path)))
        .map((path) => `${file} imports ${path}: ${hint}`),
    );
    expect(filesOf.get(folder)).toBeDefined();
    expect(violations).toEqual([]);
  });
});

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const readPackageJson = (folder: string): PackageJson => JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));

describe("packages", () => {
  const publishable = packages.filter((folder) => !/\/(lab|docs-check)$/.test(folder));

  it("are imported by name, through the exports in their package.json", () => {
    const violations = sources.flatMap((file) =>
      specifiersOf(file)
        .filter(isRelative)
        .map((specifier) => pathOf(file, specifier))
        .filter((path) => packageOf(path) !== undefined && packageOf(path) !== packageOf(file))
        .filter(() => !/^packages\/(lab|docs-check)\//.test(file)) // they measure and check internals
        .map((path) => `${file} imports ${path}`),
    );
    expect(violations).toEqual([]);
  });

  it.each(publishable)("%s does not import the site", (folder) => {
    const violations = sources
      .filter((file) => packageOf(file) === folder)
      .flatMap((file) =>
        specifiersOf(file)
          .filter((specifier) => isRelative(specifier) && packageOf(pathOf(file, specifier)) !== folder)
          .map((specifier) => `${file} imports ${specifier}`),
      );
    expect(violations).toEqual([]);
  });

  it("are all in sourceFolders if the site imports them", () => {
    const imported = sources
      .filter((file) => !/^packages\/(lab|docs-check)\//.test(file))
      .flatMap((file) => specifiersOf(file).map((specifier) => `packages/${specifier.split("/")[0]}`))
      .filter((folder) => packages.includes(folder));
    expect(sourceFolders).toEqual(expect.arrayContaining([...new Set(imported)]));
  });

  it("do not import lab and docs-check, except for these two", () => {
    const isCheck = (path: string) => /^(packages\/)?(lab|docs-check)(\/|$)/.test(path);
    const violations = sources
      .filter((file) => !isCheck(file))
      .flatMap((file) =>
        specifiersOf(file)
          .filter(isCheck)
          .map((specifier) => `${file} imports ${specifier}`),
      );
    expect(violations).toEqual([]);
  });

  /** Files that contain code of other projects as text. */
  const embedsCode = [
    "**/rivals",
    "**/fixtures",
    "**/project-zip.ts",
    "**/generated-pages.ts",
    "**/pages/craft-names.test.ts",
    "**/pages/highlight-script.test.ts",
    "**/html-in-markdown.test.ts",
    "**/next/run.ts",
    "e2e/live-examples/source.test.ts",
  ];

  /** Imports in files that a package.json does not declare. */
  function undeclared(files: string[], { name, dependencies = {}, devDependencies = {} }: PackageJson): string[] {
    const nameOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";
    const declared = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
    const isDeclared = (name: string) => declared.has(name) || declared.has(`@types/${name}`);
    return files.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => /^(?:@[\w-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?$/i.test(specifier))
        .filter((specifier) => !isDeclared(nameOf(specifier)))
        .map((specifier) => `${file} imports ${specifier}`),
    );
  }

  it.each(packages)("%s declares its imports in its package.json", (folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ["**/node_modules", "**/generated", ...embedsCode] });
    expect(undeclared(files, readPackageJson(folder))).toEqual([]);
  });

  const siteFiles = globSync(["{shared,client,worker,build,test,e2e}/**/*.{ts,tsx,js,css}", "*.ts"], {
    exclude: embedsCode,
  });

  it("the site declares its imports in its package.json", () => {
    expect(undeclared(siteFiles, readPackageJson("."))).toEqual([]);
  });

  it("the site uses each dependency that its package.json declares", () => {
    const { dependencies, devDependencies, scripts } = readPackageJson(".");
    const settings = ["biome.json", ...globSync("{client,worker,test}/**/tsconfig.json")];
    const text = [...siteFiles, ...settings].map((file) => readFileSync(file, "utf8")).join("\n");
    const all = text + JSON.stringify(scripts);
    const isNamed = (name: string) => new RegExp(`["'/@]${name.replace(/^@types\//, "")}["'/]`).test(all);
    const unused = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isNamed(name));
    // build/bundle/fonts.ts has the names of the font packages without the scope.
    expect(unused.filter((name) => !name.startsWith("@fontsource-variable/"))).toEqual([]);
  });
});

describe("imports", () => {
  const targets = new Set(sources);
  const isLandingExample = (file: string) => file.startsWith("examples/landing/"); // a block renders other blocks, and edits them
  const importsOf = (file: string) =>
    specifiersOf(file)
      .flatMap((specifier) =>
        isRelative(specifier) ? [pathOf(file, specifier)] : [`packages/${specifier}`, `packages/${specifier}/index.ts`],
      )
      .filter((path) => targets.has(path));

  /** A cycle in a graph, from a node back to it; null if there is none. */
  function findCycle(nodes: Iterable<string>, next: (node: string) => Iterable<string>): string[] | null {
    const done = new Set<string>();
    function visit(node: string, path: string[]): string[] | null {
      if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
      if (done.has(node)) return null;
      for (const target of next(node)) {
        const cycle = visit(target, [...path, node]);
        if (cycle) return cycle;
      }
      done.add(node);
      return null;
    }
    for (const node of nodes) {
      const cycle = visit(node, []);
      if (cycle) return cycle;
    }
    return null;
  }

  it("form no cycle between files, even with imports of types only", () => {
    const files = sources.filter((file) => !isLandingExample(file));
    expect(findCycle(files, importsOf)).toBeNull();
  });

  it.each(["build", "worker", "client"])("form no cycle between the folders of %s/", (top) => {
    const folderOf = (file: string) =>
      file.startsWith(`${top}/`) ? file.split("/").slice(0, -1).slice(0, 2).join("/") : null;
    const next = new Map<string, Set<string>>();
    for (const file of sources) {
      const folder = folderOf(file);
      if (!folder) continue;
      const imported = importsOf(file).flatMap((path) => folderOf(path) ?? []);
      next.set(folder, (next.get(folder) ?? new Set()).union(new Set(imported.filter((target) => target !== folder))));
    }
    expect(findCycle(next.keys(), (folder) => next.get(folder) ?? [])).toBeNull();
  });

  it("are reported if they form a cycle", () => {
    const next: Record<string, string[]> = { a: ["b"], b: ["c"], c: ["b"] };
    expect(findCycle(["a"], (node) => next[node] ?? [])).toEqual(["b", "c", "b"]);
  });
});
