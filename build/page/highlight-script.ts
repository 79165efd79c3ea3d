import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/javascript";
import type { Piece } from "../../examples/live/colour-code.ts";

const jsx = parser.configure({ dialect: "jsx" });
const ts = parser.configure({ dialect: "ts" });
const tsx = parser.configure({ dialect: "ts jsx" });

const parsers = { js: jsx, javascript: jsx, jsx, ts, typescript: ts, tsx };

/** JavaScript, TypeScript, and either with JSX. */
export type ScriptLanguage = keyof typeof parsers;

/** The names of these languages that a code block may give. */
export const scriptLanguages = Object.keys(parsers) as ScriptLanguage[];

/** Whether `highlightScript` reads this language. */
export function isScript(language: string): language is ScriptLanguage {
  return Object.hasOwn(parsers, language);
}

/**
 * Code cut into pieces; all of them together are the code again. A parser reads it, as patterns cannot tell a tag from a
 * generic or a comparison, nor where a tag ends. This one goes on after what it cannot read: parts may be left out. (What
 * it does not know yet is a generic arrow function that is `async`.)
 */
export function highlightScript(code: string, language: ScriptLanguage): Piece[] {
  // As with paint, what is within comes over what it is in: the code in a template string, over the string.
  const kinds = new Array<string | null>(code.length).fill(null);
  parsers[language].parse(code).iterate({
    enter({ node, from, to }) {
      const kind = kindOf(node, code);
      if (kind) kinds.fill(kind, from, to);
    },
  });
  const starts = [...kinds.keys()].filter((at) => at === 0 || kinds[at] !== kinds[at - 1]);
  return starts.map((from, index) => [kinds[from] ?? null, code.slice(from, starts[index + 1])]);
}

/** Nodes whose kind does not depend on where they stand. */
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

/** The kind of token that a node is; null when it has no colour of its own. */
function kindOf(node: SyntaxNode, code: string): string | null {
  const { name, parent, prevSibling, nextSibling } = node;
  const kind = kindOfNode.get(name);
  if (kind) return kind;
  // A keyword's node has the keyword as its name.
  if (/^[a-z]+$/.test(name)) return "keyword";
  if (name === "JSXIdentifier") return parent?.name === "JSXAttribute" ? "attr-name" : "tag";
  if (name === "String") return !prevSibling && parent?.name.startsWith("Property") ? "property" : "string";
  if (name === "Equals") return nextSibling?.name === "JSXAttributeValue" ? "attr-value" : null;
  if (!names.test(name)) return null;
  if (code.slice(node.from, node.to) === "undefined") return "keyword";
  return namesClass(node) ? "class-name" : namesFunction(node) ? "function" : null;
}

/** Nodes that begin or end with a name: `a.b`, `f<T>`, `List<T>`. What stands around them stands around the name. */
const wholes = new Set(["MemberExpression", "InstantiationExpression", "ParameterizedType"]);

const beforeClass = new Set(["class", "interface", "type", "new", "extends", "implements", "instanceof"]);

/** Whether a word comes before a name that wants a class or a type, as before `React` in `extends React.Component<Props>`. */
function namesClass({ prevSibling, parent }: SyntaxNode): boolean {
  if (prevSibling) return beforeClass.has(prevSibling.name);
  return parent !== null && wholes.has(parent.name) && namesClass(parent);
}

const afterFunction = new Set(["ArgList", "ParamList", "ArrowFunction", "FunctionExpression"]);

/** What may stand between a function's name and what shows that it is one. */
const between = new Set(["TypeArgList", "TypeParamList", "TypeAnnotation", "Optional", "?.", ":", "Equals"]);

/** Whether a name is of what is called, such as `f` in `a.f<T>()`, or of what is defined or typed as a function. */
function namesFunction({ nextSibling, parent }: SyntaxNode): boolean {
  for (let next = nextSibling; next; next = next.nextSibling) {
    if (afterFunction.has(next.name) || next.getChild("FunctionSignature")) return true;
    if (!between.has(next.name)) return false;
  }
  return parent !== null && wholes.has(parent.name) && namesFunction(parent);
}
