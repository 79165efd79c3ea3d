import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path/posix";
import { withLineFeeds } from "files/line-ends.ts";
import { ContentError } from "files/problems.ts";
import { fragmentHtml, loadComponents } from "pages";
import { createElement } from "react";
import type { PageHtml } from "../../shared/page-data.ts";

/**
 * Landing page fragments: installation of Craft.js, and each module in `content/landing/` (optional) with its picture.
 * @throws ContentError if a picture is missing or the Content-Security-Policy would block part of it
 */
export async function landingHtml(contentDir: string): Promise<PageHtml> {
  const folder = join(contentDir, "landing");
  const { Tabs, Tab, CodeBlock } = (await loadComponents()).components;
  const tabs = install.map(([label = "", command = ""]) =>
    createElement(Tab, { key: label, label }, createElement(CodeBlock, null, command)),
  );
  const html: PageHtml = { install: fragmentHtml(createElement(Tabs, { group: "package-manager" }, tabs), "install") };
  for (const file of (await Array.fromAsync(glob("*.tsx", { cwd: folder }))).sort()) {
    const name = basename(file, ".tsx");
    const picture = join(folder, `${name}.svg`);
    if (!existsSync(picture)) {
      const message = `the landing page shows this code with a picture: add ${basename(picture)} beside it`;
      throw new ContentError([{ file: join(folder, file), message }]);
    }
    const code = withLineFeeds(await readFile(join(folder, file), "utf8")).trim();
    html[name] = fragmentHtml(createElement(CodeBlock, { language: "tsx", title: file }, code));
    html[`${name}-picture`] = checkedSvg(picture, await readFile(picture, "utf8"));
  }
  return html;
}

/** Must match the tabs in the documentation. */
const install = [
  ["npm", "npm install @craftjs/core"],
  ["pnpm", "pnpm add @craftjs/core"],
  ["yarn", "yarn add @craftjs/core"],
];

function checkedSvg(file: string, svg: string): string {
  const message = /<(script|style|foreignObject)|\s(style|on\w+)=/i.test(svg)
    ? "a picture of the landing page must not contain <script>, <style>, style or on… attributes: the security policy blocks them"
    : /^<svg [^>]*\baria-label="[^"]+"/.test(svg)
      ? ""
      : 'a picture of the landing page must begin with <svg … aria-label="description">';
  if (message) throw new ContentError([{ file, message }]);
  return svg.trim().replace(/>\s+</g, "><");
}
