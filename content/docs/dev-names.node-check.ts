import { commandProblems } from "../../build/docs-code/command-problems.ts";
import { cssProblems } from "../../build/docs-code/css-problems.ts";
import { declaredParameters } from "../../build/docs-code/declared-parameters.ts";
import { asStatement } from "../../build/docs-code/inline-code.ts";
import { jsonProblems } from "../../build/docs-code/json-problems.ts";
import { listCountProblems } from "../../build/docs-code/list-counts.ts";
import { namedHeadingProblems } from "../../build/docs-code/named-headings.ts";
import { nearNameProblems } from "../../build/docs-code/near-names.ts";
import { packageJson } from "../../build/docs-code/package-json.ts";
import { pageClaims } from "../../build/docs-code/page-claims.ts";
import { parameterProblems } from "../../build/docs-code/parameter-names.ts";
import { pathProblems } from "../../build/docs-code/path-problems.ts";
import { knownMessages, quotedMessageProblems } from "../../build/docs-code/quoted-messages.ts";
import { valueProblems } from "../../build/docs-code/quoted-values.ts";
import { typeOfName } from "../../build/docs-code/stand-ins.ts";
import { versionProblems } from "../../build/docs-code/version-problems.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { assertionsOf, claimsOf, file, pageSaying, pageWith, unknownNames } from "../../test/docs/node/claims-of.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";
import { otherNames } from "../other-names.ts";

const packages = [{ name: "@craftjs/core", version: "0.2.12", peerDependencies: { react: "^18 || ^19" } }];
const versions = (source: string) => versionProblems([{ file, source }], packages, [">=20"]).length;

export const probes: NodeCheckFile["probes"] = {
  "Every name in inline code must exist in the packages, React, the browser or the page’s own code: `onNodesChange`, and ordinary words such as `merge`, too. In sentences, links, front matter and drawings, this holds for names that cannot be ordinary words. Names of other things are in `content/other-names.ts`.":
    async () => {
      for (const name of ["onNodesChange", "useState", "localStorage", "merge"]) {
        same([name, await unknownNames(name), await unknownNames(`${name}e`)], [name, 0, 1]);
      }
      const { words } = await claimsOf("Merge or merge with `merge` and onNodesChange.");
      same(words.map(({ text }) => text).sort(), ["merge", "onNodesChange"]);
      same([await unknownNames("useCraftEditor"), Object.hasOwn(otherNames, "useCraftEditor")], [0, true]);
    },

  "- A member has to exist on what stands before it, as in `query.node(id).isRoot()`, and an element needs props that exist, as in `<Frame data={…}>`.":
    () =>
      same(
        ["query.node(id).isRoot()", "<Frame data={…}>"].map((code) => asStatement(code) === null),
        [false, false],
      ),

  "- A call needs its arguments in their order, as in `create(dom, element)`. Names say what they are: `id` is the id of a node, `dom` an element, `collector` a function.":
    () => {
      same(["id", "dom", "collector"].map(typeOfName), ["NodeId", "HTMLElement", "(...all: any[]) => any"]);
      same(asStatement("create(dom, element)")?.includes("element!: ReactElement"), true);
    },

  "`…` stands for anything, and `isDroppable(…)` for some arguments.": () =>
    same(
      [asStatement("a(b, …)")?.includes("(b, anything)"), asStatement("isDroppable(…)")?.includes("(...anything)")],
      [true, true],
    ),

  "- A call with an optional argument, such as `isDroppable(selector, onError?)`, is taken for a signature, and names all parameters.":
    async () => {
      same((await assertionsOf("`isDroppable(selector, onError?)`")).includes("satisfies 2;"), true);
      same((await assertionsOf("`isDroppable(selector)`")).includes("satisfies 1;"), false);
    },

  "- A path has to be a file of the site or the title of a block on the page, and a value in quotes, such as `'before'`, one that the packages or the page’s code have.":
    () => {
      const paths = (text: string) => pathProblems(pageSaying(text), {}).length;
      same([paths("content/site.ts"), paths("content/gone.ts")], [0, 1]);
      const values = (text: string) => valueProblems(pageSaying(text), new Set(["before"]), {}).length;
      same([values("'before'"), values("'behind'")], [0, 1]);
    },

  "- A name that a page says once, and that is nearly another one on it, is taken for a slip of the pen. Say what it belongs to, as in `state.nodes`.":
    () => {
      const said = (...texts: string[]) => nearNameProblems(pageSaying(...texts), new Set(), {}).length;
      same([said("ref", "refs", "ref"), said("node", "node", "state.nodes")], [1, 0]);
    },

  "Versions are compared, too: those of the packages, those of React that they accept, the oldest ones of Node.js, and the ranges in tables of packages on npm.":
    () => {
      const wrong = [
        "`@craftjs/core` 0.2.11",
        "React 17",
        "Node.js 18",
        "[a](https://www.npmjs.com/package/a) | `^1.0`",
      ];
      same(wrong.map(versions), [1, 1, 1, 1]);
      same(
        [
          "`@craftjs/core` 0.2.12",
          "React 18",
          "Node.js 20",
          "[react](https://www.npmjs.com/package/react) | `^18 \\|\\| ^19`",
        ].map(versions),
        [0, 0, 0, 0],
      );
    },

  "- A sentence that counts the list or table below it, such as “There are three ways:”, must have the number right.":
    async () => {
      const said = async (number: string) =>
        listCountProblems(pageWith(await claimsOf(`There are ${number} ways:\n\n- a\n- b\n- c`))).length;
      same([await said("three"), await said("four")], [0, 1]);
    },

  "- A quote that is nearly a message of the packages, React or the browser must be that message.": () => {
    const said = (name: string) => {
      const source = `“You can only use useNode in the context of \\<${name} />”`;
      return quotedMessageProblems([{ file, source }], knownMessages()).length;
    };
    same([said("Editor"), said("Frame")], [0, 1]);
  },

  "- A table whose first column is called `Parameter` names those of the function in that head or, without one, in the heading above.":
    async () => {
      const said = async (heading: string, head: string, name: string) => {
        const mdx = `## ${heading}\n\n| ${head} | Meaning |\n|---|---|\n| \`${name}\` | a |`;
        return parameterProblems(pageWith(await claimsOf(mdx)), declaredParameters()).length;
      };
      for (const [heading, head] of [
        ["A", "Parameter of `addNodeTree`"],
        ["addNodeTree()", "Parameter"],
      ] as const) {
        same([await said(heading, head, "tree"), await said(heading, head, "trees")], [0, 1]);
      }
    },

  "- A heading that is a name, such as `info`, is the name that links to it on its page have.": async () => {
    const said = async (link: string) =>
      namedHeadingProblems(pageWith(await claimsOf(`[\`${link}\`](#info)\n\n## \`info\` {#info}`))).length;
    same([await said("info"), await said("details")], [0, 1]);
  },

  "- Names in comments of code blocks are checked as those in sentences are. - Blocks in `json` must be JSON. Blocks in `css` must have properties that exist, and classes that the page or the packages have.":
    async () => {
      const inBlock = (fence: string, code: string) => claimsOf(`\`\`\`${fence}\n${code}\n\`\`\``);
      const source = "// What onNodesChanged gets\nexport const a = 1;";
      const { words } = pageClaims({ source, compiled: { claims: await inBlock("ts", source) } });
      same(words.map(({ text }) => text).join(), "onNodesChanged");
      const json = async (code: string) => jsonProblems(pageWith(await inBlock("json", code))).length;
      same([await json('{ "a": 1 }'), await json("{ a: 1 }")], [0, 1]);
      const css = async (code: string) =>
        cssProblems(pageWith(await inBlock("css", code)), new Set(["drag-shadow"])).length;
      same([await css(".drag-shadow {\n}"), await css(".craft-shadow {\n}")], [0, 1]);
    },

  "Commands must name scripts and packages that exist.": () => {
    const said = (text: string) => commandProblems(pageSaying(text), packageJson().scripts ?? {}).length;
    same(
      ["npm run check", "npm run chek", "npm install @craftjs/core", "npm install @craftjs/cor"].map(said),
      [0, 1, 0, 1],
    );
  },
};
