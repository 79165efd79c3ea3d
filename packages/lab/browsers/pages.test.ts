import { expect, it } from "vitest";
import { pageOfEachKind } from "../../../e2e/support/pages.ts";
import { freshVisits } from "./support/reader.ts";

const reader = freshVisits();

it("opens a page of each kind, and React hydrates it without errors", async () => {
  for (const path of [...pageOfEachKind, "/search?q=node"]) {
    await reader().openApp(path);
    const [title, heading] = await reader().evaluate(() => [document.title, document.querySelector("h1")?.textContent]);
    expect(heading, path).toBeTruthy();
    expect(title).toContain(heading);
    expect([path, await reader().driver.takeErrors()]).toEqual([path, []]);
  }
}, 180_000);

it("shows the landing page's example once it reports that it is ready", async () => {
  await reader().open("/");
  await reader().evaluate(() => dispatchEvent(new Event("pointermove")));
  await reader().waitFor("the example", () => !!document.querySelector(".landing-example[data-loaded]"));
});
