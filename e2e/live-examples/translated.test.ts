import type { Page } from "playwright-core";
import { expect } from "vitest";
import { translatePage } from "../support/disturbances.ts";
import { failNextRemoval } from "../support/fail-next-removal.ts";
import { journeys } from "../support/journeys.ts";
import { canvas, documentOf, editSource, mistake, run } from "../support/live-example.ts";
import { staleTexts } from "../support/stale-texts.ts";

const it = journeys();

const expectCurrentTexts = (page: Page) => expect.poll(() => staleTexts(documentOf(page))).toEqual([]);

it("a live example on a translated page shows current errors and nodes, and does not translate code", async ({
  page,
  expectErrors,
}) => {
  expectErrors("exception", "console");
  await translatePage(page);
  const frame = await run(page, "/docs/concepts/nodes");
  await frame.locator("h2 font").first().waitFor();
  expect(await frame.locator(":is(.canvas, .source, .json pre, [role=treeitem]) font").count()).toBe(0);
  expect(await page.locator(".prose-body pre font").count()).toBe(0);
  for (const [from, to, message] of [
    ["export const App = () => (", "export const App = () => { throw new Error('one'); }; (", "one"],
    ["Error('one')", "Error('two')", "two"],
    ["throw new", "throw new new", "Line"],
  ] as const) {
    await editSource(frame, from, to);
    await expect.poll(() => mistake(frame).textContent()).toContain(message);
    await expectCurrentTexts(page);
  }
  await frame.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => mistake(frame).textContent()).toBe("");
  await editSource(frame, "Good morning", "Good evening");
  await canvas(frame).getByText("Good evening").waitFor();
  await frame.locator("[role=treeitem]", { hasText: "Text" }).first().click();
  await frame.getByRole("button", { name: "Move down" }).click();
  await frame.getByRole("button", { name: "Delete" }).click();
  await frame.getByRole("button", { name: "Undo" }).click();
  await canvas(frame).getByText("Good evening").waitFor();
  await expectCurrentTexts(page);
});

it("a failing live example shows a message, and restarts with the reader's source", async ({ page, expectErrors }) => {
  expectErrors("it was removed before", "exception");
  const frame = await run(page, "/docs/concepts/nodes");
  await editSource(frame, "Good morning", "Good evening");
  await canvas(frame).getByText("Good evening").waitFor();
  await frame.locator("[role=treeitem]", { hasText: "Text" }).first().click();
  await failNextRemoval(documentOf(page), ".nodes [role=treeitem]");
  await frame.getByRole("button", { name: "Delete" }).click();
  await frame.getByText("The example has stopped: it was removed before").waitFor();
  await frame.getByRole("button", { name: "Start again" }).click();
  await canvas(frame).getByText("Good evening").waitFor();
});
