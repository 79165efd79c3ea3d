import { expect, it } from "vitest";
import { freshVisits } from "./support/reader.ts";

const visit = freshVisits();

it("keeps the chosen colour mode", async () => {
  const reader = visit();
  const theme = () => reader.evaluate(() => document.documentElement.dataset.theme);
  const background = () => reader.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await reader.open("/docs/overview");
  expect(await theme()).toBe("light");
  const light = await background();
  await reader.click(".colour-mode");
  expect(await theme()).toBe("dark");
  await expect.poll(background).not.toBe(light);
  await reader.driver.reload();
  expect(await theme()).toBe("dark");
  expect(await background()).not.toBe(light);
});

it("shows the chosen tab on every page with the same choice", async () => {
  const reader = visit();
  const open = () =>
    reader.evaluate(() => [...document.querySelectorAll(".tab[open] > summary")].map((tab) => tab.textContent));
  await reader.open("/");
  expect(await open()).toEqual(["npm"]);
  await reader.click({ css: ".hero .tab > summary", text: "pnpm" });
  await expect.poll(open).toEqual(["pnpm"]);
  await reader.open("/docs/overview");
  expect(await open()).toEqual(["pnpm"]);
  await reader.hydrate();
  await reader.focus(".tab[open] > summary");
  await reader.press("ArrowLeft");
  await expect.poll(open).toEqual(["npm"]);
});
