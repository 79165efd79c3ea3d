import { basePath } from "browser/base-path.ts";

export { basePath, withBase } from "browser/base-path.ts";

/** Removes the base path from a URL's path; null when it lies outside. */
export function withoutBase(pathname: string): string | null {
  if (`${pathname}/` === basePath) return "/";
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : null;
}
