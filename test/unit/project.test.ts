import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parse } from "smol-toml";
import { expect, it } from "vitest";

interface LockFile {
  packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
}

const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));

it.each(globSync(["package.json", "packages/*/package.json"]))("%s pins exact versions", async (file) => {
  const { dependencies, devDependencies } = await readJson(file);
  const versions = Object.values<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

// npm can drop optional dependencies for other platforms when it rewrites the lock file; `npm ci` then fails there.
it("has a lock file with builds for every platform, without registry URLs", async () => {
  const { packages }: LockFile = await readJson("package-lock.json");
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([]);
});

interface Bindings {
  kv_namespaces: { binding: string; id?: string }[];
  d1_databases: { binding: string; database_id?: string }[];
  ratelimits: { name: string; namespace_id: string }[];
}

it("gives the preview worker the bindings of production, but separate resources", async () => {
  const { env, ...production } = parse(await readFile("wrangler.toml", "utf8")) as unknown as Bindings & {
    env: { preview: Bindings };
  };
  const names = ({ kv_namespaces, d1_databases, ratelimits }: Bindings) => [
    ...[...kv_namespaces, ...d1_databases].map(({ binding }) => binding),
    ...ratelimits.map(({ name }) => name),
  ];
  expect(names(env.preview)).toEqual(names(production));
  // Without an id, wrangler finds a resource by the name of its worker.
  const ids = ({ kv_namespaces, d1_databases, ratelimits }: Bindings) => [
    ...kv_namespaces.map(({ id }) => id),
    ...d1_databases.map(({ database_id }) => database_id),
    ...ratelimits.map(({ namespace_id }) => namespace_id),
  ];
  const shared = ids(env.preview).filter((id) => id !== undefined && ids(production).includes(id));
  expect(shared).toEqual([]);
});

const guides = globSync(["*.md", "{build,client,worker,e2e}/README.md", "{packages,examples}/*/README.md"]);

it.each(guides.filter((file) => file !== "CHANGELOG.md"))("%s only refers to existing files", (guide) => {
  const text = readFileSync(guide, "utf8");
  const names = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`|\]\(([\w./-]+)\)/g)].map(
    ([, code, link]) => code ?? link ?? "",
  );
  const isPath = (name: string) =>
    /\.(tsx?|js|md|mdx|css|toml|yml|txt|json)$/.test(name) && !/^(dist|\.cache)\//.test(name);
  const exists = (name: string) => ["", `${dirname(guide)}/`].some((folder) => existsSync(folder + name));
  expect(names.filter((name) => isPath(name) && !exists(name))).toEqual([]);
});

it("styles only select existing ids", () => {
  const names = readFileSync("shared/wire-names.ts", "utf8");
  const ids = globSync("client/styles/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/#([\w-]+)[^;{}]*\{/g)].map(([, id = ""]) => id),
  );
  expect(ids).toContain("_site-root");
  expect(ids.filter((id) => id !== "nprogress" && !names.includes(`"${id}"`))).toEqual([]);
});
