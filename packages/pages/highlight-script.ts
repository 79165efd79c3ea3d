import type { SyntaxNode, Tree } from "@lezer/common";
import { parser } from "@lezer/javascript";

/** Text with its token kind, as in client/styles/code-dark-purple.css; null for plain text. */
type Token = [kind: string | null, text: string];

const jsx = parser.configure({ dialect: "jsx" });
const ts = parser.configure({ dialect: "ts" });
const tsx = parser.configure({ dialect: "ts jsx" });

const parsers = { js: jsx, javascript: jsx, jsx, ts, typescript: ts, tsx };

export type ScriptLanguage = keyof typeof parsers;

export const scriptLanguages = Object.keys(parsers) as ScriptLanguage[];

export function isScript(language: string): language is ScriptLanguage {
  return Object.hasOwn(parsers, language);
}

let last: { code: string; language: ScriptLanguage; tree: Tree } | undefined;

/** Parses code. Remembers the last tree, as highlighting and the links of names (craft-names.ts) both use it. */
export function parseScript(code: string, language: ScriptLanguage): Tree {
  if (last?.code !== code || last.language !== language) {
    last = { code, language, tree: parsers[language].parse(code) };
  }
  return last.tree;
}

/**
 * Splits code into tokens, without dropping any character. Only a parser can tell a tag from a generic or a comparison; this
 * one also accepts incomplete code (but not yet a generic `async` arrow function).
 */
export function highlightScript(code: string, language: ScriptLanguage): Token[] {
  // Inner nodes override outer ones, such as code in a template string.
  const kinds = new Array<string | null>(code.length).fill(null);
  parseScript(code, language).iterate({
    enter({ node, from, to }) {
      const kind = kindOf(node, code);
      if (kind) kinds.fill(kind, from, to);
    },
  });
  const starts = [...kinds.keys()].filter((index) => index === 0 || kinds[index] !== kinds[index - 1]);
  return starts.map((from, index) => [kinds[from] ?? null, code.slice(from, starts[index + 1])]);
}

/** Nodes with the same token kind in every context. */
const kindOfNode = new Map([
  ["LineComment", "comment"],
  ["BlockComment", "comment"],
  ["TemplateString", "string"],
  ["RegExp", "regex"],
  ["Number", "number"],
  ["BooleanLiteral", "boolean"],
  ["Privacy", "keyword"],
  ["JSXStartTag", "tag"],
  ["JSXStartCloseTag", "tag"],
  ["JSXMemberExpression", "tag"],
  ["JSXAttributeValue", "attr-value"],
]);

const names = /^(?:Variable|Property|Type)(?:Name|Definition)$/;

function kindOf(node: SyntaxNode, code: string): string | null {
  const { name, parent, prevSibling, nextSibling } = node;
  const kind = kindOfNode.get(name);
  if (kind) return kind;
  // Lezer names a keyword's node after the keyword.
  if (/^[a-z]+$/.test(name)) return "keyword";
  if (name === "JSXIdentifier") return parent?.name === "JSXAttribute" ? "attr-name" : "tag";
  if (name === "String") return !prevSibling && parent?.name.startsWith("Property") ? "property" : "string";
  if (name === "Equals") return nextSibling?.name === "JSXAttributeValue" ? "attr-value" : null;
  if (!names.test(name)) return null;
  if (code.slice(node.from, node.to) === "undefined") return "keyword";
  return namesClass(node) ? "class-name" : namesFunction(node) ? "function" : null;
}

/** Nodes that begin or end with a name: `a.b`, `f<T>`, `List<T>`. Their siblings decide the name's kind. */
const nodesWithNames = new Set(["MemberExpression", "InstantiationExpression", "ParameterizedType"]);

const keywordsBeforeClass = new Set(["class", "interface", "type", "new", "extends", "implements", "instanceof"]);

/** Whether a keyword before the name makes it a class, such as `React` in `extends React.Component<Props>`. */
function namesClass({ prevSibling, parent }: SyntaxNode): boolean {
  if (prevSibling) return keywordsBeforeClass.has(prevSibling.name);
  return parent !== null && nodesWithNames.has(parent.name) && namesClass(parent);
}

const afterFunction = new Set(["ArgList", "ParamList", "ArrowFunction", "FunctionExpression"]);

/** Nodes that may be between a function's name and its parameters, arguments or value. */
const skippedAfterName = new Set(["TypeArgList", "TypeParamList", "TypeAnnotation", "Optional", "?.", ":", "Equals"]);

/** Whether the name is called, such as `f` in `a.f<T>()`, or defined or typed as a function. */
function namesFunction({ nextSibling, parent }: SyntaxNode): boolean {
  for (let next = nextSibling; next; next = next.nextSibling) {
    if (afterFunction.has(next.name) || next.getChild("FunctionSignature")) return true;
    if (!skippedAfterName.has(next.name)) return false;
  }
  return parent !== null && nodesWithNames.has(parent.name) && namesFunction(parent);
}
