import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { writeAtomically } from "files/write-atomically.ts";
import { contentHash } from "../base/hash.ts";
import { kept, stamps } from "../cache/kept.ts";
import { type Props, readComponentProps } from "./component-props.ts";
import type * as componentsModule from "./components/index.ts";

/** Inside the project, so that bundled modules resolve its packages. */
export const bundleFolder = resolve(".cache/imports");

export interface Components extends Pick<typeof componentsModule, "PageContext" | "components" | "markdownElements"> {
  /** Props by the names of `components`. */
  props: ReadonlyMap<string, Props>;
  /** URL of the module that exports the components. */
  module: string;
}

let loaded: Promise<Components> | undefined;

/** The components of pages, bundled with esbuild as Node cannot load TSX. */
export function loadComponents(): Promise<Components> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Components> {
  const from = stamps(["build/base", "build/live", "build/page/components", "client", "packages", "package-lock.json"]);
  const code = await kept("components", from, async () => {
    const { outputFiles } = await build({
      entryPoints: ["build/page/components/index.ts"],
      bundle: true,
      write: false,
      format: "esm",
      platform: "node",
      packages: "external",
      external: ["browser/*", "playground/*"],
      jsx: "automatic",
    });
    return outputFiles[0]?.text ?? "";
  });
  const path = join(bundleFolder, `${contentHash(code)}.mjs`);
  await writeAtomically(path, code);
  const module = pathToFileURL(path).href;
  const { PageContext, components, markdownElements } = (await import(module)) as typeof componentsModule;
  const all = readComponentProps();
  const props = Object.entries(components).map(([name, { name: own }]): [string, Props] => [name, all.get(own) ?? {}]);
  return { PageContext, components, markdownElements, props: new Map(props), module };
}
