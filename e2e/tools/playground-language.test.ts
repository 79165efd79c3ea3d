import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeViolations, tags } from "../support/axe.ts";
import { journeys } from "../support/journeys.ts";
import { openPlayground, write } from "../support/playground.ts";

const it = journeys({ savesData: true });
const editor = (page: Page) => page.locator(".cm-content");
const status = (page: Page) => page.locator(".playground-news [role=status]");

const app = `import { Editor, useEditor } from "@craftjs/core";

export function App() {

  return <Editor enabeld />;
}
`;

describe("TypeScript in the playground", () => {
  it("underlines errors, completes, explains, imports and formats once the editor has the focus", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await openPlayground(page);
    expect(requests.filter((url) => /language-worker|playground-types/.test(url))).toEqual([]);
    await write(page, app);
    await expect.poll(() => page.locator(".cm-lintRange-error").allTextContents()).toContain("enabeld");
    await page.keyboard.press("F8");
    await page.getByText("Property 'enabeld' does not exist").first().waitFor();

    await page.keyboard.press("ControlOrMeta+Home");
    for (let line = 1; line < 4; line++) await page.keyboard.press("ArrowDown");
    await page.keyboard.type("  useEditor().con");
    const options = page.locator(".cm-tooltip-autocomplete [role=option]");
    await expect.poll(() => options.allTextContents()).toContain("connectors");
    await page.locator(".cm-completionInfo").getByText("select: (el: HTMLElement, id: NodeId) => void").waitFor();
    expect(await axeViolations(page, ".playground", tags)).toEqual([]);
    await page.keyboard.press("Enter");
    expect(await editor(page).textContent()).toContain("useEditor().connectors");

    const caret = await page.locator(".cm-cursor-primary").boundingBox();
    if (!caret) throw new Error("The editor shows no caret.");
    await page.mouse.move(caret.x - 20, caret.y + caret.height / 2);
    const tooltip = page.locator(".cm-tooltip-hover");
    await tooltip.getByText("(property) connectors").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => tooltip.count()).toBe(0);

    await write(page, "export const App = () => null;\n");
    await page.keyboard.type("useEdi");
    await page.locator(".cm-tooltip-autocomplete [role=option]", { hasText: "@craftjs/core" }).first().click();
    await expect.poll(() => editor(page).textContent()).toContain("import { useEditor } from '@craftjs/core';");

    // Formatting keeps the place of the cursor.
    await write(page, "export const App=()=><p  title='a'>{1}</p>");
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+Alt+f");
    await expect.poll(() => status(page).textContent()).toBe("Formatted.");
    await page.keyboard.type("2");
    const lines = page.locator(".cm-line");
    expect(await lines.allTextContents()).toEqual(['export const App = () => <p title="a">{1}2</p>;', ""]);

    await write(page, "export const App = ");
    await page.getByRole("button", { name: "Format" }).click();
    await expect.poll(() => status(page).textContent()).toMatch(/^Not formatted: .*\(1:\d+\)$/);
    await write(page, "export const App=()=>null");
    await page.getByRole("button", { name: "Format" }).click();
    await expect.poll(() => lines.allTextContents()).toEqual(["export const App = () => null;", ""]);

    await page.getByRole("button", { name: "Share" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as a project" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.zip$/);
    expect(await readFile(await download.path(), "latin1")).toContain("src/App.tsx");
  });

  it("is replaced by a message if it cannot be loaded, and the editor still works", async ({ page, expectErrors }) => {
    expectErrors("language-worker");
    await page.route(/language-worker-/, (route) => route.abort());
    await openPlayground(page);
    await write(page, app);
    await expect.poll(() => status(page).textContent()).toContain("TypeScript is unavailable");
    await page.keyboard.type("// more");
    await expect.poll(() => editor(page).textContent()).toContain("// more");
  });
});
