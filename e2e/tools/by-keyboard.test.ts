import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { openPlayground, result, tab } from "../support/playground.ts";

const it = journeys({ savesData: true, withoutTypeScript: true, viewport: { width: 1280, height: 900 } });

/** Presses Tab until an element has the focus. */
async function tabTo(target: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target}`);
}

async function skipToContent(page: Page): Promise<void> {
  await tabTo(page.getByRole("link", { name: "Skip to the content" }));
  await page.keyboard.press("Enter");
}

it("checks a damaged page, shows a node, and repairs the page in the saved state doctor", async ({ page }) => {
  const { keyboard } = page;
  const summary = page.locator(".saved-state .summary");
  await page.goto("/docs/tools/saved-state");
  await hydrate(page);
  await skipToContent(page);
  const button = (name: string) => page.getByRole("button", { name }).first();
  await tabTo(button("Try it with a damaged page"));
  await keyboard.press("Enter");
  await expect.poll(() => summary.textContent()).toContain("5 nodes. 1 error");
  await tabTo(button("Show the node"));
  await keyboard.press("Enter");
  const selected = page.locator("[role=treeitem][aria-selected=true]");
  await expect.poll(() => selected.textContent()).toContain("ROOT");
  await tabTo(page.getByRole("tree"));
  await keyboard.press("End");
  await keyboard.press("Enter");
  await expect.poll(() => page.locator(".node figcaption").textContent()).not.toBe("ROOT");

  await tabTo(page.getByRole("checkbox", { name: "Lists it at the end" }), "Shift+Tab");
  await keyboard.press("Space");
  await tabTo(button("Repair 3 chosen findings"));
  await keyboard.press("Enter");
  await page.locator(".repaired").getByText("One finding is left").waitFor();
  await tabTo(button("Continue with this document"));
  await keyboard.press("Enter");
  await expect.poll(() => summary.textContent()).toBe("5 nodes. 1 note.");
});

it("edits the code, opens a template, and deletes a node in the playground", async ({ page }) => {
  const { keyboard } = page;
  await openPlayground(page);
  await skipToContent(page);
  await tabTo(page.locator(".playground-editor"));
  await keyboard.press("ControlOrMeta+a");
  await keyboard.press("Delete");
  await keyboard.type('export default () => "By keyboard";');
  await result(page).getByText("By keyboard").waitFor();
  await keyboard.press("Escape");
  await tabTo(page.getByRole("button", { name: "Templates" }), "Shift+Tab");
  await keyboard.press("Enter");
  await tabTo(page.getByRole("dialog").getByRole("button", { name: "Linked nodes" }));
  await keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await tabTo(tab(page, "Result"));
  await keyboard.press("ArrowRight");
  const nodes = page.locator(".nodes [role=treeitem]");
  await tabTo(page.locator(".nodes [role=tree]"));
  await keyboard.press("End");
  await keyboard.press("Enter");
  const nodeCount = await nodes.count();
  const remove = page.locator(".nodes").getByRole("button", { name: "Delete" });
  await expect.poll(() => remove.isEnabled()).toBe(true); // the frame has selected the node
  await tabTo(remove, "Shift+Tab");
  await keyboard.press("Enter");
  await expect.poll(() => nodes.count()).toBeLessThan(nodeCount);
});
