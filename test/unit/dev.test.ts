import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface Dev {
  address: string;
  folder: string;
  end: () => Promise<unknown>;
}

/** Runs what `npm run dev` does until it says where the site is open, and into which folder it has built. */
function dev(): Promise<Dev> {
  const child = spawn(process.execPath, ["build/dev.ts", "--port", "0", "--inspector-port", "0"]);
  const exit = once(child, "exit");
  const end = () => {
    child.kill();
    return exit;
  };
  ends.push(end);
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, folder = "", address = ""] = /release \w+ in (\S+)\/ .*open at (\S+)/s.exec(output) ?? [];
      if (address) resolve({ address, folder, end });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => reject(new Error(`It has ended: ${output}`)));
  });
}

const page = async (address: string) => (await fetch(`${address}/docs/overview`)).text();

it("serves the site beside another one and beside a build, each with a folder of its own", {
  timeout: 120_000,
}, async () => {
  const [one, other] = await Promise.all([dev(), dev()]);
  expect(one.folder).not.toBe(other.folder);
  const outDir = mkdtempSync(".cache/beside-dev-");
  try {
    // Like `npm run build`, into the same KV.
    const build = ["test/browser/build-other-site.ts", outDir, ".wrangler/state"];
    await promisify(execFile)(process.execPath, build);
  } finally {
    rmSync(outDir, { recursive: true });
  }
  expect(await page(one.address)).toContain("<h1>Overview</h1>");
  await one.end();
  expect(existsSync(one.folder)).toBe(false);
  expect(await page(other.address)).toContain("<h1>Overview</h1>");
});
