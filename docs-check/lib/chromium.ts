import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

/** How Playwright starts Chromium: `CHROMIUM_PATH`, or the one in an npm package, with its own libraries where the machine has none. */
export async function chromiumOptions() {
  const installed = process.env.CHROMIUM_PATH;
  const executablePath = installed && existsSync(installed) ? installed : await chromium.executablePath();
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
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
