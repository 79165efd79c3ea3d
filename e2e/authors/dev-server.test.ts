import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sourceFolders } from "../../build/base/source-folders.ts";
import { temporaryFolder } from "../../build/base/temporary-folder.ts";
import { startDev } from "../../test/start-dev.ts";
import { visit } from "../support/browser.ts";

const copiedFiles = [...sourceFolders, "content", "build.ts", "package.json", "package-lock.json", "wrangler.toml"];
const file = "content/docs/acknowledgements.mdx";
const text = readFileSync(file, "utf8");

it("shows the errors of each build in an open page, and reloads it after a successful one", {
  timeout: 300_000,
}, async () => {
  // A copy of the project, so that a page can be broken.
  const { path: project, remove } = temporaryFolder("dev-copy", tmpdir());
  onTestFinished(remove);
  for (const name of copiedFiles) cpSync(name, join(project, name), { recursive: true });
  for (const name of ["node_modules", ".cache"]) symlinkSync(resolve(name), join(project, name));
  const write = (name: string, code: string) => writeFileSync(join(project, name), code);
  const save = (addition: string) => write(file, `${text}\n${addition}\n`);
  const append = (name: string, addition: string) => write(name, readFileSync(name, "utf8") + addition);

  save("<Nope />");
  const dev = await startDev(project);
  onTestFinished(async () => void (await dev.end()));
  const { page, errors } = await visit({ baseURL: dev.url });
  onTestFinished(() => page.context().close());
  page.setDefaultTimeout(60_000); // each wait includes a whole build
  const message = page.getByRole("alertdialog", { name: "The build has failed" });
  const waitForBuildError = () =>
    message
      .getByText(`${file}:${text.split("\n").length + 1}:1  <Nope> is neither a component of the site nor imported`)
      .waitFor();

  for (const path of ["/examples/basic", "/docs/acknowledgements"]) {
    await page.goto(path);
    await waitForBuildError();
  }
  save("The first addition.");
  await page.getByText("The first addition.").waitFor();
  save("<Nope />");
  await waitForBuildError();
  expect(await page.getByText("The first addition.").count()).toBe(1);
  await page.keyboard.press("Enter"); // presses its focused button
  await message.waitFor({ state: "hidden" });
  await page.evaluate(() => window.scrollTo(0, 100));
  save("The second addition.");
  await page.getByText("The second addition.").waitFor();
  await page.waitForFunction(() => window.scrollY === 100);

  // A live example also shows an error that the worker throws while loading. Once that is fixed, the changed example appears.
  await page.goto("/examples/live/nodes");
  append("content/live/nodes.tsx", "// The last line.\n");
  append("worker/index.ts", 'throw new Error("thrown at once");\n');
  await message.getByText("Error: thrown at once").waitFor();
  append("worker/index.ts", "");
  await page.waitForFunction(() => document.querySelector(".source")?.textContent?.includes("The last line."));
  await page.locator(".canvas").waitFor();
  expect(await message.isVisible()).toBe(false);
  // The dev runtime aborts responses in flight when the worker is replaced.
  expect(errors.filter((error) => !error.includes("ERR_INCOMPLETE_CHUNKED_ENCODING"))).toEqual([]);
});
