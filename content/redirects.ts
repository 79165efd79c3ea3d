/**
 * Addresses that lead somewhere else: old ones that are still linked from outside, and short ones that people type.
 * From a path to a path; the query of the request is kept, and a `#hash` may be given.
 */
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
  // The pages of the first versions were named as the symbols are.
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
