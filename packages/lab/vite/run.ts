import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BrowserContext, Page as Tab } from "playwright-core";
import { launchChromium } from "../../../e2e/support/launch-chromium.ts";
import { type Page, readPages } from "../../docs-check/lib/read-pages.ts";
import { check, inNewFolder, run, startVite } from "../new-app.ts";

// `npm run check:vite -w lab`: follows the pages for newcomers exactly, with the latest create-vite.
const browser = await launchChromium();
try {
  for (const id of ["guides/first-editor", "guides/basic-tutorial"])
    for (const page of readPages("content", id)) await inNewFolder((folder) => followPage(page, folder));
} finally {
  await browser.close();
}
await inNewFolder(runTests);

/** Creates the page's project, and follows its steps: the dev server starts after the first one. */
async function followPage(page: Page, folder: string): Promise<void> {
  const app = await createProject(page, folder);
  const [firstStep, ...laterSteps] = stepsIn(page);
  const build = async (title?: string) => {
    const output = await run(app, "npm run build").catch(({ message }: Error) => message);
    check(/built in/.test(output), `${page.id}: the project builds after step ${title}`, output);
  };
  for (const file of firstStep?.files ?? []) await write(app, file);
  await build(firstStep?.title);
  const { url, end } = await startVite(app);
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    const errors: string[] = [];
    context.on("weberror", (error) => errors.push(String(error.error())));
    context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await tab.goto(url);
    for (const { files, title } of laterSteps) {
      for (const file of files) {
        await write(app, file);
        await tab.waitForTimeout(3000); // a reader does not copy faster, so that a reload is over
      }
      const texts = await textsIn(context, tab, url);
      check(
        texts.fresh !== "" && texts.open === texts.fresh,
        `${page.id}: the open page shows step ${title}`,
        JSON.stringify(texts),
      );
      check(errors.length === 0, `${page.id}: it reports no error after step ${title}`, errors.join("\n"));
      await build(title);
    }
    const entry = page.snippets.findLast(({ title }) => title === "src/App.tsx");
    if (!entry) throw new Error(`${page.id} has no src/App.tsx`);
    await write(app, { ...entry, code: entry.code.replace("function App", "function Renamed") });
    await expectText(tab, "");
    await write(app, entry);
    const texts = await textsIn(context, tab, url);
    check(
      texts.fresh !== "" && texts.open === texts.fresh,
      `${page.id}: the open page recovers after an import has failed`,
      JSON.stringify(texts),
    );
  } finally {
    await context.close();
    await end();
  }
}

/** Creates the page's project, without the code in `src`, and returns its folder. */
async function createProject({ snippets }: Page, folder: string): Promise<string> {
  const create = snippets.find(({ code }) => code.includes("npm create vite"))?.code ?? "";
  const app = join(folder, /^cd (\S+)$/m.exec(create)?.[1] ?? "");
  await run(folder, create);
  await rm(join(app, "src"), { recursive: true });
  return app;
}

/** Runs the tests of the page about tests in a new project. Of the tests for Playwright, it only checks that they can be listed, as running them would require a download. */
async function runTests(folder: string): Promise<void> {
  const [start] = readPages("content", "guides/first-editor");
  const [page] = readPages("content", "guides/test-an-editor");
  if (!start || !page) throw new Error("a page is missing");
  const app = await createProject(start, folder);
  const isStart = (title?: string) => title === "vite.config.ts" || title === "src/main.tsx";
  const files = [
    ...start.snippets.filter(({ title }) => isStart(title)),
    ...page.snippets.filter(({ title }) => title),
  ];
  for (const file of files) await write(app, file);
  const install = page.snippets.find(({ language }) => language === "bash")?.code.split("\n")[0] ?? "";
  await run(app, install);
  const output = (command: string) => run(app, command).catch(({ message }: Error) => message);
  const unit = await output("npx vitest run");
  check(/Tests +3 passed/.test(unit), `${page.id}: Vitest runs the page's tests`, unit);
  const listed = await output("npx playwright test --list");
  check(listed.includes("1 test in 1 file"), `${page.id}: Playwright finds the page's test`, listed);
  const built = await output("npm run build");
  check(/built in/.test(built), `${page.id}: the project builds`, built);
}

/** The texts of a new tab and of the open tab, as soon as they are equal, or after ten seconds. */
async function textsIn(context: BrowserContext, tab: Tab, url: string): Promise<{ open: string; fresh: string }> {
  const newTab = await context.newPage();
  await newTab.goto(url);
  await newTab.waitForFunction(() => document.querySelector<HTMLElement>("#root")?.innerText).catch(() => {});
  const fresh = await newTab.innerText("#root");
  await newTab.close();
  await expectText(tab, fresh);
  return { open: await tab.innerText("#root"), fresh };
}

/** Waits for the text, but no longer than ten seconds. */
async function expectText(tab: Tab, text: string): Promise<void> {
  const isShown = (expected: string) => document.querySelector<HTMLElement>("#root")?.innerText === expected;
  await tab.waitForFunction(isShown, text, { timeout: 10_000 }).catch(() => {});
}

/** A page's steps, each with its files. A step ends with the live example of its result. */
function stepsIn({ snippets, source }: Page) {
  const files = snippets.filter(({ title }) => title);
  return source.split("\n").flatMap((line, index) => {
    const title = /^<LiveStep .*title="After step (\d+: [^"]+)"/.exec(line)?.[1];
    if (!title) return [];
    const next = files.findIndex((file) => file.line > index + 1);
    return [{ title, files: files.splice(0, next < 0 ? files.length : next) }];
  });
}

/** Writes a file at once, as editors do: Vite may otherwise read it while it is empty. */
async function write(app: string, snippet: { title?: string; code: string }): Promise<void> {
  const file = join(app, snippet.title ?? "");
  const temporaryFile = join(app, "node_modules/.written"); // not watched
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporaryFile, `${snippet.code}\n`);
  await rename(temporaryFile, file);
}
