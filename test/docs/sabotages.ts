/** A false statement: what is put in place of true text, and a part of what the check must say about it. */
export interface Sabotage {
  kind: string;
  page: string;
  /** Stands in the page once, or its first place is meant. */
  text: string;
  replacement: string;
  /** A part of the message; it must name the line on which the two differ. */
  message: string;
  /** Whether the message names the table or the block in which it stands, and not its own line. */
  aboutTheWhole?: true;
}

/** What types tell. Each stands in a place of its own, so that all are tried at once. */
export const staticSabotages: Sabotage[] = [
  {
    kind: "a renamed prop in a table",
    page: "api/editor",
    text: "| [`onNodesChange`](#on-nodes-change) | `(query) => void`",
    replacement: "| [`onNodeChange`](#on-nodes-change) | `(query) => void`",
    message: "has no `onNodeChange`",
  },
  {
    kind: "a renamed prop in prose",
    page: "api/editor",
    text: "`onBeforeMoveEnd={undefined}`",
    replacement: "`onBeforeMoveEnded={undefined}`",
    message: "`onBeforeMoveEnded` is no name in the packages",
  },
  {
    kind: "a renamed prop in code",
    page: "api/frame",
    text: "<Frame data=",
    replacement: "<Frame datum=",
    message: "TS2322",
  },
  {
    kind: "a wrong type in a table",
    page: "api/editor",
    text: "| `thickness` | `number` |",
    replacement: "| `thickness` | `string` |",
    message: "`thickness` is not of the type `string`",
  },
  {
    kind: "a wrong type of a node's field",
    page: "api/node",
    text: "| `parent` | `NodeId \\| null` |",
    replacement: "| `parent` | `NodeId` |",
    message: "`parent` is not of the type `NodeId`",
  },
  {
    kind: "an optional field that is said to be required",
    page: "api/frame",
    text: "| `data?` |",
    replacement: "| `data` |",
    message: "`data` is documented as required, but is optional",
  },
  {
    kind: "a required field that is said to be optional",
    page: "api/node",
    text: "| `hidden` | `boolean` |",
    replacement: "| `hidden?` | `boolean` |",
    message: "`hidden` is documented as optional, but is required",
  },
  {
    kind: "a removed argument",
    page: "api/useEditor",
    text: "`move(selector: NodeId | NodeId[] | Node | Node[], newParentId: NodeId, index: number): void`",
    replacement: "`move(selector: NodeId | NodeId[] | Node | Node[], newParentId: NodeId): void`",
    message: "`move` has another signature",
  },
  {
    kind: "an argument too many",
    page: "api/useEditor",
    text: "`setHidden(id: NodeId, bool: boolean): void`",
    replacement: "`setHidden(id: NodeId, bool: boolean, deep?: boolean): void`",
    message: "`setHidden` has another signature",
  },
  {
    kind: "a wrong return type",
    page: "api/useEditor",
    text: "`getSerializedNodes(): SerializedNodes`",
    replacement: "`getSerializedNodes(): string`",
    message: "`getSerializedNodes` has another signature",
  },
  {
    kind: "a removed argument in a table",
    page: "api/helpers",
    text: "`isDroppable(selector, onError?)`](#is-droppable)",
    replacement: "`isDroppable(onError?)`](#is-droppable)",
    message: "`isDroppable` does not take these parameters",
  },
  {
    kind: "a row that is missing",
    page: "api/helpers",
    text: "| `isHovered()` | is under the pointer, or was the last one there |\n",
    replacement: "",
    message: '"isHovered" is missing',
    aboutTheWhole: true,
  },
  {
    kind: "an unknown symbol in a table of exports",
    page: "api/exports",
    text: "| `NodeTree` | type |",
    replacement: "| `NodesTree` | type |",
    message: "exports no `NodesTree`",
  },
  {
    kind: "a value that is called a type",
    page: "api/exports",
    text: "| `serializeNode` | function |",
    replacement: "| `serializeNode` | type |",
    message: "`serializeNode` is a value, not a type",
  },
  {
    kind: "an unknown member in prose",
    page: "api/editor-state",
    text: "`query.history.canRedo()`, [actions",
    replacement: "`query.history.mayRedo()`, [actions",
    message: "there is no `query.history.mayRedo`",
  },
  {
    kind: "a snippet that does not compile",
    page: "concepts/nodes",
    text: "import { ROOT_NODE, useEditor } from '@craftjs/core';",
    replacement: "import { ROOT_NODE, useEditors } from '@craftjs/core';",
    message: "TS2724",
  },
  {
    kind: "an argument left out in a fragment",
    page: "api/useEditor",
    text: "actions.move(children[0], 'ROOT', children.length);",
    replacement: "actions.move(children[0], 'ROOT');",
    message: "TS2554",
  },
  {
    kind: "a type that is spelt out wrongly",
    page: "api/node",
    text: "  dom: HTMLElement | null;",
    replacement: "  dom: HTMLElement;",
    message: "this is not the type Node",
    aboutTheWhole: true,
  },
  {
    kind: "an error message that does not exist",
    page: "api/errors",
    text: "### Target parent rejects incoming node",
    replacement: "### Target parent refuses incoming node",
    message: '@craftjs/core has no message "Target parent refuses incoming node"',
  },
  {
    kind: "a prop of the layers panel that does not exist",
    page: "additional/layers",
    text: "| `expandRootOnLoad` | `boolean` |",
    replacement: "| `expandOnLoad` | `boolean` |",
    message: "has no `expandOnLoad`",
  },
  {
    kind: "an ordinary word that is no name",
    page: "guides/history",
    text: "`merge()` folds",
    replacement: "`merges()` folds",
    message: "`merges` is no name in the packages",
  },
  {
    kind: "a component of another name",
    page: "overview",
    text: "`<Frame>` | The editable",
    replacement: "`<Frames>` | The editable",
    message: "`Frames` is no name in the packages",
  },
  {
    kind: "a prop that an element in prose does not have",
    page: "overview",
    text: "`<Frame data={…}>`",
    replacement: "`<Frame text={…}>`",
    message: "`<Frame text={…}>`: Type '{ text: any; }'",
  },
  {
    kind: "an argument removed from a call in prose",
    page: "overview",
    text: "`create(dom, element)`",
    replacement: "`create(dom)`",
    message: "`create(dom)`: Expected 2-3 arguments, but got 1",
  },
  {
    kind: "an argument too many in prose",
    page: "api/node",
    text: "`query.node(id).get()`, which",
    replacement: "`query.node(id, deep).get()`, which",
    message: "Expected 1 arguments, but got 2",
  },
  {
    kind: "a member that exists, but not of this",
    page: "api/errors",
    text: "`query.getEvent('selected').first()`",
    replacement: "`query.getEvent('selected').get()`",
    message: "Property 'get' does not exist",
  },
  {
    kind: "a function that exists, but is none",
    page: "concepts/nodes",
    text: "`ancestors()` without",
    replacement: "`parent()` without",
    message: "`parent()`: nothing has a function of this name",
  },
  {
    kind: "a prop of an Element that nothing has",
    page: "concepts/nodes",
    text: '<Element is="footer" canvas />',
    replacement: '<Element is="footer" canvass />',
    message: "<Element> has no prop `canvass`",
  },
  {
    kind: "a key of a record",
    page: "api/node",
    text: "`Record<string, NodeId>`",
    replacement: "`Record<number, NodeId>`",
    message: "`linkedNodes` is not of the type",
  },
  {
    kind: "what a callback returns",
    page: "api/useEditor",
    text: "`setOptions(cb: (options: Partial<Options>) => void): void`",
    replacement: "`setOptions(cb: (options: Partial<Options>) => string): void`",
    message: "`setOptions` has another signature",
  },
  {
    kind: "a file that no block shows",
    page: "guides/basic-tutorial",
    text: "| `src/main.tsx`, ",
    replacement: "| `src/index.tsx`, ",
    message: "`src/index.tsx` is no file, and no block here has this title",
  },
  {
    kind: "a type error that a block does not have",
    page: "api/useNode",
    text: '```tsx error="TS2322"',
    replacement: '```tsx error="TS2345"',
    message: 'the type check must give the error "TS2345", but does not',
  },
];

/** What only running tells. */
export const runSabotages: Sabotage[] = [
  {
    kind: "a wrong default",
    page: "api/editor",
    text: "| [`enabled`](#enabled) | `boolean` | `true` |",
    replacement: "| [`enabled`](#enabled) | `boolean` | `false` |",
    message: "the default of `enabled` is true, not false",
  },
  {
    kind: "a wrong default of the layers panel",
    page: "additional/layers",
    text: "| `expandRootOnLoad` | `boolean` | `false` |",
    replacement: "| `expandRootOnLoad` | `boolean` | `true` |",
    message: "the default of `expandRootOnLoad` is false, not true",
  },
  {
    kind: "a wrong default of an argument",
    page: "api/useEditor",
    text: "`actions.history.throttle(rate = 500)`",
    replacement: "`actions.history.throttle(rate = 300)`",
    message: "does not say, in these words: `actions.history.throttle(rate = 500)`",
  },
  {
    kind: "a statement that is turned round",
    page: "api/editor",
    text: "Its return value is ignored: `false` does not stop the move.",
    replacement: "Its return value counts: `false` stops the move.",
    message: "does not say, in these words: Its return value is ignored",
  },
  {
    kind: "a snippet that throws when it is rendered",
    page: "api/node",
    text: "export function SelectedNode() {",
    replacement: "export function SelectedNode() {\n  if (Date.now() > 0) throw new Error('of the sabotage');",
    message: "of the sabotage",
  },
  {
    kind: "a fragment that throws",
    page: "api/useEditor",
    text: "actions.setHidden(id, !query.node(id).get().data.hidden);",
    replacement: "actions.setHidden('nobody', !query.node(id).get().data.hidden);",
    message: "code block: when it runs: TypeError",
  },
  {
    kind: "a snippet that logs an error",
    page: "concepts/user-components",
    text: "export const Banner: UserComponent<BannerProps> = ({ message, tone }) => {",
    replacement:
      "export const Banner: UserComponent<BannerProps> = ({ message, tone }) => {\n  console.error('of the sabotage');",
    message: "console.error: of the sabotage",
  },
  {
    kind: "an error that a block does not throw",
    page: "api/errors",
    text: 'throws="Parent id cannot be ommited"',
    replacement: 'throws="Parent id is missing"',
    message: 'it must throw "Parent id is missing" when it runs, but does not',
  },
  {
    kind: "a handler that throws when a block is dropped",
    page: "api/editor",
    text: "if (parent.id === oldParent.id) return;",
    replacement: "if (parent.id !== oldParent.id) throw new Error('of the drop');",
    message: "of the drop",
  },
  {
    kind: "settings that throw when they are filled in, once their block is selected",
    page: "overview",
    text: "const { value } = event.target;",
    replacement: "const { value } = event.target;\n            if (Date.now() > 0) throw new Error('of the settings');",
    message: "of the settings",
  },
  {
    kind: "keys that throw",
    page: "guides/history",
    text: "const key = event.key.toLowerCase();",
    replacement: "const key = event.key.toLowerCase();\n      if (key === 'z') throw new Error('of the keys');",
    message: "of the keys",
  },
];
