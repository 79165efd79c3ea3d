import { expect, it } from "vitest";
import { type Disturbance, disturb } from "../../../e2e/support/disturbances.ts";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();

it.for(Object.keys(disturb) as Disturbance[])("works on pages that an extension changed: %s", async (name) => {
  const reader = visit();
  await reader.open("/docs/concepts/nodes");
  await reader.evaluate(disturb[name]);
  await reader.hydrate();
  await reader.mark();
  await reader.evaluate(() => document.querySelector(".live")?.scrollIntoView());
  await reader.waitFor("the live example", () => !!document.querySelector('.live[data-state="running"] iframe'));
  await reader.click('.sidebar a[href="/docs/api/useNode"]');
  await reader.waitForHeading("useNode()");
  await reader.evaluate(() => document.getElementById("typescript")?.scrollIntoView());
  await reader.press("/");
  for (const query of ["undo", "zzzzqq", "drag"]) {
    await reader.evaluate((query) => {
      const field = document.querySelector<HTMLInputElement>("#_site-search input");
      if (field) field.value = query;
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    }, query);
    const hits = () => reader.count("#_site-search [role=option]");
    if (query === "zzzzqq") await reader.waitForText("#_site-search .search-status", "No results were found");
    else await expect.poll(hits).toBeGreaterThan(0);
  }
  expect(await reader.count("main h1")).toBe(1);
  expect(await reader.isMarked()).toBe(true);
});
