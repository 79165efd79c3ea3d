import { playgroundPath } from "browser/names.ts";
import { expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { mistake, result, tab } from "../support/playground.ts";

const it = journeys({
  savesData: true,
  withoutTypeScript: true,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

it("edits the code, shows its result, opens a template, and deletes a node in the playground", async ({ page }) => {
  await page.goto(playgroundPath);
  await tab(page, "Code").tap();
  await page.locator(".cm-line").first().tap();
  await page.keyboard.insertText("unknown;");
  await mistake(page).getByText("line 1").waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Backspace");
  await page.keyboard.insertText("export default () => <p>By touch</p>;");
  await tab(page, "Result").tap();
  await result(page).getByText("By touch").waitFor();

  await page.getByRole("button", { name: "Templates" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Linked nodes" }).tap();
  await tab(page, "Nodes").tap();
  const nodes = page.locator(".nodes [role=treeitem]");
  await nodes.last().tap();
  const nodeCount = await nodes.count();
  await page.locator(".nodes").getByRole("button", { name: "Delete" }).tap();
  await expect.poll(() => nodes.count()).toBeLessThan(nodeCount);
});

it("checks a damaged page, shows a node, and repairs the page in the saved state doctor", async ({ page }) => {
  await page.goto("/docs/tools/saved-state");
  await hydrate(page);
  await page.getByRole("button", { name: "Try it with a damaged page" }).tap();
  await expect.poll(() => page.locator(".saved-state .summary").textContent()).toContain("5 nodes. 1 error");
  await page.getByRole("button", { name: "Show the node" }).first().tap();
  await expect.poll(() => page.locator("[role=treeitem][aria-selected=true]").textContent()).toContain("ROOT");
  await page.getByRole("treeitem", { name: /title/ }).tap();
  await expect.poll(() => page.locator(".node figcaption").textContent()).toBe("title");
  const heights = await page
    .locator(".saved-state :is(button, .choice, [role=treeitem]):visible")
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

  await page.getByRole("checkbox", { name: "Lists it at the end" }).tap();
  await page.getByRole("button", { name: "Repair 3 chosen findings" }).tap();
  await page.locator(".repaired").getByText("One finding is left").waitFor();
  await page.getByRole("button", { name: "Continue with this document" }).tap();
  await expect.poll(() => page.locator(".saved-state .summary").textContent()).toBe("5 nodes. 1 note.");
});
