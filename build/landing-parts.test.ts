import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { landingParts } from "./landing-parts.ts";

let contentDir = "";

beforeEach(async () => {
  contentDir = await mkdtemp(join(tmpdir(), "landing-"));
  await mkdir(join(contentDir, "landing"));
});

afterEach(() => rm(contentDir, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(contentDir, "landing", name), text);

it("highlights each module and takes the picture of the same name", async () => {
  await write("blocks.tsx", "const answer = 42;\n");
  await write("blocks.svg", '<svg viewBox="0 0 1 1" aria-label="One">\n  <path d="M0 0h1" />\n</svg>\n');
  const { blocks } = await landingParts(contentDir);
  expect(blocks?.code).toBe('<span class="t-keyword">const</span> answer = <span class="t-number">42</span>;');
  expect(blocks?.picture).toBe('<svg viewBox="0 0 1 1" aria-label="One"><path d="M0 0h1" /></svg>');
});

it("gives nothing for a site without the folder", async () => {
  expect(await landingParts(join(contentDir, "nowhere"))).toEqual({});
});

it("asks for the picture that is missing", async () => {
  await write("blocks.tsx", "1");
  await expect(landingParts(contentDir)).rejects.toThrow(/blocks\.tsx.*add blocks\.svg beside it/);
});

it.each([
  ['<svg aria-label="x"><style>a{}</style></svg>', "no <script>, <style>"],
  ['<svg aria-label="x"><path style="fill:red"/></svg>', "no <script>, <style>"],
  ['<svg aria-label="x"><path onload="alert(1)"/></svg>', "no <script>, <style>"],
  ["<svg><path/></svg>", 'begins with <svg … aria-label="what it shows">'],
])("refuses %s", async (svg, message) => {
  await write("blocks.tsx", "1");
  await write("blocks.svg", svg);
  await expect(landingParts(contentDir)).rejects.toThrow(message);
});
