import { ContentError } from "files/problems.ts";

/** @throws ContentError when BASE_PATH is not a valid URL path prefix */
export function checkBasePath(basePath: string): void {
  if (/^\/([\w~-][\w.~-]*\/)*$/.test(basePath)) return;
  const rule = 'must begin and end with "/", with only letters, digits and - _ . ~ in between, such as "/" or "/site/"';
  throw new ContentError([{ file: "BASE_PATH", message: `is ${JSON.stringify(basePath)}, but ${rule}` }]);
}
