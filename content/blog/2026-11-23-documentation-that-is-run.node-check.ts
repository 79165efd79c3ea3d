import { existsSync, readFileSync } from "node:fs";
import { checkedFiles } from "../../build/docs-code/checked-files.ts";
import { checkedWith } from "../../build/docs-code/checked-with.ts";
import { craftErrors } from "../../build/docs-code/craft-errors.ts";
import { errorProblems } from "../../build/docs-code/error-problems.ts";
import { packageJson } from "../../build/docs-code/package-json.ts";
import { typeProblems } from "../../build/docs-code/type-problems.ts";
import { parseFrontMatter } from "../../build/front-matter.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { assertionsOf, claimsOf, file, pageWith, unknownNames } from "../../test/docs/node/claims-of.ts";
import { hasInOrder } from "../../test/docs/node/has-in-order.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";
import { probeProblems } from "../../test/docs/probe-problems.ts";
import { runSabotages, staticSabotages } from "../../test/docs/sabotages.ts";

const post = "content/blog/2026-11-23-documentation-that-is-run.mdx";
const own = claimsOf(parseFrontMatter("post", post, readFileSync(post, "utf8")).mdx);

/** What a page that lists these errors is told of them. */
const aboutErrors = (...listed: string[]) =>
  errorProblems([{ file, claims: pageWith({ errors: listed.map((text) => ({ line: 1, text })) }) }], craftErrors());

/** What is said of a page's text when a probe of “One two.” has found these troubles. */
const aboutProbe = (source: string, ...troubles: string[]) =>
  probeProblems(file, source, "content/docs/dev.check.tsx", { "One two.": troubles });

export const probes: NodeCheckFile["probes"] = {
  "So we ask the package: `@craftjs/core` 0.2.12 from npm, the same files that you install.": () =>
    same([packageJson().dependencies?.["@craftjs/core"], packageJson("@craftjs/core").version], ["0.2.12", "0.2.12"]),

  "Every block of TypeScript or JavaScript on our pages becomes a file, unless it says why it cannot, and one run of the compiler checks them all under `strict`, against the published types.":
    async () => {
      const block = (fence: string) => `\`\`\`${fence}\nexport const a = 1;\n\`\`\``;
      const mdx = ["ts", "tsx", "js", "jsx", "bash", 'ts unchecked="a sketch"'].map(block).join("\n\n");
      const { code } = await claimsOf(mdx);
      same(checkedFiles("content", { file, code, base: [] }).files.length, 4);
      hasInOrder("build/docs-code/type-check.ts", "strict: true,", "export async function typeCheck(");
      hasInOrder("build/docs-code/check-statically.ts", "typeCheck(workDir, sources)");
    },

  "A table of props becomes code, too: that each row is a member of the type, that no member lacks a row, that each type in it is the right one.":
    async () => {
      const table = "{/* documents FrameProps */}\n\n| Prop | Type |\n|---|---|\n| `data?` | `string` |";
      const code = await assertionsOf(table);
      const parts = [/"data" satisfies keyof/, /Exclude<keyof NonNullable<Subject>, "data">/, /satisfies \(string\);/];
      same(
        parts.map((part) => part.test(code)),
        [true, true, true],
      );
    },

  "A name in inline code must exist somewhere.": async () =>
    same([await unknownNames("onNodesChange"), await unknownNames("onNodesChanges")], [0, 1]),

  "What is wrong ends the build, with the file and the line.": async () => {
    hasInOrder("build.ts", 'step("docs"', "await checkOnce(contentDir, pages)");
    hasInOrder("build/docs-code/check-once.ts", "if (problems.length > 0) throw new ContentError(problems);");
    const { code } = await claimsOf("```ts\nexport const a = 1;\n```");
    const { files } = checkedFiles("content", { file, code, base: [] });
    const diagnostic = { path: files[0]?.path ?? "", line: 1, column: 1, code: "TS1", message: "no" };
    same(
      typeProblems(files, [diagnostic]).map(({ file, line }) => [file, line]),
      [[file, 2]],
    );
  },

  "`npm run check:docs` runs such blocks in Chromium. It renders what a block exports in an editor, drags blocks with a real mouse, presses every button and changes every field.":
    () => {
      same(packageJson().scripts?.["check:docs"]?.endsWith(" test/docs/check-docs.ts"), true);
      hasInOrder("test/docs/run-docs.ts", "await launchChromium()", "await mouse.down()");
      for (const work of ["dragBlocks(place)", "changeFields(place, done)", "pressButtons(place, done)"]) {
        hasInOrder("test/docs/browser/use-like-reader.ts", `await ${work}`);
      }
    },

  "The block above carries a note, which you do not see, that it shows a mistake. It must then fail with that message and no other.":
    async () => {
      const { code } = await own;
      same(code[0]?.options, { context: "editor", throws: "does not exist in the resolver" });
      hasInOrder("test/docs/run-docs.ts", "!expected || !text.includes(expected)", "it must throw");
    },

  "One that [our list of them](/docs/api/errors) does not explain is reported, and so is one that the list makes up.":
    () => {
      const all = craftErrors();
      const said = (...listed: string[]) => aboutErrors(...listed).map(({ message }) => message);
      same(said(...all), []);
      same(said(...all.slice(1)), [`no heading explains the message "${all[0]}"`]);
      same(said(...all, "The moon is full").length, 1);
    },

  'This one runs in Chromium, too: ```tsx unchecked="a part of a check file"': async () => {
    const { code } = await own;
    hasInOrder("content/docs/api/editor-events.check.tsx", (code[1]?.code ?? "").replace(/\s+/g, " "));
    hasInOrder("content/docs/api/editor.check.tsx", "...events");
  },

  "If Craft.js changes, the check names the sentence that no longer holds, and its line. If an author rewords the sentence, the check says that the page does not have these words,":
    () => {
      same(aboutProbe("Zero.\n\nOne\ntwo.", "of the probe"), [
        { file, line: 3, message: "this does not hold: One two.: of the probe" },
      ]);
      same(
        aboutProbe("One three.").map(({ message }) => message),
        [`${file} does not say, in these words: One two.`],
      );
    },

  "and its example makes a text of it first.": () =>
    hasInOrder("content/docs/api/editor-state.mdx", "if (error) return { message: String(error) };"),

  "Another test therefore puts false statements into copies of our pages: a renamed prop, a wrong default, a sentence that is turned round. It passes if each of them is reported.":
    () => {
      const kinds = [...staticSabotages, ...runSabotages].map(({ kind }) => kind);
      for (const kind of ["a renamed prop in code", "a wrong default", "a statement that is turned round"]) {
        same([kind, kinds.includes(kind)], [kind, true]);
      }
      for (const all of ["staticSabotages", "runSabotages"]) {
        hasInOrder("test/docs/sabotage.test.ts", `test.each(${all})("$kind is caught in $page"`);
      }
    },

  "So it remembers a page that has passed, under a hash of what decides the result: its text, its code, the probes, the packages. An edit of one page runs that page, and those whose probes look at the files of this site. A new version of a package runs everything,":
    () => {
      hasInOrder("test/docs/check-docs.ts", 'pages.filter((page) => !hasPassed(keys.get(page) ?? ""))');
      hasInOrder(
        "test/docs/run-keys.ts",
        '"content/**/*.check.tsx", "package-lock.json"',
        "contentHash(runner, hasNodeProbes(page.file) ? project",
        "page.source, claims, ...own)",
        "content,examples",
        "mdx}",
      );
    },

  "A new sentence without one is believed, as long as its names exist.": () =>
    same(probeProblems(file, "One two.", "content/docs/dev.check.tsx", {}), []),

  "A page of the documentation whose code uses them names them at its end.": async () => {
    const { code } = await claimsOf("```ts\nexport * from '@craftjs/core';\n```");
    same(checkedWith(code)?.startsWith("@craftjs/core 0.2.12 and React "), true);
    hasInOrder("client/pages/doc.tsx", "notes={", "{page.checked}");
    hasInOrder("client/components/article.tsx", "html={page.html.body}", "<footer", "{notes}");
  },

  "This post is checked in the same way, and its probes are beside it.": () =>
    same(
      [".check.tsx", ".node-check.ts"].map((end) => existsSync(post.replace(".mdx", end))),
      [true, true],
    ),
};
