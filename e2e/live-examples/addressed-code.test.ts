import { readFileSync } from "node:fs";
import { toFragment } from "playground/app/share.ts";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings, looks } from "../support/axe.ts";
import { failNextRemoval } from "../support/fail-next-removal.ts";
import { journeys } from "../support/journeys.ts";
import { editorOf, sourceOf, writeSource } from "../support/live-example.ts";
import { settle } from "../support/reader.ts";

const it = journeys();
const path = "/examples/live/nodes";

const showing = (text: string) => `document.body.dataset.ran = ${JSON.stringify(text)};
export const App = () => <p>{${JSON.stringify(text)}}</p>;`;
const compressed = (text: string) => toFragment({ name: "", files: { "App.tsx": showing(text) } });
const plain = (text: string) => `#${new URLSearchParams({ theme: "light", source: showing(text) })}`;

const heading = (page: Page) => page.getByRole("heading", { name: "This is somebody else’s code" });
const runIt = (page: Page) => page.getByRole("button", { name: "Run it" });
const showOriginal = (page: Page) => page.getByRole("button", { name: "Show the original example" });
const ran = (page: Page) => page.locator("body").getAttribute("data-ran");
const original = (page: Page) => page.locator(".canvas").getByText("Good morning").waitFor();

async function expectGate(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.locator(".gate pre").textContent()).toBe(showing(text));
  await heading(page).waitFor();
  await settle(page);
  expect(await ran(page)).toBe(null);
  expect(await page.locator(".canvas").count()).toBe(0);
}

describe("code in the address of a live example", () => {
  for (const [kind, fragment] of Object.entries({ compressed, plain })) {
    for (const width of [390, 1280]) {
      it(`(${kind}, ${width} px) is shown, and runs only after a click`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path + (await fragment("linked")));
        await expectGate(page, "linked");
        for (const button of [runIt(page), showOriginal(page)]) {
          const { x = -1, width: size = 0 } = (await button.boundingBox()) ?? {};
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + size).toBeLessThanOrEqual(width);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await runIt(page).click();
        await page.locator(".canvas").getByText("linked").waitFor();
        expect(await ran(page)).toBe("linked");
        await editorOf(page).waitFor();
        expect(await sourceOf(page)).toBe(showing("linked"));
        // A reload is a visit by the same link.
        await page.reload();
        await expectGate(page, "linked");
      });
    }
  }

  it("does not run in a frame, either", async ({ page }) => {
    await page.goto("/docs/overview");
    const fragment = await compressed("framed");
    await page.evaluate((src) => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.src = src;
      document.body.prepend(frame);
    }, path + fragment);
    const frame = page.frameLocator(`iframe[src^="${path}"]`);
    await frame.locator(".gate pre").getByText("framed").first().waitFor();
    await settle(page);
    expect(await frame.locator("body").getAttribute("data-ran")).toBe(null);
  });

  it("can be replaced by the original example, which a reload shows again", async ({ page }) => {
    await page.goto(path + plain("linked"));
    await showOriginal(page).click();
    await original(page);
    expect(new URL(page.url()).hash).toBe("#theme=light");
    await page.reload();
    await original(page);
    expect(await ran(page)).toBe(null);
  });

  it("needs a click again when a link in the same tab, or Back, opens other code", async ({ page }) => {
    await page.goto(path);
    await original(page);
    await page.goto(path + (await compressed("first")));
    await expectGate(page, "first");
    await runIt(page).click();
    await page.locator(".canvas").getByText("first").waitFor();
    await page.goto(path + plain("second"));
    await expectGate(page, "second");
    await page.goBack();
    await expectGate(page, "first");
    await page.goto(path);
    await original(page);
  });

  it("that is damaged, or of another project, is not shown, and the original example gives the reason", async ({
    page,
  }) => {
    const whole = await compressed("linked");
    const other = await toFragment({ name: "", files: { "app.css": "" } });
    for (const [fragment, reason] of [
      [whole.slice(0, -20), "It may have been truncated."],
      ["#code=", "It may have been truncated."],
      [`${whole}%20`, "It may have been truncated."],
      [other, "It does not contain a playground project."],
    ]) {
      await page.goto("about:blank");
      await page.goto(path + fragment);
      await original(page);
      const message = `The code in the address could not be opened. ${reason} This is the original example.`;
      await expect.poll(() => page.locator(".mistake").textContent()).toBe(message);
    }
    await writeSource(page, showing("own"));
    await page.locator(".canvas").getByText("own").waitFor();
    expect(await page.locator(".mistake").textContent()).toBe("");
  });

  it("does not keep “Start again” from running the reader's changes", async ({ page, expectErrors }) => {
    expectErrors("it was removed before", "exception");
    const source = readFileSync("content/live/nodes.tsx", "utf8");
    const linked = source.replace("Good morning", "Good evening");
    await page.goto(path + (await toFragment({ name: "", files: { "App.tsx": linked } })));
    await runIt(page).click();
    await page.locator(".canvas").getByText("Good evening").waitFor();
    await writeSource(page, source.replace("Good morning", "Good day"));
    await page.locator(".canvas").getByText("Good day").waitFor();
    for (let time = 0; time < 2; time++) {
      await page.locator("[role=treeitem]", { hasText: "Text" }).first().click();
      await failNextRemoval(page.mainFrame(), ".nodes [role=treeitem]");
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("button", { name: "Start again" }).click();
      await page.locator(".canvas").getByText("Good day").waitFor();
      expect(await page.locator(".canvas > div").count()).toBe(1);
    }
  });

  it("has an accessible prompt, in both modes and at each width", async ({ page }) => {
    await page.goto(path + plain("linked"));
    await heading(page).waitFor();
    for (const { width, mode, rules } of looks()) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), mode);
      expect([width, mode, await axeFindings(page, "html", rules)]).toEqual([width, mode, []]);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".canvas").getByText("linked").waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("live");
  });
});
