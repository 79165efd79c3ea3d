import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import type { Project } from "playground/app/project.ts";
import { projectZip } from "playground/app/project-zip.ts";
import type { Browser } from "playwright-core";
import { readTemplates } from "../../../build/sources/templates.ts";
import { launchChromium } from "../../../e2e/support/launch-chromium.ts";

// `npm run check:downloads -w lab`: unzips the playground's download of each template, installs its packages from npm, checks its
// types, starts it, and checks that its editor appears. `-- name …` selects templates.
const names = process.argv.slice(2);

/** @throws with the command's output if it fails */
async function run(cwd: string, command: string): Promise<void> {
  const child = spawn(command, { cwd, shell: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command}: ${output}`);
}

/** Runs `npm run dev` on a free port. */
async function startVite(cwd: string) {
  const child = spawn("npm run dev -- --host 127.0.0.1", {
    cwd,
    shell: true,
    detached: true,
    env: { ...process.env, NO_COLOR: "1" },
  });
  const exit = once(child, "exit");
  const end = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid); // npm, its shell and Vite
    await exit;
  };
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.on("exit", () => reject(new Error(`npm run dev has ended: ${output}`)));
  });
  return { address, end };
}

/** Returns the text that the project shows. @throws if a step fails, or the page reports an error */
async function tryOut(browser: Browser, project: Project): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "craft-download-"));
  try {
    for (const [path, bytes] of Object.entries(unzipSync(projectZip(project)))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    await run(folder, "npm install");
    await run(folder, "npm run build");
    const { address, end } = await startVite(folder);
    try {
      return await textOf(browser, address);
    } finally {
      await end();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function textOf(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(address);
  await page.locator("#root > *").first().waitFor();
  const text = await page.locator("#root").innerText();
  await page.close();
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return text;
}

const templates = (await readTemplates("content")).filter(({ id }) =>
  names.length > 0 ? names.includes(id) : !id.startsWith("live/"),
);
if (templates.length === 0) throw new Error("There is no such template.");
const browser = await launchChromium();
try {
  for (const { id, project } of templates) {
    try {
      console.log(`✓ ${id}: ${(await tryOut(browser, project)).replaceAll(/\s+/g, " ").slice(0, 80)}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`✗ ${id}: ${(error as Error).message}`);
    }
  }
} finally {
  await browser.close();
}
