import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import type { Project } from "playground/app/project.ts";
import { projectZip } from "playground/app/project-zip.ts";
import type { Browser } from "playwright-core";
import { readTemplates } from "../../../build/sources/templates.ts";
import { launchChromium } from "../../../e2e/support/launch-chromium.ts";
import { inNewFolder, run, startVite } from "../new-app.ts";

// `npm run check:downloads -w lab`: unzips the playground's download of each template, installs its packages from npm, checks its
// types, starts it, and checks that its editor appears. `-- name …` selects templates.
const names = process.argv.slice(2);

/** Returns the text that the project shows. @throws if a step fails, or the page reports an error */
async function tryOut(browser: Browser, project: Project): Promise<string> {
  let text = "";
  await inNewFolder(async (folder) => {
    for (const [path, bytes] of Object.entries(unzipSync(projectZip(project)))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    await run(folder, "npm install");
    await run(folder, "npm run build");
    const { url, end } = await startVite(folder);
    try {
      text = await textOf(browser, url);
    } finally {
      await end();
    }
  });
  return text;
}

async function textOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(url);
  await page.locator("#root > *").first().waitFor();
  const text = await page.locator("#root").innerText();
  await page.close();
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return text;
}

const templates = (await readTemplates("content")).filter(({ id }) =>
  names.length > 0 ? names.includes(id) : !id.startsWith("live/"),
);
if (templates.length === 0) throw new Error("There is no such template.");
const browser = await launchChromium();
try {
  for (const { id, project } of templates) {
    try {
      console.log(`✓ ${id}: ${(await tryOut(browser, project)).replaceAll(/\s+/g, " ").slice(0, 80)}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`✗ ${id}: ${(error as Error).message}`);
    }
  }
} finally {
  await browser.close();
}
