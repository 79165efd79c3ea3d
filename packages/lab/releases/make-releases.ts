import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleAll } from "../../../build/bundle/bundle-all.ts";
import { buildSite } from "../../../build.ts";
import { readManifest } from "../../../e2e/support/built-site.ts";
import type { ReleaseFacts } from "./torn.ts";

export interface Release extends ReleaseFacts {
  outDir: string;
}

const folder = ".cache/releases";
const source = "test/fixtures/site";
const contentDir = join(folder, "content");

export const folderOf = (number: number) => join(folder, String(number));

/**
 * Builds a release from the fixture site; number 0 also deletes the previous releases. The number, as `mark-7`, is in two pages, in
 * the sidebar, in the worker, in chunks and in the name of the stylesheet.
 */
export async function makeRelease(number: number): Promise<Release> {
  const outDir = folderOf(number);
  const mark = `mark-${number}`;
  if (number === 0) {
    await rm(folder, { recursive: true, force: true });
    await cp(source, contentDir, { recursive: true });
  }
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(contentDir, file), change(await readFile(join(source, file), "utf8")));
  for (const page of ["docs/overview.mdx", "docs/guides/second.mdx"]) {
    await edit(page, (text) => `${text}\nThis is ${mark}.\n`);
  }
  await edit("site.ts", (text) => text.replace("The authors", mark));
  await edit("sidebars.ts", (text) => text.replaceAll("Introduction", `Introduction ${mark}`));
  const target = number % 2 === 0 ? "/docs/overview" : "/docs/guides/second";
  await edit("redirects.ts", () => `export const redirects = ${JSON.stringify({ "/latest": target })};\n`);
  await buildSite({
    contentDir,
    outDir,
    mode: "production",
    bindings: null,
    drawsSocialCards: false,
    async bundle(...options) {
      const bundles = await bundleAll(...options);
      const { client } = bundles;
      const { contents = new Uint8Array() } = client.files.find(({ path }) => path === client.assets.styles) ?? {};
      const styles = `/_assets/${mark}.css`;
      const assets = { ...client.assets, styles };
      return { ...bundles, client: { ...client, files: [...client.files, { path: styles, contents }], assets } };
    },
  });
  const { release, assets } = await readManifest(outDir);
  const { start, styles, fonts, app, pages, live, searchDialog } = assets;
  const names = [start, styles, ...fonts, ...app, ...Object.values(pages), live, searchDialog];
  return { number, name: release, outDir, assets: new Set(names) };
}
