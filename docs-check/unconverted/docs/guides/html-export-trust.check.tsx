import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, type Run, same, throws } from "../../../harness/check-file.ts";
import { savedNode } from "../../../harness/saved-node.ts";

const named = (resolvedName: string, more: object = {}) => savedNode({ resolvedName }, more);

const around = (...nodes: unknown[]) => named("Container", { nodes });

/** As many containers as are asked for, each in the one before. */
const nested = (levels: number) =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [level ? `${level}` : "ROOT", around(`${level + 1}`)]),
  );

/** What is wrong with a page, and what is said of it. */
const refused: [string, unknown][] = [
  ["A page is an object", null],
  ["A page is an object", []],
  ["ROOT is not allowed", {}],
  ["ROOT is not allowed", { ROOT: null }],
  ["ROOT is not allowed", { ROOT: savedNode("div") }],
  ["ROOT is not allowed", { ROOT: named("Marquee") }],
  ["ROOT is not allowed", { ROOT: named("constructor") }],
  ["ROOT is not allowed", { ROOT: named("Text", { props: { text: {} } }) }],
  ["ROOT is not allowed", { ROOT: named("Text", { props: { dangerouslySetInnerHTML: { __html: "<b>" } } }) }],
  ["ROOT is not allowed", { ROOT: named("Text", { props: { toString: "text" } }) }],
  ["ROOT is not allowed", { ROOT: named("Text", { nodes: undefined }) }],
  ["child is not allowed", { ROOT: around("child") }],
  ["5 is not allowed", { ROOT: around(5) }],
  ["ROOT is there twice", { ROOT: around("ROOT") }],
  ["text is there twice", { ROOT: around("text", "text"), text: named("Text") }],
  ["100 is not allowed", nested(100)],
  ["101 is there twice, or nested too deep", nested(1000)],
];

const checkPageOf = async () => (await blockOf("docs/guides/html-export/src/check-page.ts")).checkPage;

/** That the check lets a page through that the blocks can show, and none that somebody has made up. */
export const checksPage: Run = async ({ checkPage }) => {
  const card = named("Card", { props: { title: "News" }, linkedNodes: { body: "body" } });
  const page = { ROOT: around("card"), card, body: around("text"), text: named("Text", { props: { text: "Hello" } }) };
  const checked = checkPage(JSON.stringify(page));
  same(Object.keys(checked), ["ROOT", "card", "body", "text"]);
  const { toHtml } = await blockOf("docs/guides/html-export/src/to-html.tsx");
  same(toHtml(checked), toHtml(JSON.stringify(page)));
  for (const [message, wrong] of refused) await throws(message, () => checkPage(JSON.stringify(wrong)));
  await throws("JSON", () => checkPage("{"));
};

export const probes: CheckFile["probes"] = {
  "// In a copy of an object, a key of this name would change what it is.": async () => {
    const checkPage = await checkPageOf();
    const written = JSON.stringify({ ROOT: around("__proto__"), other: named("Text") }).replace("other", "__proto__");
    await throws("__proto__ is not allowed", () => checkPage(written));
    const copy: Record<string, unknown> = {};
    for (const [id, node] of Object.entries(JSON.parse(written))) copy[id] = node;
    same([Object.keys(copy), "type" in copy], [["ROOT"], true]);
  },
  "// Only what has been checked: anything else could be in the rest.": async () => {
    const checkPage = await checkPageOf();
    const rest = {
      custom: { displayName: "<b>" },
      displayName: {},
      parent: "none",
      hidden: 1,
      isCanvas: "yes",
      evil: 1,
    };
    const { ROOT } = checkPage(JSON.stringify({ ROOT: named("Text", rest) }));
    same(ROOT, { ...named("Text"), displayName: "Text", custom: {}, hidden: false, isCanvas: false, parent: null });
  },
  "- **`custom` is dropped**, and so is what hangs on no node.": async () => {
    const checkPage = await checkPageOf();
    const page = { ROOT: named("Text", { custom: { note: 1 } }), stray: named("Text") };
    same(JSON.parse(JSON.stringify(checkPage(JSON.stringify(page)).ROOT.custom)), {});
    same(Object.keys(checkPage(JSON.stringify(page))), ["ROOT"]);
  },
};
