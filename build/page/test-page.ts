import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path/posix";
import { expect } from "vitest";
import { ContentError } from "../base/problems.ts";
import { temporaryFolder } from "../base/temporary-folder.ts";
import { compilePage } from "./compile-page.ts";
import type { CompiledPage } from "./compiled-page.ts";

/** Fixture for the tests in this folder: a page and the files that it can refer to. */

export const content = temporaryFolder("compile-page", tmpdir()).path;
const file = join(content, "docs/guides/page.mdx");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const files: Record<string, string | Buffer> = {
  "docs/guides/data.json": '{ "version": "0.2.12" }',
  "docs/guides/numbers.ts":
    "export const two: number = 2;\nexport const double = (n: number) => n * 2;\nexport default function boom() {\n  throw new Error('boom');\n}\n",
  "docs/guides/box.tsx":
    "import { two } from './numbers.ts';\nexport const Box = ({ children }: { children: unknown }) => <p className='box'>{two}: {children}</p>;\nexport const Broken = () => <p onClick={() => two}>a</p>;\n",
  "docs/guides/syntax.ts": "export const a = 1;\nexport const b = = 2;\n",
  "docs/guides/gone-below.ts": "import './gone.ts';\n",
  "docs/guides/throws.ts": "throw new Error('at once');\n",
  "docs/guides/pixel.png": png,
  "docs/guides/a picture.png": png,
  "docs/guides/broken.png": "no picture",
  "docs/guides/drawing.png": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>',
  "docs/guides/scan.tif": Buffer.from(`BM${" ".repeat(30)}`),
  "docs/guides/large.png": Buffer.alloc(26 * 2 ** 20),
  "docs/guides/clip.mp4": "a film",
  "static/logo.png": png,
};

// Written as the module loads, since it is shared by the test files that run in one process.
for (const [name, contents] of Object.entries(files)) {
  mkdirSync(join(content, dirname(name)), { recursive: true });
  writeFileSync(join(content, name), contents);
}

const around = {
  contentDir: content,
  origin: "https://example.com",
  pathOfFile: new Map([
    [file, "/docs/guides/page"],
    [join(content, "docs/overview.mdx"), "/docs/overview"],
  ]),
};
export const compile = (mdx: string): Promise<CompiledPage> => compilePage(around, file, mdx);
export async function problemsOf(mdx: string): Promise<string[]> {
  const error = await compile(mdx).then(
    () => null,
    (error: unknown) => error,
  );
  if (error === null) return [];
  if (!(error instanceof ContentError)) throw error;
  return error.message.split("\n").map((line) => {
    expect(line.startsWith(`${file}:`)).toBe(true);
    const found = line.slice(file.length + 1).replaceAll(join(content, "docs/guides/"), "");
    return found.replaceAll(`${content}/`, "");
  });
}
