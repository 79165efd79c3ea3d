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

async function dev(...options: string[]): Promise<Dev & { folder: string }> {
  const started = await startDev(".", ...options);
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

it("serves a fixture whose docs have two versions, as one entry and one folder make them", {
  timeout: 120_000,
}, async () => {
  const { address } = await dev("--fixture", "versions");
  const ask = (path: string) => fetch(address + path, { redirect: "manual" });
  const read = async (path: string) => (await ask(path)).text();
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const [latest, old, gone] = await Promise.all(
    ["/docs/overview", "/docs/0.2.0/overview", "/docs/0.2.0/drop-zones"].map(read),
  );

  expect(latest).toMatch(/Version: <\/span>Next<\/summary>/);
  expect(old).toMatch(/Version: <\/span>0\.2\.0<\/summary>/);
  const noticeIn = (html = "") => /<aside [^>]*aria-label="Version">(.*?)<\/aside>/s.exec(html)?.[1];
  const words = (html = "") => html.replace(/<[^>]+>/g, "");
  expect(noticeIn(latest)).toBeUndefined();
  for (const html of [old, gone]) {
    expect(words(noticeIn(html))).toBe("This page is about version 0.2.0, which is not the latest. Go to Next.");
    expect(noticeIn(html)).toContain('href="/docs/overview"');
  }
  expect([latest, old, gone].map((html) => canonicalOf(html ?? ""))).toEqual([
    "https://fixture.example/docs/overview",
    "https://fixture.example/docs/overview",
    "https://fixture.example/docs/0.2.0/drop-zones",
  ]);
  expect(latest).toContain('<link rel="alternate" hrefLang="de" href="https://de.example.com/docs/overview"/>');
  const sitemap = await read("/sitemap.xml");
  expect(sitemap).toContain("/docs/0.2.0/drop-zones<");
  expect(sitemap).not.toContain("/docs/0.2.0/overview<");

  const found = async (query: string) => [
    ...(await read(`/search?q=toolbar${query}`)).matchAll(/<h2><a href="([^"]+)"/g),
  ];
  const paths = async (query: string) => (await found(query)).map(([, path]) => path).sort();
  expect(await paths("")).toEqual(["/docs/0.2.0/drop-zones", "/docs/drag-handles"]);
  expect(await paths("&version=0.2.0")).toEqual(["/docs/0.2.0/drop-zones"]);
  expect(await paths("&version=current")).toEqual(["/docs/drag-handles"]);
  expect(await paths("&version=nope")).toEqual(await paths(""));

  for (const path of ["/r/0.2.0/docs/overview", "/r/docs/0.2.0/overview", "/r/next/docs/overview"]) {
    expect((await ask(path)).headers.get("Location")).toBe("/docs/overview");
  }
  expect((await ask("/docs/0.2.0")).status).toBe(200);
});
