import { expect, it } from "vitest";
import { craftNames } from "./craft-names.ts";

const namesOf = (code: string) => craftNames(code, "tsx").map(({ from, to, name }) => [code.slice(from, to), name]);

it("finds the first use of each name that comes from an import or a hook", () => {
  const code = `import { Editor, useNode as useBlock, type Node } from '@craftjs/core';
import { useState } from 'react';
const { connectors: { connect, drag: handle }, actions: { setProp }, id, ...rest } = useBlock((node) => ({ a: 1 }));
const page = <Editor ref={(dom) => connect(handle(dom))} />;`;
  expect(namesOf(code)).toEqual([
    ["Editor", "Editor"],
    ["useNode", "useNode"],
    ["Node", "Node"],
    ["connectors", "useNode.connectors"],
    ["connect", "useNode.connectors.connect"],
    ["drag", "useNode.connectors.drag"],
    ["actions", "useNode.actions"],
    ["setProp", "useNode.actions.setProp"],
    ["id", "useNode.id"],
  ]);
});

it("finds members of the results of hooks, and the helpers of a node", () => {
  const code = `import { useEditor } from '@craftjs/core';
const editor = useEditor();
editor.actions.history.undo();
const { query } = editor;
query.node('ROOT').isCanvas();`;
  expect(namesOf(code).map(([, name]) => name)).toEqual([
    "useEditor",
    "useEditor.actions",
    "useEditor.actions.history",
    "useEditor.actions.history.undo",
    "useEditor.query",
    "useEditor.query.node",
    "helpers.isCanvas",
  ]);
});

it("recognises usual names of Craft.js in code without imports, but not in code with other imports", () => {
  expect(namesOf("actions.delete(id);")).toEqual([
    ["actions", "useEditor.actions"],
    ["delete", "useEditor.actions.delete"],
  ]);
  expect(namesOf("import { actions } from './store';\nactions.delete(id);")).toEqual([]);
});
