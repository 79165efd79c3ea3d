import { toFragment } from "playground/app/share.ts";
import { unfinishedRunKey } from "playground/app/unfinished-run.ts";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeViolations, tags } from "../support/axe.ts";
import { journeys } from "../support/journeys.ts";
import { mistake, openPlayground, result, tab, write } from "../support/playground.ts";

const it = journeys({ savesData: true });

const files = {
  "App.tsx": "import { Hello } from './blocks/hello';\nexport const App = () => <Hello name=\"you\" />;\n",
  "blocks/hello.tsx":
    "import { size } from '../size';\nconst all: number = size;\nexport const Hello = ({ name }: { name: string }) => <h1>Hello, {name} {all}</h1>;\n",
  "size.ts": "export const size = 1;\n",
};

const lines = (page: Page) => page.locator(".cm-line").allTextContents();
const fileTabs = (page: Page) => page.getByRole("tablist", { name: "Files" });

async function open(page: Page): Promise<void> {
  await openPlayground(page, await toFragment({ name: "Files", files }));
  await page.getByRole("button", { name: "Run it" }).click();
  await result(page).getByText("Hello, you 1").waitFor();
}

/** The caret may be anywhere in a focused editor. */
async function writeAtStart(page: Page, text: string): Promise<void> {
  await page.locator(".cm-content").focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.insertText(text);
}

describe("the playground's files", () => {
  it("stay imported when they are renamed, and keep their undo history", async ({ page }) => {
    await open(page);
    await writeAtStart(page, "/* first */ ");
    await tab(page, "blocks/hello.tsx").click();
    await writeAtStart(page, "/* typed */ ");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("New name of blocks/hello.tsx").fill("greetings/deep/hi.tsx");
    await page.keyboard.press("Enter");
    await expect.poll(() => lines(page)).toContain("/* typed */ import { size } from '../../size';");
    await page.locator(".cm-content").focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(async () => (await lines(page))[0]).toBe("import { size } from '../../size';");
    await tab(page, "App.tsx").click();
    expect((await lines(page))[0]).toBe("/* first */ import { Hello } from './greetings/deep/hi';");
    await page.locator(".cm-content").focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(async () => (await lines(page))[0]).toBe("import { Hello } from './greetings/deep/hi';");
    // By role, as a run that is not shown yet has the same text.
    await result(page).getByRole("heading", { name: "Hello, you 1" }).waitFor();
    expect(await mistake(page).textContent()).toBe("");
  });

  it("show the number of their errors in their tabs", async ({ page }) => {
    await open(page);
    await tab(page, "size.ts").click();
    await write(page, "export const size = '1';\nexport const other: string = 1;\n");
    await fileTabs(page).getByRole("tab", { name: "size.ts 1 error", exact: true }).waitFor();
    await tab(page, "blocks/hello.tsx 1 error").waitFor();
    await tab(page, "blocks/hello.tsx").click();
    await tab(page, "size.ts").click();
    expect(await fileTabs(page).getByRole("tab", { name: "App.tsx", exact: true }).count()).toBe(1);
    expect(await axeViolations(page, "main", tags)).toEqual([]);
    await write(page, "export const size = 2;\n");
    await expect.poll(() => fileTabs(page).locator("i").count()).toBe(0);
  });

  it("leave the page usable when their code hangs", async ({ page }) => {
    await open(page);
    await write(page, "export const App = () => <p>{String(/^(a+)+$/.test('a'.repeat(60) + 'b'))}</p>;\n");
    await page.waitForFunction((key) => localStorage.getItem(key)?.includes("(a+)+"), unfinishedRunKey);
    await write(page, "export const App = () => <p>All is well</p>;\n");
    await page.getByRole("button", { name: "Restart" }).click();
    await result(page).getByText("All is well").waitFor();
  });

  it("stop running when they flood the page with messages, until they change", async ({ page }) => {
    await open(page);
    const lines = 'Array(1000).fill({ level: "log", text: "flood" })';
    for (const message of [
      '{ type: "page", page: null }',
      '{ type: "console", lines: [], dropped: 0 }',
      `{ type: "console", lines: ${lines}, dropped: 0 }`,
    ]) {
      await write(
        page,
        `const send = () => parent.postMessage({ craftPlayground: ${message} }, "*");
setInterval(() => { for (let i = 0; i < 200; i++) send(); }, 4);
export const App = () => <p>Flooding</p>;
`,
      );
      await mistake(page).getByText("The page hung when it ran this code last").waitFor();
      await write(page, "export const App = () => <p>All is well</p>;\n");
      await result(page).getByText("All is well").waitFor();
    }
  });
});
