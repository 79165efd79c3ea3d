import { readFileSync } from "node:fs";
import { checkOptionNames } from "../../build/docs-code/block-options.ts";
import { blockMark, checkedFiles, isChecked } from "../../build/docs-code/checked-files.ts";
import type { FoundCode } from "../../build/docs-code/collect.ts";
import { readDirective } from "../../build/docs-code/directives.ts";
import { longLineProblems } from "../../build/docs-code/long-lines.ts";
import { nameCheck } from "../../build/docs-code/name-check.ts";
import { typeProblems } from "../../build/docs-code/type-problems.ts";
import { contentHtml } from "../../build/page/content-html.ts";
import { knowsLanguage } from "../../build/page/highlight.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { claimsOf } from "../../test/docs/node/claims-of.ts";
import { listed } from "../../test/docs/node/listed.ts";
import { compiled, compiles, messages, refuses } from "../../test/docs/node/problems-of.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";
import { unrunProblems } from "../../test/docs/unrun-problems.ts";

const page = "content/docs/guides/sample.mdx";
const block = (fence: string, code: string) => `\`\`\`${fence}\n${code}\n\`\`\``;
const filesOf = (code: FoundCode[]) => checkedFiles("content", { file: page, code, base: [] });
const filesIn = async (mdx: string) => filesOf((await claimsOf(mdx)).code);

/** What the compiler's message means for a block with these options. */
async function saidOf(options: string, code: string | null) {
  const { files } = await filesIn(block(`ts ${options}`, "export const a = 1;"));
  const path = files[0]?.path ?? "";
  return typeProblems(files, code === null ? [] : [{ path, line: 1, column: 1, code, message: "no" }]);
}

/** The assertions that a block spells out a type or data with. */
async function shownBy(fence: string, code: string): Promise<string> {
  const claims = await claimsOf(block(fence, code));
  const { files } = nameCheck([{ file: page, claims }], filesOf(claims.code).files, {});
  return files.map(({ source }) => source).join("\n");
}

const languages = ["tsx", "ts", "jsx", "js", "json", "bash", "css", "html", "markdown", "yaml", "diff"];

const sizes = `ts title="src/sizes.ts" {1,3-4} showLineNumbers
export const sizes = {
  small: 12,
  medium: 16,
  large: 24,
};`;

const context = (name: string) => readFileSync(`content/contexts/${name}.tsx`, "utf8");
const exportsFunction = "export function a() {}";

export const probes: NodeCheckFile["probes"] = {
  "Inline code that stands alone in a paragraph, directly below a heading, becomes a signature: it has a box of its own.":
    async () => {
      const signatures = async (mdx: string) =>
        contentHtml((await compiled(mdx)).body).split('class="signature"').length - 1;
      same(await signatures("## move\n\n`move(id)`\n\nMoves."), 1);
      same(await signatures("## move\n\nMoves.\n\n`move(id)`"), 0);
      same(await signatures("## move\n\n`move(id)` moves."), 0);
      if (!/\.signature \{[^}]*border:/.test(readFileSync("client/styles/prose.css", "utf8")))
        throw new Error("no box");
    },

  "Lines of code have at most 80 characters, so that nobody has to scroll sideways.": async () => {
    const said = async (length: number) => longLineProblems(await claimsOf(block("ts", "a".repeat(length)))).length;
    same([await said(80), await said(81)], [0, 1]);
  },

  [sizes]: async () => {
    const text = JSON.stringify((await compiled(`\`\`\`${sizes}\n\`\`\``)).body);
    same([text.match(/line marked/g)?.length, /"lineNumbers":"true"/.test(text)], [3, true]);
    same(text.includes('"title":"src/sizes.ts"'), true);
  },

  [`The usual languages are ${listed(languages)}.`]: () => same(languages.every(knowsLanguage), true),

  "A block with `text`, or without a language, has no colours. A language that is not known fails the build. So does `mdx`: write `markdown`.":
    async () => {
      for (const none of ["text", ""]) {
        same(JSON.stringify((await compiled(block(none, "const a = 1;"))).body).includes("t-keyword"), false);
      }
      same(JSON.stringify((await compiled(block("ts", "const a = 1;"))).body).includes("t-keyword"), true);
      await refuses('no language "klingon"', block("klingon", "a"));
      await refuses('no language "mdx"', block("mdx", "a"));
    },

  'stays empty: ````markdown ```tsx title="src/App.tsx" file="examples/basic/src/App.tsx" ``` ````': async () => {
    const empty = '```tsx title="src/App.tsx" file="examples/basic/src/App.tsx"\n```';
    const source = readFileSync("examples/basic/src/App.tsx", "utf8").trimEnd();
    same((await claimsOf(empty)).code[0]?.code, source);
    await refuses("leave the block empty", empty.replace("\n", "\nconst a = 1;\n"));
  },

  'With `changedFrom="…"`, which names an earlier state of the file, the lines that are new are marked.': async () => {
    const [now, before] = ["examples/basic/src/App.tsx", "examples/basic/steps/4-panels/App.tsx"];
    const mdx = `\`\`\`tsx file="${now}" changedFrom="${before}"\n\`\`\``;
    same(JSON.stringify((await compiled(mdx)).body).includes("line marked"), true);
  },

  "A file that is not there fails the build.": () => refuses("there is no file gone.ts", '```ts file="gone.ts"\n```'),

  "Every block in `ts`, `tsx`, `js` or `jsx` is type-checked under `strict` against the published packages, in each build.":
    async () => {
      for (const language of languages) {
        const [found] = (await claimsOf(block(language, "a"))).code;
        same(found && isChecked(found), ["ts", "tsx", "js", "jsx"].includes(language));
      }
      same(readFileSync("build/docs-code/type-check.ts", "utf8").includes("strict: true"), true);
    },

  "- Blocks with a `title` are files of one project for each page: `import { Text } from './blocks'` finds the block with the title `src/blocks.tsx`. A later block with the same title is a later state of the file. Titles that differ in upper and lower case only are refused.":
    async () => {
      const titled = (...titles: string[]) =>
        filesIn(titles.map((title) => block(`tsx title="${title}"`, "export {};")).join("\n\n"));
      const { files, problems } = await titled("src/blocks.tsx", "src/App.tsx", "src/blocks.tsx");
      same([files[0]?.path, problems], ["docs/guides/sample/src/blocks.tsx", []]);
      same(/src\/blocks\.line-\d+\.tsx$/.test(files[2]?.path ?? ""), true);
      same((await titled("src/a.tsx", "src/A.tsx")).problems.length, 1);
    },

  '- A fragment names its context: `context="editor"` puts it into `content/contexts/editor.tsx`, where the comment `/* the block */` stands. There `actions`, `query` and the `id` of a node are in scope; in `context="node"` they are `id` and the `actions` of `useNode`.':
    async () => {
      const { files } = await filesIn(block('ts context="editor"', "query.serialize();"));
      same([files[0]?.context, blockMark], ["content/contexts/editor.tsx", "/* the block */"]);
      same(files[0]?.source, context("editor").replace(blockMark, "\nquery.serialize();\n"));
      same(
        [/const \{ actions, query \} = useEditor\(\)/, /const id = /].map((line) => line.test(context("editor"))),
        [true, true],
      );
      same(/const \{\s+id,\s+actions,[\s\S]*?\} = useNode\(\)/.test(context("node")), true);
    },

  "The page that goes on from the files of another one says so at its top: `{/* continues guides/basic-tutorial */}`.":
    () =>
      same(readDirective("/* continues guides/basic-tutorial */"), {
        kind: "continues",
        page: "guides/basic-tutorial",
      }),

  '| `error="TS2345"` | The block shows a mistake: the type check must give an error with this text in it. |':
    async () => {
      same([await saidOf('error="TS2345"', "TS2345"), (await saidOf("", "TS2345")).length], [[], 1]);
      same(messages(await saidOf('error="TS2345"', null)).includes('must give the error "TS2345"'), true);
    },

  '| `throws="Parent id"` | The block shows a mistake: it must throw or log an error with this text in it when it runs. |':
    async () => {
      same((await claimsOf(block('ts throws="Parent id"', "a"))).code[0]?.options, { throws: "Parent id" });
      same(/must throw "\$\{expected\}" when it runs/.test(readFileSync("test/docs/run-docs.ts", "utf8")), true);
    },

  '| `shows="NodeShape = Node"` | The block spells out a type of a package. The two must be the same. On JSON: `shows="SerializedNodes"`, the type of the data. |':
    async () => {
      const type = await shownBy('ts title="a.ts" shows="NodeShape = Node"', "export type NodeShape = {};");
      same(
        [/type Subject = Node;/.test(type), /\(null! as Subject\) satisfies import\("[^"]+"\)\.NodeShape/.test(type)],
        [true, true],
      );
      const data = await shownBy('json shows="SerializedNodes"', "{}");
      same([/type Subject = SerializedNodes;/.test(data), data.includes("({}) satisfies Subject")], [true, true]);
    },

  '| `unrun="asks a server"` | The block is type-checked, but does not run, for this reason. |': async () => {
    const said = async (options: string) =>
      unrunProblems((await filesIn(block(`ts ${options}`, exportsFunction))).files, () => "", new Map());
    same([(await said('unrun="asks a server"')).length, (await said("")).length], [0, 1]);
    same((await filesIn(block('ts unrun="asks a server"', "a"))).files.length, 1);
  },

  '| `unchecked="pseudo-code"` | The block is neither type-checked nor run, for this reason.': async () =>
    same((await filesIn(block('ts unchecked="pseudo-code"', "a"))).files, []),

  "What else a block can say after its language, seen by nobody but the checks:": async () => {
    for (const option of checkOptionNames) await compiles(block(`ts ${option}="a"`, "a"));
    same([...checkOptionNames], ["context", "error", "throws", "shows", "unrun", "unchecked"]);
  },

  "A block that exports functions and no component is run by a check file, unless another block uses it.": async () => {
    const alone = block('ts title="src/a.ts"', exportsFunction);
    const said = async (mdx: string, runs = new Map<string, string[]>()) =>
      unrunProblems((await filesIn(mdx)).files, () => "sample.check.tsx", runs).length;
    same([await said(alone), await said(alone, new Map([["sample.check.tsx", ["src/a.ts"]]]))], [1, 0]);
    same(await said(`${alone}\n\n${block('ts title="src/b.ts"', 'import { a } from "./a";\na();')}`), 0);
    same(await said(block("tsx", "export function App() {\n  return null;\n}")), 0);
  },
};
