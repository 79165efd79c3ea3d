import fc from "fast-check";
import type { SavedDocument } from "../document.ts";
import { savedNode } from "./damages.ts";

type Saved = Record<string, unknown>;

/** Names of the components that generated documents use: see load.ts. */
export const resolverNames = ["Text", "Box", "Card"];

interface Branch {
  kind: "Text" | "Box" | "Card" | "section";
  text: string;
  data: unknown;
  custom: Record<string, unknown>;
  isHidden: boolean;
  children: Branch[];
}

const word = fc.stringMatching(/^[a-z ÄÖ♥<&"\\]{0,12}$/);
const key = fc.stringMatching(/^[a-z]{3,8}$/).filter((key) => !["props", "type", "key", "ref"].includes(key));
const data = fc.oneof(
  word,
  fc.integer(),
  fc.boolean(),
  fc.dictionary(key, fc.oneof(word, fc.constant(null))),
  fc.array(word),
);

const branches = (depth: number): fc.Arbitrary<Branch[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom("Text" as const, "Box" as const, "Card" as const, "section" as const),
      text: word,
      data,
      custom: fc.dictionary(key, data, { maxKeys: 3 }),
      isHidden: fc.boolean(),
      children: depth === 0 ? fc.constant([]) : branches(depth - 1),
    }),
    { maxLength: 3 },
  );

const id = fc
  .oneof(
    fc.stringMatching(/^[\w-]{1,10}$/),
    fc.constantFrom("constructor", "toString", "a b", "0", "17", "node.x", 'quo"te', "ü"),
  )
  .filter((id) => !["ROOT", "canvas-ROOT", "__proto__"].includes(id));

/** Valid documents, of all shapes that Craft.js saves. */
export const validDocument: fc.Arbitrary<SavedDocument> = fc
  .tuple(branches(3), fc.uniqueArray(id, { minLength: 20, maxLength: 60 }))
  .map(([children, ids]) => {
    const document: Saved = {};
    let used = 0;
    const freshId = () => ids[used++] ?? `n${used}`;
    const add = (branch: Branch, parent: string): string => {
      const { kind, text, data, custom, isHidden } = branch;
      const id = freshId();
      const type = kind === "section" ? "section" : { resolvedName: kind };
      const props = kind === "Text" ? { text, data } : kind === "section" ? { title: text } : { data };
      const node = savedNode(kind, {
        type,
        props,
        custom,
        hidden: isHidden,
        parent,
        isCanvas: kind === "Box" || kind === "section",
      });
      document[id] = node;
      if (kind === "Card") {
        const body = freshId();
        node.linkedNodes = { body };
        document[body] = savedNode("Box", { parent: id, nodes: [] });
        Object.assign(document[body] as Saved, { nodes: branch.children.map((child) => add(child, body)) });
      } else if (kind !== "Text") node.nodes = branch.children.map((child) => add(child, id));
      return id;
    };
    const root = savedNode("Box");
    document.ROOT = root;
    root.nodes = children.map((child) => add(child, "ROOT"));
    return document;
  });

const ids = ["ROOT", "a", "b", "c", "", "gone", "root", "canvas-ROOT", "7"];
const anyType = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...resolverNames.map((resolvedName) => ({ resolvedName })), "div") },
  fc.constantFrom<unknown>(
    "br",
    "textarea",
    "img",
    "my tag",
    "Text",
    "",
    null,
    3,
    {},
    { resolvedName: "Old" },
    undefined,
  ),
);
const child: fc.Arbitrary<unknown> = fc.oneof(
  word,
  fc.constantFrom<unknown>(null, 5, true, {}, ["x"], { type: "b" }, { type: "Old", props: {} }),
  fc.record({
    type: fc.constantFrom<unknown>("b", "br", { resolvedName: "Text" }),
    props: fc.constant({ style: "x" }),
  }),
);
const anyValue = fc.oneof(
  data,
  child,
  fc.array(child, { maxLength: 3 }),
  fc.constantFrom<unknown>({ __html: "<b>x</b>" }, { resolvedName: "Text" }, { resolvedName: "Text", type: "b" }),
  fc.constant({ resolvedName: "Text", type: { resolvedName: "Text" }, props: { a: 1 } }),
);
const propName = fc.constantFrom(
  ..."text data title style dangerouslySetInnerHTML children key className value defaultValue hidden onClick".split(
    " ",
  ),
);
const anyId = fc.constantFrom(...ids);
const anyNode = fc.record(
  {
    type: anyType,
    props: fc.oneof(
      { weight: 9, arbitrary: fc.dictionary(propName, anyValue, { maxKeys: 3 }) },
      fc.constantFrom<unknown>(null, "x", ["x"], '{"text":"x"}'),
    ),
    isCanvas: fc.constantFrom<unknown>(true, false, "false", 0),
    hidden: fc.constantFrom<unknown>(false, false, false, true, "false"),
    displayName: fc.constantFrom<unknown>("Text", "Box", { en: "x" }),
    custom: fc.constantFrom<unknown>({}, "x", null),
    parent: fc.oneof(anyId, fc.constantFrom<unknown>(null, 7)),
    nodes: fc.oneof(
      { weight: 6, arbitrary: fc.array(anyId, { maxLength: 3 }) },
      fc.constantFrom<unknown>(null, "a", { 0: "b" }, [null], [7], [{ type: "div", props: {} }]),
    ),
    linkedNodes: fc.oneof(
      { weight: 4, arbitrary: fc.dictionary(fc.constantFrom("body", "x"), anyId, { maxKeys: 2 }) },
      fc.constantFrom<unknown>(null, "a", ["b"], { body: null }, { body: 7 }),
    ),
    _childCanvas: fc.constantFrom<unknown>({ body: "c" }, "x"),
  },
  { requiredKeys: ["type", "props"] },
);

/** Documents of nodes with any fields, most of which Craft.js cannot load. */
export const anyDocument: fc.Arbitrary<SavedDocument> = fc
  .dictionary(
    fc.constantFrom(...ids),
    fc.oneof({ weight: 20, arbitrary: anyNode }, fc.constantFrom<unknown>(null, 2, "x", { title: "x" })),
    { minKeys: 1, maxKeys: 5 },
  )
  .map((document) => JSON.parse(JSON.stringify({ ROOT: savedNode("Box", { nodes: ["a", "b"] }), ...document })));
