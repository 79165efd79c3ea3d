import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { startDev } from "../../test/start-dev.ts";
import { visit } from "../support/browser.ts";

const copied = [
  "build",
  "client",
  "content",
  "examples",
  "saved-state",
  "shared",
  "worker",
  "build.ts",
  "package.json",
  "package-lock.json",
  "wrangler.toml",
];
const file = "content/docs/acknowledgements.mdx";
const text = readFileSync(file, "utf8");

it("a page of npm run dev tells what is wrong with a build and shows one that goes well, from the first one on", {
  timeout: 300_000,
}, async () => {
  // A copy of the project, so that a page can be broken.
  const project = mkdtempSync(join(tmpdir(), "dev-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const name of copied) cpSync(name, join(project, name), { recursive: true });
  for (const name of ["node_modules", ".cache"]) symlinkSync(resolve(name), join(project, name));
  const write = (name: string, code: string) => writeFileSync(join(project, name), code);
  const save = (addition: string) => write(file, `${text}\n${addition}\n`);
  const append = (name: string, addition: string) => write(name, readFileSync(name, "utf8") + addition);

  save("<Nope />");
  const dev = await startDev(project);
  onTestFinished(async () => void (await dev.end()));
  const { page, troubles } = await visit({ baseURL: dev.address });
  onTestFinished(() => page.context().close());
  page.setDefaultTimeout(60_000); // each wait is for a whole build
  const message = page.getByRole("alertdialog", { name: "The build has failed" });
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
  await page.keyboard.press("Enter"); // presses its focused button
  await message.waitFor({ state: "hidden" });
  await page.goto("/examples/basic");
  await hearsOfMistake();
  save("The second addition.");
  await message.waitFor({ state: "hidden" });

  // A live example also shows build errors, and what the worker throws while loading stays until it is fixed.
  await page.goto("/examples/live/nodes");
  append("content/live/nodes.tsx", "// The last line.\n");
  await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("The last line."));
  append("worker/index.ts", 'throw new Error("thrown at once");\n');
  await message.getByText("Error: thrown at once").waitFor();
  append("worker/index.ts", "");
  await page.locator(".canvas").waitFor();
  expect(await message.isVisible()).toBe(false);
  // Where the worker is replaced, the stream of news from the one before may be cut.
  expect(troubles.filter((trouble) => !trouble.includes("ERR_INCOMPLETE_CHUNKED_ENCODING"))).toEqual([]);
});

it("what is deployed has nothing of npm run dev", async () => {
  expect(await (await fetch(`${inject("siteAddress")}/docs/overview`)).text()).not.toContain("_dev");
  expect((await fetch(`${inject("siteAddress")}/_dev.js`)).status).toBe(404);
});
