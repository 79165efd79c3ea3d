import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeViolations, tags } from "../support/axe.ts";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";

const it = journeys({ savesData: true });
const onFirstVisit = journeys({ isFirst: true });
const path = "/docs/tools/saved-state";

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

const check = (page: Page) => page.getByRole("button", { name: "Check", exact: true }).click();
const summary = (page: Page) => page.locator(".saved-state .summary");

async function download(page: Page, button: string): Promise<unknown> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return JSON.parse(await readFile(await (await downloading).path(), "utf8"));
}

/** A canvas with a number of texts, the last of which has a wrong parent. */
function largePage(texts: number): string {
  const node = (name: string, more: object) => ({
    ...{ type: { resolvedName: name }, isCanvas: false, props: {}, displayName: name, custom: {}, hidden: false },
    ...{ nodes: [], linkedNodes: {}, ...more },
  });
  const ids = Array.from({ length: texts }, (_, index) => `text-${index}`);
  const children = ids.map((id, index) => [id, node("Text", { parent: index === texts - 1 ? "nowhere" : "ROOT" })]);
  return JSON.stringify({ ROOT: node("Container", { isCanvas: true, nodes: ids }), ...Object.fromEntries(children) });
}

describe("the saved state doctor", () => {
  it("finds faults in a page, repairs the chosen ones, and offers the removed values for download", async ({
    page,
  }) => {
    await open(page);
    await page.getByRole("button", { name: "Try it with a damaged page" }).click();
    expect(await summary(page).textContent()).toBe("5 nodes. 1 error, 2 warnings, 1 note.");
    await page.getByText("“ROOT” lists “gone”, which is not a node.").waitFor();
    expect(await page.locator(".finding-error a").first().getAttribute("href")).toBe("/docs/api/errors#missing-child");
    expect(await axeViolations(page, "main", tags)).toEqual([]);

    // The first finding is in view, and the summary has the focus of the keyboard.
    expect(await page.locator("#saved-state-findings").evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await expect
      .poll(() =>
        page
          .locator(".finding")
          .first()
          .evaluate((element) => element.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
    // Repairs of notes and of possible copies are not preselected.
    const lostCheckboxes = page.locator(".finding", { hasText: "lost" }).getByRole("checkbox");
    expect(await lostCheckboxes.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))).toEqual([
      false,
      false,
    ]);
    await page.getByRole("button", { name: "Repair 2 chosen findings" }).click();
    await page.locator(".repaired").getByText("2 findings are left in the repaired document.").waitFor();
    const repaired = (await download(page, "Download the repaired JSON")) as Record<
      string,
      { nodes: string[]; parent: string }
    >;
    expect(repaired.ROOT?.nodes).toEqual(["title"]);
    expect(repaired.title?.parent).toBe("ROOT");
    expect(await download(page, "Download removed values")).toMatchObject([
      { path: "nodes.ROOT.nodes[1]", value: "gone" },
      { path: "nodes.title.parent", value: "bar" },
    ]);

    await page.getByRole("button", { name: "Continue with this document" }).click();
    await expect.poll(() => summary(page).textContent()).toContain("5 nodes. 1 warning, 1 note.");
    await page.locator(".finding", { hasText: "lost" }).getByLabel("Repair with a loss").check();
    await page.getByRole("button", { name: "Repair the chosen finding" }).click();
    await page.locator(".repaired").getByText("One finding is left in the repaired document.").waitFor();
  });

  onFirstVisit("works without a network once it is ready", async ({ page, reader }) => {
    await open(page);
    await page.getByText("The tool has loaded").waitFor();
    await page.context().setOffline(true);
    await page.fill("#saved-text", '{"ROOT": {"type":\n  "div",, }}');
    await check(page);
    await page.locator(".finding-error", { hasText: "line 2" }).waitFor();
    await page.fill("#saved-text", JSON.stringify({ id: 7, content: JSON.stringify(JSON.parse(largePage(2))) }));
    await check(page);
    await expect.poll(() => summary(page).textContent()).toContain("3 nodes. The document was found in: at content");
    expect(reader.errors).toEqual([]);
  });

  it("lists the documents of a text, and offers a document within a JSON string for download", async ({ page }) => {
    await open(page);
    await page.fill("#saved-text", `${largePage(1)}\n${largePage(2)}\n`);
    await check(page);
    await expect.poll(() => summary(page).textContent()).toContain("2 nodes.");
    await page.getByLabel("The text contains 2 documents.").selectOption({ index: 1 });
    await expect.poll(() => summary(page).textContent()).toContain("3 nodes.");
    await page.fill("#saved-text", JSON.stringify(largePage(2)));
    await check(page);
    await page.locator(".finding-error", { hasText: "JSON within a JSON string" }).waitFor();
    expect(Object.keys((await download(page, "Download the document as JSON")) as object)).toHaveLength(3);
  });

  it("rejects a file that is too large, and can cancel work", async ({ page }) => {
    await open(page);
    await page.locator("input[type=file]").evaluate((field: HTMLInputElement) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(20_000_001)], "page.json"));
      field.files = dropped.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page.getByText("The limit is 20 MB.").waitFor();
    // Browsers would open a file that is dropped beside the form or on a text field.
    const dropOn = (element: Element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['{"ROOT":null}'], "dropped.json"));
      return ["dragover", "drop"].map((type) => {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        const isPrevented = !element.dispatchEvent(event);
        return { isPrevented, isMarked: document.querySelector(".file-field[data-over]") !== null };
      });
    };
    const marksWhileOver = [
      { isPrevented: true, isMarked: true },
      { isPrevented: true, isMarked: false },
    ];
    expect(await page.locator("h1").evaluate(dropOn)).toEqual(marksWhileOver);
    expect(await page.locator("#saved-text").evaluate(dropOn)).toEqual(marksWhileOver);
    await page.getByText("“ROOT” is null.").waitFor();
    await page.route("**/saved-state-worker-*", () => {}); // never answered
    await page.reload();
    await hydrate(page);
    await page.fill("#saved-text", "{}");
    await check(page);
    await page.locator(".busy").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.locator(".busy").waitFor({ state: "hidden" });
  });

  it("shows thousands of nodes as a tree for mouse and keyboard, and jumps from a finding to its node", async ({
    page,
  }) => {
    await open(page);
    await page.setInputFiles("input[type=file]", {
      name: "page.json",
      mimeType: "application/json",
      buffer: Buffer.from(largePage(2000)),
    });
    await expect.poll(() => summary(page).textContent()).toContain("2001 nodes. 1 warning");
    await page.getByRole("button", { name: "Show the node" }).click();
    const tree = page.getByRole("tree");
    const selected = tree.locator("[aria-selected=true]");
    await expect.poll(() => selected.textContent()).toContain("text-1999");
    expect(await tree.getByRole("treeitem").count()).toBeLessThan(50);

    await tree.focus();
    const activeRow = async () => page.locator(`#${await tree.getAttribute("aria-activedescendant")}`).textContent();
    await page.keyboard.press("Home");
    expect(await activeRow()).toContain("ROOT");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => tree.getByRole("treeitem").count()).toBe(1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await activeRow()).toContain("text-1");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".node pre").textContent()).toContain('"parent": "ROOT"');
    // A click keeps the focus in the tree, whose rows are replaced.
    await tree.getByRole("treeitem", { name: /text-2$/ }).click();
    for (let row = 0; row < 40; row++) await page.keyboard.press("ArrowDown");
    await expect.poll(activeRow).toContain("text-42");
    await page.fill("[aria-label='Search nodes by id or component']", "text-199");
    await expect.poll(() => tree.getByRole("treeitem").count()).toBe(11);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".node figcaption").textContent()).toBe("text-1990");
    await expect.poll(() => selected.textContent()).toContain("text-1990");
    await page.fill("[aria-label='Search nodes by id or component']", "text-199");
    await expect.poll(() => tree.getByRole("treeitem").count()).toBe(11);

    expect(await axeViolations(page, "main", tags)).toEqual([]);
  });

  it("reads early input, renames components, lists missing components, and compares two pages", async ({ page }) => {
    await page.route("**/_assets/app-*", async (route) => {
      await page.evaluate((text) => {
        const field = document.querySelector<HTMLTextAreaElement>("#saved-text");
        if (field) field.value = text;
      }, largePage(1));
      await route.continue();
    });
    await open(page);
    await expect.poll(() => summary(page).textContent()).toContain("2 nodes. 1 warning.");
    await page.click("details:has(#resolver-names) > summary");
    await page.fill("#resolver-names", "{ Container, Headline }");
    await page.fill("#saved-text", largePage(2).replace("nowhere", "ROOT"));
    await check(page);
    const missing = page.locator(".finding", { hasText: "no component “Text”" });
    await missing.waitFor();
    // Its repair would remove the component, so it is not preselected.
    expect(await missing.getByRole("checkbox").first().isChecked()).toBe(false);

    await page.locator("summary", { hasText: "Rename and migrate" }).click();
    await page.getByLabel("Steps, in their order").fill("{ rename: 'Text', to: 'Headline' ");
    await page.getByRole("button", { name: "Apply the steps" }).click();
    await page.getByText("The steps cannot be read").waitFor();
    await page.getByLabel("Steps, in their order").fill("{ renme: 'Text', to: 'Headline' }");
    await page.getByRole("button", { name: "Apply the steps" }).click();
    await page.getByText("Step 1 is not valid").waitFor();
    await page.getByLabel("Steps, in their order").fill("{ rename: 'Text', to: 'Headline' },");
    await page.getByRole("button", { name: "Apply the steps" }).click();
    await page.locator(".repaired").getByText("The repaired document has no findings.").waitFor();
    const repaired = (await download(page, "Download the repaired JSON")) as Record<string, { type: unknown }>;
    expect(repaired["text-0"]?.type).toEqual({ resolvedName: "Headline" });

    await page.locator("summary", { hasText: "Compare with another document" }).click();
    const { "text-0": _, ...laterPage } = JSON.parse(largePage(3));
    laterPage.ROOT.nodes = ["text-2"];
    laterPage["text-2"].nodes = ["text-1"];
    laterPage["text-1"].props = { text: "New" };
    await page.fill("#other-text", JSON.stringify(laterPage));
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    const part = page.locator(".part", { hasText: "Compare with another document" });
    await part.getByText("Nodes: 1 added, 1 removed, 1 moved, 1 changed.").waitFor();
    const [thisTree, laterTree] = [
      part.getByRole("tree", { name: "This" }),
      part.getByRole("tree", { name: "The later" }),
    ];
    expect(await thisTree.getByRole("treeitem").allTextContents()).toEqual([
      " Container ROOT canvas 2",
      " Text text-0 removed",
      " Text text-1 movedchanged",
    ]);
    await laterTree.getByRole("treeitem", { name: "Text text-2 1 added" }).click();
    await part.getByText("This document does not have this node.").waitFor();
    await laterTree.getByRole("treeitem", { name: /differs inside/ }).waitFor();
    // Selecting a node in one tree shows it in the other, in opened parents.
    await thisTree.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await laterTree.locator("[aria-selected=true]", { hasText: "text-1" }).waitFor();
    await part.locator(".difference").getByText("from ROOT.nodes[1] to text-2.nodes[0]").waitFor();
    expect(await axeViolations(page, ".part", tags)).toEqual([]);
    await part.locator(".changes").getByRole("button", { name: "text-0" }).click();
    await thisTree.locator("[aria-selected=true]", { hasText: "text-0" }).waitFor();
    await part.getByText("The later document does not have this node.").waitFor();
  });
});
