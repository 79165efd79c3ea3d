/**
 * Old and short addresses, path to path. The request's query is kept. A target's `#hash` replaces the request's, so a target
 * that lists the old page's headings in its `anchors` is given without a hash.
 */
export const redirects: Record<string, string> = {
  "/blog": "/blog/archive",
  "/examples": "/examples/landing",
  "/docs/concepts/editor": "/docs/concepts/editor-components",
  "/docs/sponsor": "/support",
  "/docs/support": "/support",
  "/docs/basic-tutorial": "/docs/guides/basic-tutorial",
  "/docs/basic-tutorial-backup": "/docs/guides/basic-tutorial",
  "/docs/save-load": "/docs/guides/save-load-state",
  "/docs/save-load-state": "/docs/guides/save-load-state",
  "/docs/guides/save-load": "/docs/guides/save-load-state",
  "/docs/guides/responsive": "/docs/guides/responsive-canvas",
  "/docs/migrating/0.1.x": "/docs/guides/react-versions#old-code",
  "/docs/migrating/migrating-0.1.x": "/docs/guides/react-versions#old-code",
  "/docs/mdx": "/docs/dev#write",
  "/versions": "/docs/changelog",
  // Never a page, but the readme of @craftjs/slate on npm links to it.
  "/docs/additional/slate": "/docs/guides/rich-text",
  "/docs/api/canvas": "/docs/api/element",
  "/docs/api/renderer": "/docs/api/frame",
  "/docs/api/utilities": "/docs/api/helpers",
  // The files of old pages, whose names differed from the addresses.
  "/docs/api/NodeHelpers": "/docs/api/helpers#node-helpers",
  "/docs/api/Utilities": "/docs/api/helpers",
  "/docs/api/Canvas": "/docs/api/element",
  "/docs/api/Renderer": "/docs/api/frame",
  "/docs/api/Editor": "/docs/api/editor",
  "/docs/api/EditorState": "/docs/api/editor-state",
  "/docs/api/Element": "/docs/api/element",
  "/docs/api/Frame": "/docs/api/frame",
  "/docs/api/Node": "/docs/api/node",
  "/docs/api/NodeTree": "/docs/api/nodetree",
  "/docs/api/UserComponent": "/docs/api/user-component",
  "/blog/a-page-is-data": "/blog/how-this-site-works",
  "/blog/deploys-that-cannot-tear": "/blog/how-this-site-works",
  "/blog/documentation-that-is-run": "/blog/how-this-site-works",
  // Sample posts that came with the generator.
  "/blog/2019/05/28/hola": "/blog/archive",
  "/blog/2019/05/29/hello-world": "/blog/archive",
  "/blog/2019/05/30/welcome": "/blog/archive",
};
