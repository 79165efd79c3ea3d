import { expect, it } from "vitest";
import { type Disturbance, disturb } from "../../../e2e/support/disturbances.ts";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();

it.for(Object.keys(disturb) as Disturbance[])("keeps pages usable after %s", async (name) => {
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

it("restores the reading position after Back and after a reload", async () => {
  const reader = visit();
  const place = () =>
    reader.evaluate(() => Math.round(document.getElementById("typescript")?.getBoundingClientRect().top ?? Number.NaN));
  await reader.openApp("/docs/api/useNode");
  await reader.evaluate(() => {
    document.getElementById("typescript")?.scrollIntoView();
    window.scrollBy(0, -137);
  });
  const before = await place();
  await reader.click('.navbar-links a[href="/support"]');
  await reader.waitForHeading("Support");
  await reader.driver.back();
  await reader.waitForHeading("useNode()");
  await expect.poll(place).toBe(before);
  await reader.evaluate(() => location.reload());
  await reader.waitFor("the start script", () => document.documentElement.dataset.started !== undefined);
  await expect.poll(place).toBe(before);
});
