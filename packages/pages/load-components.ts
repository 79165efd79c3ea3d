import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { type Props, readComponentProps } from "./component-props.ts";
import type * as componentsModule from "./components/index.ts";
import { writeModule } from "./write-module.ts";

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
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./components/index.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    external: ["react"], // which pages share
    jsx: "automatic",
  });
  const module = pathToFileURL(await writeModule(outputFiles[0]?.text ?? "")).href;
  const { PageContext, components, markdownElements } = (await import(module)) as typeof componentsModule;
  const all = readComponentProps();
  const props = Object.entries(components).map(([name, { name: own }]): [string, Props] => [name, all.get(own) ?? {}]);
  return { PageContext, components, markdownElements, props: new Map(props), module };
}
