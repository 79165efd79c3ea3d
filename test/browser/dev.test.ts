import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { visit } from "../../e2e/support/browser.ts";
import { startDev } from "../start-dev.ts";

/** The project once more, so that a page may be broken in it. */
const project = mkdtempSync(join(tmpdir(), "dev-"));
const copied = [
  "build",
  "client",
  "content",
  "e2e",
  "examples",
  "shared",
  "test",
  "worker",
  "build.ts",
  "package.json",
  "wrangler.toml",
];
const file = "content/docs/acknowledgements.mdx";
const text = readFileSync(file, "utf8");
const save = (addition: string) => writeFileSync(join(project, file), `${text}\n${addition}\n`);
const ends: (() => Promise<unknown>)[] = [];

beforeAll(() => {
  for (const name of copied) cpSync(name, join(project, name), { recursive: true });
  for (const name of ["node_modules", ".cache"]) symlinkSync(resolve(name), join(project, name));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => rmSync(project, { recursive: true }));

it("pages tell what is wrong with a build and show one that goes well, from the first one on", async () => {
  save("<Nope />");
  const dev = await startDev(project);
  ends.push(dev.end);
  const { page, troubles } = await visit({ baseURL: dev.address });
  ends.push(() => page.context().close());
  page.setDefaultTimeout(40_000); // each wait is for a whole build
  const message = page.getByRole("alertdialog", { name: "The build has failed" });
  /** Waits for the file and the line of the mistake, and what it is: as text. */
  const hearsOfMistake = () =>
    message.getByText(`${file}:${text.split("\n").length + 1}:1  the site has no component <Nope>`).waitFor();

  await page.goto("/docs/acknowledgements");
  await hearsOfMistake();

  save("The first addition.");
  await page.getByText("The first addition.").waitFor();
  await page.evaluate(() => window.scrollTo(0, 100));

  save("The second addition.");
  await page.getByText("The second addition.").waitFor();
  await page.waitForFunction(() => window.scrollY === 100);

  save("<Nope />");
  await hearsOfMistake();
  expect(await page.getByText("The second addition.").count()).toBe(1);
  await page.keyboard.press("Enter"); // on its button, which has the focus
  await message.waitFor({ state: "hidden" });

  await page.goto("/examples/basic");
  await hearsOfMistake();
  save("The second addition.");
  await message.waitFor({ state: "hidden" });
  expect(troubles).toEqual([]);
}, 180_000);

it("a live example alone shows a build, too; and what the worker throws as it is loaded is shown until it is mended", async () => {
  const write = (name: string, addition: string) =>
    writeFileSync(join(project, name), `${readFileSync(name, "utf8")}${addition}`);
  write("worker/index.ts", ""); // as it was before a try that failed
  const dev = await startDev(project);
  ends.push(dev.end);
  const { page, troubles } = await visit({ baseURL: dev.address });
  ends.push(() => page.context().close());
  page.setDefaultTimeout(40_000);
  const message = page.getByRole("alertdialog", { name: "The build has failed" });

  await page.goto("/examples/live/nodes");
  write("content/live/nodes.tsx", "// The last line.\n");
  await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("The last line."));

  write("worker/index.ts", 'throw new Error("thrown at once");\n');
  await message.getByText("Error: thrown at once").waitFor();
  write("worker/index.ts", "");
  await page.locator(".canvas").waitFor();
  expect(await message.isVisible()).toBe(false);
  expect(troubles).toEqual([]);
}, 180_000);

it("what is deployed has none of it", async () => {
  expect(await (await fetch(`${inject("siteAddress")}/docs/overview`)).text()).not.toContain("_dev");
  expect((await fetch(`${inject("siteAddress")}/_dev.js`)).status).toBe(404);
});
