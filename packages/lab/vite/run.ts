import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BrowserContext, Page as Tab } from "playwright-core";
import { launchChromium } from "../../../e2e/support/launch-chromium.ts";
import { type Page, readPages } from "../../docs-check/lib/read-pages.ts";
import { check, inNewFolder, run, startVite } from "../new-app.ts";

// `npm run check:vite -w lab`: follows the pages for newcomers with the latest create-vite, to the letter.
const browser = await launchChromium();
try {
  for (const id of ["guides/first-editor", "guides/basic-tutorial"])
    for (const page of readPages("content", id)) await inNewFolder((folder) => follow(page, folder));
} finally {
  await browser.close();
}

/** Creates the page's project, and follows the page in it. */
async function follow(page: Page, folder: string): Promise<void> {
  const create = page.snippets.find(({ code }) => code.includes("npm create vite"))?.code ?? "";
  const app = join(folder, /^cd (\S+)$/m.exec(create)?.[1] ?? "");
  await run(folder, create);
  await rm(join(app, "src"), { recursive: true });
  const { address, end } = await startVite(app);
  const context = await browser.newContext();
  try {
    await takeSteps(page, app, context, address);
  } finally {
    await context.close();
    await end();
  }
}

/** Writes the page's files in their order while the editor is open. Builds after each step. */
async function takeSteps({ id, snippets, source }: Page, app: string, context: BrowserContext, address: string) {
  const files = snippets.filter(({ title }) => title);
  const tab = await context.newPage();
  const errors: string[] = [];
  tab.on("pageerror", ({ message }) => errors.push(message));
  tab.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  for (const [index, { end, title }] of stepsIn(source).entries()) {
    while (files[0] && files[0].line < end) {
      await write(app, files.shift());
      await tab.waitForTimeout(3000); // until a reload is over, as nobody copies faster
    }
    const step = `${index + 1}, ${title}`;
    const output = await run(app, "npm run build").catch(({ message }: Error) => message);
    check(/built in/.test(output), `${id}: the project builds after step ${step}`, output);
    if (index === 0) await tab.goto(address);
    const shown = await textsIn(context, tab, address);
    check(shown.open === shown.fresh, `${id}: the open page shows step ${step}`, JSON.stringify(shown));
    check(errors.length === 0, `${id}: the open page reports no error after step ${step}`, errors.join("\n"));
  }
}

/** The text of a new tab, and of the open one once they match, or after ten seconds. */
async function textsIn(context: BrowserContext, tab: Tab, address: string): Promise<{ open: string; fresh: string }> {
  const newTab = await context.newPage();
  await newTab.goto(address);
  await newTab.locator("#root > *").first().waitFor();
  const fresh = await newTab.innerText("#root");
  await newTab.close();
  const same = ([text]: [string]) => document.querySelector<HTMLElement>("#root")?.innerText === text;
  await tab.waitForFunction(same, [fresh] as [string], { timeout: 10_000 }).catch(() => {});
  return { open: await tab.innerText("#root"), fresh };
}

/** Each step of a page ends with its result. */
function stepsIn(source: string): { end: number; title: string }[] {
  return source.split("\n").flatMap((line, index) => {
    const title = /^<LiveStep .*title="After step \d+: ([^"]+)"/.exec(line)?.[1];
    return title ? [{ end: index + 1, title }] : [];
  });
}

async function write(app: string, snippet?: { title?: string; code: string }): Promise<void> {
  const file = join(app, snippet?.title ?? "");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${snippet?.code}\n`);
}
