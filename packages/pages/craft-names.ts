import type { SyntaxNode } from "@lezer/common";
import { parseScript, type ScriptLanguage } from "./highlight-script.ts";

/** A reference to a Craft.js API in code: `useNode`, `useEditor.actions.add`, `helpers.isCanvas`. */
export interface CraftName {
  from: number;
  to: number;
  name: string;
}

const packages = /^["']@craftjs\/(?:core|layers)["']$/;
const hooks = new Set(["useNode", "useEditor", "useLayer"]);

/** Names that a snippet without imports may use, with their meanings. */
const inFragments: [string, string][] = [
  ...["useNode", "useEditor", "Editor", "Frame", "Element"].map((name): [string, string] => [name, name]),
  ["actions", "useEditor.actions"],
  ["query", "useEditor.query"],
];

/**
 * Finds the first occurrence of each name that code imports from Craft.js' packages, destructures from the results of hooks, or
 * calls on a node (`query.node(id).isCanvas()`). Ignores scopes: a name has one meaning in the whole block.
 */
export function craftNames(code: string, language: ScriptLanguage): CraftName[] {
  const tree = parseScript(code, language);
  const text = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const locals = new Map<string, string>();
  const names = new Map<string, CraftName>();
  const note = (node: SyntaxNode, name: string | undefined) => {
    if (name && (names.get(name)?.from ?? Number.POSITIVE_INFINITY) > node.from)
      names.set(name, { from: node.from, to: node.to, name });
  };

  const addImports = (group: SyntaxNode) => {
    for (const local of group.getChildren("VariableDefinition")) {
      const before = local.prevSibling;
      const imported = before?.name === "as" ? before.prevSibling : local;
      if (!imported) continue;
      locals.set(text(local), text(imported));
      note(imported, text(imported));
    }
  };
  const addPattern = (pattern: SyntaxNode, of: string) => {
    for (const property of pattern.getChildren("PatternProperty")) {
      const key = property.getChild("PropertyName");
      const local = property.getChild("VariableDefinition");
      if (property.getChild("Spread")) continue;
      const named = key ?? local;
      if (!named) continue;
      const name = `${of}.${text(named)}`;
      note(named, name);
      const inner = property.getChild("ObjectPattern");
      if (inner) addPattern(inner, name);
      else if (local) locals.set(text(local), name);
    }
  };
  /** Meaning of an expression, such as `useEditor.query` or `helpers`. */
  const meaningOf = (node: SyntaxNode | null): string | undefined => {
    if (!node) return undefined;
    if (node.name === "CallExpression") {
      const callee = meaningOf(node.firstChild);
      if (callee && hooks.has(callee)) return callee;
      return callee === "useEditor.query.node" ? "helpers" : undefined;
    }
    if (node.name === "MemberExpression") {
      const object = meaningOf(node.firstChild);
      const property = node.getChild("PropertyName");
      return object && property ? `${object}.${text(property)}` : undefined;
    }
    return locals.get(text(node));
  };

  const imports = tree.topNode.getChildren("ImportDeclaration");
  if (imports.length === 0) for (const [local, name] of inFragments) locals.set(local, name);
  for (const declaration of imports) {
    const [group, source] = [declaration.getChild("ImportGroup"), declaration.getChild("String")];
    if (group && source && packages.test(text(source))) addImports(group);
  }
  tree.iterate({
    enter({ node }) {
      if (node.name !== "VariableDeclaration") return;
      const value = node.lastChild?.name === ";" ? node.lastChild.prevSibling : node.lastChild;
      const meaning = meaningOf(value);
      const [pattern, local] = [node.getChild("ObjectPattern"), node.getChild("VariableDefinition")];
      if (pattern && meaning) addPattern(pattern, meaning);
      else if (local && meaning) locals.set(text(local), meaning);
    },
  });
  tree.iterate({
    enter({ node }) {
      if (node.name === "VariableName" || node.name === "TypeName" || node.name === "JSXIdentifier") {
        if (node.parent?.name !== "JSXAttribute") note(node, locals.get(text(node)));
      }
      if (node.name === "MemberExpression") {
        const property = node.getChild("PropertyName");
        if (property) note(property, meaningOf(node));
      }
    },
  });
  return [...names.values()].sort((a, b) => a.from - b.from);
}
