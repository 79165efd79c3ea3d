import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { recovery, translatePage } from "../support/disturbances.ts";
import { failNextRemoval } from "../support/fail-next-removal.ts";
import { journeys } from "../support/journeys.ts";
import { mistake, openPlayground, problemOf, result, tab, write } from "../support/playground.ts";
import { staleTexts } from "../support/stale-texts.ts";

const it = journeys();
const withoutTypeScript = journeys({ savesData: true, withoutTypeScript: true });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const expectCurrentTexts = (page: Page) => expect.poll(() => staleTexts(page)).toEqual([]);
const expectMistake = async (page: Page, text: string) => {
  await expect.poll(() => mistake(page).textContent()).toBe(text);
  await expectCurrentTexts(page);
};

/** In place of TypeScript, which takes seconds to load: the word “wrong” is an error. */
function fakeTypeScript(): void {
  class Checker {
    onmessage?: (message: unknown) => void;
    postMessage({ id, name, args: [files] }: { id: number; name: string; args: [Record<string, string>] }): void {
      const errors = Object.entries(files).flatMap(([path, source]) => {
        const from = source.indexOf("wrong");
        return from < 0 ? [] : [[path, [{ from, to: from + 5, message: "It is wrong." }]]];
      });
      const result = name === "check" ? Object.fromEntries(errors) : null;
      setTimeout(() => this.onmessage?.({ data: { id, result } }));
    }
    terminate(): void {}
  }
  window.Worker = new Proxy(Worker, {
    construct: (target, [url, options]) =>
      String(url).includes("language-worker-") ? new Checker() : new target(url, options),
  });
}

describe("on a translated page, the playground", () => {
  it("shows current errors while files are changed, renamed and deleted", async ({ page, expectErrors }) => {
    expectErrors("exception", "console error", recovery);
    await page.addInitScript(fakeTypeScript);
    await translatePage(page);
    await openPlayground(page);
    await result(page).getByText("A text in a box.").waitFor();
    expect(await result(page).locator("font").count()).toBe(0);

    await button(page, "New file").click();
    const name = page.getByLabel("Name of the new file");
    for (const [path, problem] of [
      ["app.tsx", "The file “App.tsx” already exists."],
      ["con.tsx", "Windows does not allow this file name."],
    ] as const) {
      await name.fill(path);
      await page.keyboard.press("Enter");
      expect(await problemOf(name)).toBe(problem);
    }
    await name.fill("b.ts");
    await page.keyboard.press("Enter");
    await write(page, "export const b = wrong;\n");
    await expect.poll(() => page.getByRole("tab").allTextContents()).toContain("b.ts 1 error");
    await tab(page, "App.tsx").click();
    await expectMistake(page, "");
    for (const message of ["first", "second"]) {
      await write(page, `export const App = () => { throw new Error("${message}"); };\n`);
      await expectMistake(page, `App.tsx, line 1: ${message}`);
    }
    await tab(page, "Console").click();
    await expectCurrentTexts(page);
    await write(page, "export const App = () => <h1>Repaired</h1>;\n");
    await expectMistake(page, "");

    await tab(page, "b.ts").click();
    await button(page, "Rename").click();
    await page.getByLabel("New name of b.ts").fill("c.ts");
    await page.keyboard.press("Enter");
    await tab(page, "c.ts").waitFor();
    await expectCurrentTexts(page);
    page.once("dialog", (dialog) => void dialog.accept());
    await button(page, "Delete").click();
    await page.getByText("c.ts is deleted.").waitFor();
    await expectMistake(page, "");
    await tab(page, "Result").click();
    await result(page).getByRole("heading", { name: "Repaired" }).waitFor();
  });

  withoutTypeScript("shares, replaces and restores projects", async ({ page, expectErrors }) => {
    expectErrors(recovery);
    await translatePage(page);
    await openPlayground(page);
    await tab(page, "Nodes").click();
    const row = page.locator(".nodes [role=treeitem]").nth(1);
    await row.click();
    await expect.poll(() => row.getAttribute("aria-selected")).toBe("true");
    expect(await page.locator(".nodes [role=treeitem] font").count()).toBe(0);
    await button(page, "Move down").click();
    await tab(page, "JSON").click();
    await expectCurrentTexts(page);

    for (const name of ["One", "Two"]) {
      await page.getByLabel("Name of the project").fill(name);
      await button(page, "Share").click();
      const dialog = page.getByRole("dialog");
      await expect.poll(() => dialog.getByLabel("Address of the project").inputValue()).toContain("#code=");
      expect(await dialog.locator("h2").textContent()).toBe(`Share “${name}”`);
      await expectCurrentTexts(page);
      await dialog.getByRole("button", { name: "Close" }).click();
    }
    await button(page, "Templates").click();
    await page.getByRole("dialog").getByRole("button", { name: "Linked nodes" }).click();
    await button(page, "Undo: back to “Two”").waitFor();
    await expectCurrentTexts(page);
    await button(page, "Undo: back to “Two”").click();
    await expect.poll(() => page.getByLabel("Name of the project").inputValue()).toBe("Two");
    await expectCurrentTexts(page);
  });
});

/** A saved page with a node of each given component, in this order. */
function savedPage(components: string[], more: object = {}): string {
  const node = { isCanvas: false, props: {}, custom: {}, hidden: false, nodes: [], linkedNodes: {}, parent: "ROOT" };
  const nodes = components.map((name, index) => [
    `n${index}`,
    { ...node, type: { resolvedName: name }, displayName: name },
  ]);
  const ids = nodes.map(([id]) => id);
  const root = {
    ...node,
    type: { resolvedName: "Page" },
    displayName: "Page",
    isCanvas: true,
    nodes: ids,
    parent: null,
  };
  return JSON.stringify({ ROOT: { ...root, ...more }, ...Object.fromEntries(nodes) });
}

const path = "/docs/tools/saved-state";
const summary = (page: Page) => page.locator(".saved-state .summary");

async function check(page: Page, text: string, expected: string): Promise<void> {
  await page.fill("#saved-text", text);
  await button(page, "Check").click();
  await expect.poll(() => summary(page).textContent()).toContain(expected);
  await expectCurrentTexts(page);
}

describe("on a translated page, the saved state doctor", () => {
  it("shows current findings, repairs, nodes and differences", async ({ page, expectErrors }) => {
    expectErrors(recovery);
    await translatePage(page);
    await page.goto(path);
    await hydrate(page);
    await button(page, "Try it with a damaged page").click();
    await expect.poll(() => summary(page).textContent()).toContain("5 nodes. 1 error, 2 warnings, 1 note.");
    await page.getByText("The tool has loaded").waitFor();
    await expectCurrentTexts(page);
    await button(page, "Repair 2 chosen findings").click();
    await page.locator(".repaired").getByText("2 findings are left in the repaired document.").waitFor();
    await expectCurrentTexts(page);
    await button(page, "Continue with this document").click();
    await page.locator(".finding", { hasText: "lost" }).getByLabel("Repair with a loss").check();
    await button(page, "Repair the chosen finding").waitFor();
    await expectCurrentTexts(page);

    await check(page, savedPage(["Text", "Image"]), "3 nodes.");
    await page.locator(".part > summary", { hasText: "Nodes" }).click();
    const rows = page.getByRole("tree", { name: "Nodes" }).getByRole("treeitem");
    expect(await rows.allTextContents()).toEqual([" Page ROOT canvas 2", " Text n0 ", " Image n1 "]);
    await rows.nth(1).click();
    await check(page, savedPage(["Button"], { linkedNodes: { footer: "n0" }, nodes: [] }), "2 nodes.");
    expect(await rows.allTextContents()).toEqual([" Page ROOT canvas 1", "footer: Button n0 "]);
    await rows.nth(1).click();
    await page.getByLabel("Search nodes by id or component").fill("nothing");
    await page.getByText("No node matches.").waitFor();
    await expectCurrentTexts(page);

    await page.locator("summary", { hasText: "Rename and migrate" }).click();
    for (const to of ["Link", "Anchor"]) {
      await page.getByLabel("Steps, in their order").fill(`{ rename: "Button", to: "${to}" }`);
      await button(page, "Apply the steps").click();
      await page.locator(".repaired").waitFor();
      await expectCurrentTexts(page);
    }

    await page.locator("summary", { hasText: "Compare with another document" }).click();
    for (const [laterPage, result] of [
      [savedPage(["Button", "Text"], { linkedNodes: {} }), "1 added, 0 removed, 1 moved, 0 changed."],
      [savedPage(["Text"], { props: { a: 1 }, linkedNodes: { head: "n0" }, nodes: [] }), "0 added, 0 removed"],
    ] as const) {
      await page.fill("#other-text", laterPage);
      await button(page, "Compare").click();
      await page.locator(".part", { hasText: "Compare" }).getByText(result).first().waitFor();
      await expectCurrentTexts(page);
    }
  });
});

describe("a failure in a tool", () => {
  withoutTypeScript("closes only a dialog of the playground, which Retry reopens", async ({ page, expectErrors }) => {
    expectErrors("not today");
    await openPlayground(page);
    await page.evaluate(() => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = () => {
        HTMLDialogElement.prototype.showModal = showModal;
        throw new Error("not today");
      };
    });
    await button(page, "Share").click();
    const box = page.locator(".playground .failure-box");
    await box.getByText("not today").waitFor();
    expect(await page.locator(".cm-content").isVisible()).toBe(true);
    await box.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("dialog").getByText("This address contains the whole project").waitFor();
  });

  withoutTypeScript("keeps the project of the playground", async ({ page, expectErrors }) => {
    expectErrors("it was removed before");
    await openPlayground(page);
    await write(page, "export const App = () => <h1>Kept</h1>;\n");
    await result(page).getByRole("heading", { name: "Kept" }).waitFor();
    await failNextRemoval(page, ".nodes");
    await tab(page, "Nodes").click();
    await tab(page, "JSON").click();
    await page.locator(".playground .failure-box").getByRole("button", { name: "Retry" }).click();
    await result(page).getByRole("heading", { name: "Kept" }).waitFor();
  });

  withoutTypeScript(
    "removes only the results of the saved state doctor, not the pasted text",
    async ({ page, expectErrors }) => {
      expectErrors("it was removed before");
      await page.goto(path);
      await hydrate(page);
      await button(page, "Try it with a damaged page").click();
      await page.getByRole("button", { name: /^Repair/ }).click();
      await page.locator(".repaired").waitFor();
      await failNextRemoval(page, ".repaired");
      await page.locator(".findings").getByRole("checkbox").first().click();
      const box = page.locator(".saved-state .failure-box");
      await box.getByText("it was removed before").waitFor();
      expect(await page.locator("#saved-text").inputValue()).toContain("ROOT");
      await box.getByRole("button", { name: "Retry" }).click();
      await expect.poll(() => summary(page).textContent()).toContain("5 nodes.");
    },
  );
});
