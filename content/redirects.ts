/** Old and short addresses, path to path. The request's query is kept, and a target may have a `#hash`. */
export const redirects: Record<string, string> = {
  "/blog": "/blog/archive",
  "/examples": "/examples/landing",
  "/docs/concepts/editor": "/docs/concepts/editor-components",
  "/docs/sponsor": "/support",
  "/docs/support": "/support",
  "/docs/basic-tutorial": "/docs/guides/basic-tutorial",
  "/docs/save-load": "/docs/guides/save-load-state",
  "/docs/guides/save-load": "/docs/guides/save-load-state",
  "/docs/api/NodeHelpers": "/docs/api/helpers#node-helpers",
  "/docs/api/Utilities": "/docs/api/helpers",
  // The first versions named their pages after the symbols.
  "/docs/api/Canvas": "/docs/api/element#canvas",
  "/docs/api/Renderer": "/docs/api/frame",
  "/docs/api/Editor": "/docs/api/editor",
  "/docs/api/EditorState": "/docs/api/editor-state",
  "/docs/api/Element": "/docs/api/element",
  "/docs/api/Frame": "/docs/api/frame",
  "/docs/api/Node": "/docs/api/node",
  "/docs/api/NodeTree": "/docs/api/nodetree",
  "/docs/api/UserComponent": "/docs/api/user-component",
};
