import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RunningWorker } from "../../../../build/local/wrangler.ts";
import * as settings from "../../../../content/site.ts";
import { build, prepare } from "../../../../e2e/support/other-sites.ts";
import { startAnywhere } from "../../../../test/start-anywhere.ts";
import { type GeneratedPage, markdownFile } from "../generated-pages.ts";
import { type Site, sidebarGroups } from "./rival.ts";

export const ownSite: Site = {
  name: "This site",
  sidebar: ".sidebar",
  colourSwitch: ".colour-mode",
  dark: "[data-theme=dark]",
  menu: ".navbar-menu",
};

/** Builds this site with the generated pages as its content, and serves it with `wrangler dev`. */
export async function serveOwnSite(pages: GeneratedPage[]): Promise<RunningWorker> {
  const site = await prepare("rivals");
  const contentDir = join(site.outDir, "content");
  await mkdir(join(contentDir, "docs"), { recursive: true });
  for (const name of ["pages", "static", "tags.ts"])
    await cp(`content/${name}`, join(contentDir, name), { recursive: true });
  const files = { "site.ts": siteFile(pages), "sidebars.ts": sidebarsFile(pages), "redirects.ts": redirectsFile };
  for (const [file, code] of Object.entries(files)) await writeFile(join(contentDir, file), code);
  for (const page of pages) await writeFile(join(contentDir, "docs", `${page.id}.mdx`), markdownFile(page));
  const outDir = join(site.outDir, "dist");
  await build({ contentDir, outDir, state: site.state });
  return startAnywhere(`${outDir}/worker/index.js`, "--assets", `${outDir}/assets`, "--persist-to", site.state);
}

function siteFile([firstPage]: GeneratedPage[]): string {
  const { site } = settings;
  const mainDoc = firstPage?.id ?? "";
  const docs = { ...site.navbar.docs, href: `/docs/${mainDoc}` };
  const versions = site.versions.slice(0, 1).map((version) => ({ ...version, mainDoc }));
  const footer = { ...site.footer, columns: [{ title: "Docs", links: [docs] }] };
  const navbar = { ...site.navbar, docs };
  const newSettings = { ...settings, site: { ...site, versions, footer, navbar, assistants: null } };
  return Object.entries(newSettings)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}

function sidebarsFile(pages: GeneratedPage[]): string {
  const docs = sidebarGroups(pages).map(({ label, ids }) => ({ label, items: ids }));
  return `export const sidebars = ${JSON.stringify({ docs })};\n`;
}

const redirectsFile = "export const redirects = {};\n";
