import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { chromiumProblem, unpackChromium } from "../../e2e/support/chromium.ts";
import { packageJson } from "../package-json.ts";
import { testFolder } from "../test-folder.ts";

const { version } = packageJson("@sparticuz/chromium");
const folder = resolve(testFolder({ "system/chromium": "a partial file of another version" }));
const cache = join(folder, "cache");

it.runIf(chromiumProblem(undefined) === null)(
  "unpacks Chromium completely, even after an interrupted run and beside another user's copy",
  { timeout: 120_000 },
  async () => {
    vi.stubEnv("TMPDIR", join(folder, "system"));
    chmodSync(join(folder, "system"), 0o500); // not writable, like another user's folder
    const code = `import(${JSON.stringify(new URL("../../e2e/support/chromium.ts", import.meta.url))}).then(({ unpackChromium }) =>
      unpackChromium(${JSON.stringify(cache)}))`;
    const interrupted = spawn(process.execPath, ["--eval", code], { detached: true });
    const hasStarted = () =>
      readdirSync(cache, { recursive: true, encoding: "utf8" }).some((name) => /\/chromium$/.test(name));
    while (!existsSync(cache) || !hasStarted()) await setTimeout(20);
    process.kill(-(interrupted.pid ?? 0), "SIGKILL");
    await once(interrupted, "exit");
    expect(existsSync(join(cache, version))).toBe(false);

    const unpackedPath = await unpackChromium(cache);
    expect(unpackedPath).toBe(join(cache, version));
    const executable = readFileSync(join(unpackedPath, "chromium"));
    expect(executable.subarray(0, 4).toString("latin1")).toBe("\x7fELF");
    expect(executable.length).toBeGreaterThan(100 * 2 ** 20);
    expect(existsSync(join(unpackedPath, "al2023/lib"))).toBe(true);
    expect(readdirSync(cache)).toEqual([version]);
    expect(readFileSync(join(folder, "system/chromium"), "utf8")).toBe("a partial file of another version");
    chmodSync(join(folder, "system"), 0o700);
    vi.unstubAllEnvs();
  },
);

it("gives instructions on systems where the package's Chromium does not run", () => {
  expect(chromiumProblem(undefined, "linux x64")).toBe(null);
  for (const platform of ["linux arm64", "darwin arm64", "win32 x64"]) {
    expect(chromiumProblem(undefined, platform)).toMatch(`not on ${platform}: set CHROMIUM_PATH to `);
    expect(chromiumProblem(process.execPath, platform)).toBe(null);
  }
  expect(chromiumProblem("/no/chromium", "linux x64")).toBe("CHROMIUM_PATH does not exist: /no/chromium");
});
