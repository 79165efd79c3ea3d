import type { Sabotage } from "./sabotage.ts";

/** What sentences, comments, and code of other languages than TypeScript say. */
export const wordSabotages: Sabotage[] = [
  {
    kind: "a message that nothing has",
    page: "concepts/editor-components",
    text: "“You can only use useNode in the context of \\<Editor /\\>”",
    replacement: "“You can only use useNode in the context of \\<Frame /\\>”",
    message: 'nothing says "You can only use useNode',
  },
  {
    kind: "two parameters in the wrong order, of one type",
    page: "concepts/user-components",
    text: "`canDrop(target, self, helpers)`",
    replacement: "`canDrop(self, target, helpers)`",
    message: "`self` is parameter 2 of `canDrop`, not 1",
  },
  {
    kind: "a parameter that nothing has in a table",
    page: "api/nodetree",
    text: "| `parentId` | `NodeId` |",
    replacement: "| `parent` | `NodeId` |",
    message: "`addNodeTree` has no parameter `parent`",
  },
  {
    kind: "a wrong number of what follows",
    page: "api/element",
    text: "This changes two things:",
    replacement: "This changes three things:",
    message: "the text counts three, but what follows are 2",
  },
  {
    kind: "a heading with another name than its links",
    page: "api/user-component",
    text: "## info {#info}",
    replacement: "## meta {#info}",
    message: 'the heading is "meta", but line',
  },
  {
    kind: "a span of versions that is too short",
    page: "overview",
    text: "needs React 16.8 to 19",
    replacement: "needs React 17 to 19",
    message: '"React 17 to 19" are not the first and the last version',
  },
  {
    kind: "an unknown member in a comment of code",
    page: "guides/performance",
    text: "// Returning state.nodes would",
    replacement: "// Returning state.tree would",
    message: "`state.tree`: Property 'tree' does not exist",
  },
  {
    kind: "JSON that is none",
    page: "api/element",
    text: '"body": "Xsj4pSlQJK"',
    replacement: 'body: "Xsj4pSlQJK"',
    message: "this is not JSON",
    aboutTheWhole: true,
  },
  {
    kind: "an unknown property of CSS",
    page: "guides/touch",
    text: "-webkit-touch-callout: none",
    replacement: "-webkit-touch-menu: none",
    message: "`-webkit-touch-menu: none` is no CSS",
  },
  {
    kind: "an absence that nobody checks",
    page: "api/useEditor",
    text: "`query.canDropInParent` and",
    replacement: "`query.serialize` and",
    message: "the page says nothing of `query.canDropInParent`",
    aboutTheWhole: true,
  },
];
