import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
import { temporaryFolder } from "../../build/temporary-folder.ts";
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
  const beside = temporaryFolder("beside-dev");
  // Like `npm run build`, but in folders of its own, since other tests read the site's at the same time.
  const build = ["e2e/support/build-other-site.ts", join(beside.path, "dist"), join(beside.path, "state")];
  await promisify(execFile)(process.execPath, build).finally(beside.remove);
  expect(await page(one.address), one.output).toContain("<h1>Overview</h1>");
  await one.end();
  expect(existsSync(one.folder)).toBe(false);
  expect(await page(other.address), other.output).toContain("<h1>Overview</h1>");
});
