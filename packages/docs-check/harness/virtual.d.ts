// Untyped: a code block's exports are type-checked in the block itself.
declare module "snippet:*";

declare module "page:*" {
  export const tables: import("../lib/read-pages.ts").PageTable[];
}
