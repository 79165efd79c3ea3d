import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path/posix";
import { ContentError, formatProblems } from "files/problems.ts";
import { expect } from "vitest";
import { compilePage, type PageOptions } from "./compile-page.ts";
import { type CompileContext, pageFile } from "./page.ts";

/** Fixture for the tests in this folder: a page and the files that it can use. */

export const content = mkdtempSync(join(tmpdir(), "page-"));
process.on("exit", () => rmSync(content, { recursive: true, force: true }));
const file = join(content, "docs/guides/page.mdx");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pngOf = (width: number, height: number) => {
  const picture = Buffer.from(png);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
};
const files: Record<string, string | Buffer> = {
  "docs/guides/data.json": '{ "version": "0.2.12" }',
  "docs/guides/numbers.ts":
    "export const two: number = 2;\nexport const double = (n: number) => n * 2;\nexport default function boom() {\n  throw new Error('boom');\n}\n",
  "docs/guides/box.tsx":
    "import { two } from './numbers.ts';\nexport const Box = ({ children }: { children: unknown }) => <p className='box'>{two}: {children}</p>;\nexport const Broken = () => <p onClick={() => two}>a</p>;\n",
  "docs/guides/figure.tsx":
    "export const Figure = ({ src }: { src: string }) => <figure><img src={src} alt='' /><a href='../overview.mdx'>a</a></figure>;\n",
  "docs/guides/_part.mdx":
    ":::caution\nSee [a link](../overview.mdx).\n:::\n\n```js wide\na\n```\n\n<Card title='b' href='/c' />\n",
  "docs/guides/look.module.css": ".big { color: red }",
  "docs/guides/wide.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"></svg>',
  "docs/guides/diagram.drawio.svg": `<svg xmlns="http://www.w3.org/2000/svg" content="${"a".repeat(1000)}" width="4px" height="2px"></svg>`,
  "docs/guides/no-drawing.svg": png,
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
  "live/nodes.tsx": "export const App = () => <b>1</b>;\n",
  "live/nodes.png": pngOf(628, 300),
  "live/bare.tsx": "export const App = () => <b>2</b>;\n",
  "steps/step-1.png": pngOf(1404, 1002),
  "steps/step-2.png": pngOf(1404, 600),
};

// Written when the module loads, since test files of one process share it.
for (const [name, contents] of Object.entries(files)) {
  mkdirSync(join(content, dirname(name)), { recursive: true });
  writeFileSync(join(content, name), contents);
}

const context: CompileContext = {
  contentDir: content,
  origin: "https://example.com",
  pathOfFile: new Map([
    [file, "/docs/guides/page"],
    [join(content, "docs/overview.mdx"), "/docs/overview"],
  ]),
  resolveLink: (_, href) => ({ href: href.replace(/^\.\.\/overview\.mdx/, "/docs/overview"), isGuess: false }),
  siteFolder: join(content, "docs"),
  languages: ["toml"],
  liveFolder: join(content, "live"),
  steps: new Map(["step-1", "step-2"].map((name) => [`tutorial/${name}`, join(content, `steps/${name}.png`)])),
  pathOfImage: (path) => `/served/${basename(path)}`,
  sizeProblem: (size) => (size > 25 * 2 ** 20 ? "it is too large to be served" : null),
};

/** A page before its compilation. */
export const testFile = (text: string) => pageFile(context, file, text);

/** Compiles a page, titled "Title" by default. @throws ContentError with its problems */
export async function compile(
  text: string,
  { extension = ".mdx", ...options }: PageOptions & { extension?: string } = {},
) {
  const result = await compilePage(context, file.replace(/\.mdx$/, extension), text, { title: "Title", ...options });
  const { page, problems } = result;
  if (!page || problems.some(({ severity }) => severity === "error")) throw new ContentError(problems);
  return { ...page, warnings: problems };
}

/** The problems of a page as `line:column  message`; a warning has its severity before the message. */
export async function problemsOf(text: string, options: Parameters<typeof compile>[1] = {}): Promise<string[]> {
  const extension = options.extension ?? ".mdx";
  const { problems } = await compilePage(context, file.replace(/\.mdx$/, extension), text, {
    title: "Title",
    ...options,
  });
  return formatProblems(problems)
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const prefix = file.replace(/\.mdx$/, extension);
      expect(line.startsWith(`${prefix}:`)).toBe(true);
      return line
        .slice(prefix.length + 1)
        .replaceAll(join(content, "docs/guides/"), "")
        .replaceAll(`${content}/`, "");
    });
}
