/**
 * Addresses that lead somewhere else: old ones that are still linked from outside, and short ones that people type.
 * From a path to a path; the query of the request is kept, and a `#hash` may be given.
 */
export const redirects: Record<string, string> = {
  "/blog": "/blog/archive",
  "/examples": "/examples/landing",
  "/docs/concepts/editor": "/docs/concepts/editor-components",
  "/docs/sponsor": "/support",
  "/docs/api/NodeHelpers": "/docs/api/helpers#node-helpers",
};
