import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

/** Playwright's launch options: `CHROMIUM_PATH`, or an npm package's Chromium, with its own libraries if needed. */
export async function chromiumOptions() {
  const installed = process.env.CHROMIUM_PATH;
  const executablePath = installed && existsSync(installed) ? installed : await chromium.executablePath();
  // Without the limit, Chromium starts a spare process beside each page, which then takes a quarter longer.
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--renderer-process-limit=1"];
  try {
    execFileSync(executablePath, ["--version"], { stdio: "ignore" });
    return { executablePath, args };
  } catch {
    const folder = dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium"));
    await inflate(join(folder.slice(0, folder.lastIndexOf("chromium") + 8), "bin/al2023.tar.br"));
    const env = { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib") } as Record<string, string>;
    return { executablePath, args, env };
  }
}
