// The exports of a code block are checked where the block is type-checked.
declare module "snippet:*";

declare module "page:*" {
  export const tables: import("../lib/read-pages.ts").PageTable[];
}
