import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
import { type Dev, startDev } from "../start-dev.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function dev(): Promise<Dev & { folder: string }> {
  const started = await startDev();
  ends.push(started.end);
  const folder = /release \w+ in (\S+)\//.exec(started.output)?.[1] ?? "";
  return { ...started, folder };
}

const page = async (address: string) => (await fetch(`${address}/docs/overview`)).text();

it("serves the site beside another one and beside a build, each with a folder of its own", {
  timeout: 120_000,
}, async () => {
  const [one, other] = await Promise.all([dev(), dev()]);
  expect(one.folder).not.toBe(other.folder);
  const outDir = mkdtempSync(".cache/beside-dev-");
  try {
    // Like `npm run build`, into the same KV as that.
    const build = ["test/browser/build-other-site.ts", outDir, ".wrangler/state"];
    await promisify(execFile)(process.execPath, build);
  } finally {
    rmSync(outDir, { recursive: true });
  }
  expect(await page(one.address), one.output).toContain("<h1>Overview</h1>");
  await one.end();
  expect(existsSync(one.folder)).toBe(false);
  expect(await page(other.address), other.output).toContain("<h1>Overview</h1>");
});
