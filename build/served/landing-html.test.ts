import { join } from "node:path/posix";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../test/test-folder.ts";
import { landingHtml } from "./landing-html.ts";

const contentDir = testFolder();
const write = (name: string, text: string) => writeFiles(contentDir, { [`landing/${name}`]: text });

it("highlights each module and adds the picture of the same name", async () => {
  write("blocks.tsx", "const answer = 42;\n");
  write("blocks.svg", '<svg viewBox="0 0 1 1" aria-label="One">\n  <path d="M0 0h1" />\n</svg>\n');
  const { blocks, "blocks-picture": picture } = await landingHtml(contentDir);
  expect(blocks).toMatch(/^<figure class="code-block"><figcaption>blocks\.tsx<\/figcaption>/);
  expect(blocks).toContain(
    '<code translate="no"><span class="t-keyword">const</span> answer = <span class="t-number">42</span>;</code>',
  );
  expect(picture).toBe('<svg viewBox="0 0 1 1" aria-label="One"><path d="M0 0h1" /></svg>');
});

it("shows how to install Craft.js with each package manager, even in a site without landing/", async () => {
  const html = await landingHtml(join(contentDir, "nowhere"));
  expect(Object.keys(html)).toEqual(["install"]);
  expect(html.install).toMatch(
    /^<div class="tabs" data-group="package-manager"><details class="tab" name="install-tabs-1" open>/,
  );
  expect(html.install?.match(/(?<=<summary>)\w+|(?<=<code translate="no">)[^<]+/g)).toEqual([
    ...["npm", "npm install @craftjs/core"],
    ...["pnpm", "pnpm add @craftjs/core"],
    ...["yarn", "yarn add @craftjs/core"],
  ]);
});

it("reports a missing picture", async () => {
  write("blocks.tsx", "1");
  await expect(landingHtml(contentDir)).rejects.toThrow(/blocks\.tsx.*add blocks\.svg beside it/);
});

it.each([
  ['<svg aria-label="x"><style>a{}</style></svg>', "must not contain <script>, <style>"],
  ['<svg aria-label="x"><path style="fill:red"/></svg>', "must not contain <script>, <style>"],
  ['<svg aria-label="x"><path onload="alert(1)"/></svg>', "must not contain <script>, <style>"],
  ["<svg><path/></svg>", 'must begin with <svg … aria-label="description">'],
])("rejects %s", async (svg, message) => {
  write("blocks.tsx", "1");
  write("blocks.svg", svg);
  await expect(landingHtml(contentDir)).rejects.toThrow(message);
});
