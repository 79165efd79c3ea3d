import { existsSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { startDev } from "../start-dev.ts";

const options = ["--fixture", "versions"];

it("serves a fixture with two docs versions beside another server with a separate folder", {
  timeout: 120_000,
}, async () => {
  const servers = await Promise.all([startDev(".", ...options), startDev(".", ...options)]);
  for (const { end } of servers) onTestFinished(async () => void (await end()));
  const folders = servers.map(({ output }) => /release \w+ in (\S+)\//.exec(output)?.[1] ?? "");
  for (const folder of folders) expect(folder).toMatch(/^\.cache[\\/]dev-/);
  expect(new Set(folders).size).toBe(2);
  const [{ end }, { url }] = servers;
  await end();
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
  const request = (path: string) => fetch(url + path, { redirect: "manual" });
  const read = async (path: string) => (await request(path)).text();
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const [latest, old, removed] = await Promise.all(
    ["/docs/overview", "/docs/0.2.0/overview", "/docs/0.2.0/drop-zones"].map(read),
  );

  expect(latest).toMatch(/Version: <\/span><span>Next<\/span><\/summary>/);
  expect(old).toMatch(/Version: <\/span><span>0\.2\.0<\/span><\/summary>/);
  const noticeIn = (html = "") => /<aside [^>]*aria-label="Version">(.*?)<\/aside>/s.exec(html)?.[1];
  const textOf = (html = "") => html.replace(/<[^>]+>/g, "");
  expect(noticeIn(latest)).toBeUndefined();
  for (const html of [old, removed]) {
    expect(textOf(noticeIn(html))).toBe("This page is about version 0.2.0, which is not the latest. Go to Next.");
    expect(noticeIn(html)).toContain('href="/docs/overview"');
  }
  expect([latest, old, removed].map((html) => canonicalOf(html ?? ""))).toEqual([
    "https://fixture.example/docs/overview",
    "https://fixture.example/docs/overview",
    "https://fixture.example/docs/0.2.0/drop-zones",
  ]);
  expect(latest).toContain('<link rel="alternate" hrefLang="de" href="https://de.example.com/docs/overview"/>');
  const sitemap = await read("/sitemap.xml");
  expect(sitemap).toContain("/docs/0.2.0/drop-zones<");
  expect(sitemap).not.toContain("/docs/0.2.0/overview<");

  const results = async (query: string) => [
    ...(await read(`/search?q=toolbar${query}`)).matchAll(/<h2><a href="([^"]+)"/g),
  ];
  const paths = async (query: string) => (await results(query)).map(([, path]) => path).sort();
  expect(await paths("")).toEqual(["/docs/0.2.0/drop-zones", "/docs/drag-handles"]);
  expect(await paths("&version=0.2.0")).toEqual(["/docs/0.2.0/drop-zones"]);
  expect(await paths("&version=current")).toEqual(["/docs/drag-handles"]);
  expect(await paths("&version=nope")).toEqual(await paths(""));

  for (const path of ["/r/0.2.0/docs/overview", "/r/docs/0.2.0/overview", "/r/next/docs/overview"]) {
    expect((await request(path)).headers.get("Location")).toBe("/docs/overview");
  }
  expect((await request("/docs/0.2.0")).status).toBe(200);
});
