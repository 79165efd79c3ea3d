import { commandProblems } from "../../build/docs-code/command-problems.ts";
import { asStatement } from "../../build/docs-code/inline-code.ts";
import { nearNameProblems } from "../../build/docs-code/near-names.ts";
import { pathProblems } from "../../build/docs-code/path-problems.ts";
import { valueProblems } from "../../build/docs-code/quoted-values.ts";
import { typeOfName } from "../../build/docs-code/stand-ins.ts";
import { versionProblems } from "../../build/docs-code/version-problems.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { assertionsOf, claimsOf, file, pageSaying, unknownNames } from "../../test/docs/node/claims-of.ts";
import { packageJson } from "../../test/docs/node/package-json.ts";
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

  "- A path has to be a file of the site or the title of a block on the page, and a value in quotes, such as `'before'`, one that the packages or the page's code have.":
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

  "Commands must name scripts and packages that exist.": () => {
    const said = (text: string) => commandProblems(pageSaying(text), packageJson().scripts ?? {}).length;
    same(
      ["npm run check", "npm run chek", "npm install @craftjs/core", "npm install @craftjs/cor"].map(said),
      [0, 1, 0, 1],
    );
  },
};
