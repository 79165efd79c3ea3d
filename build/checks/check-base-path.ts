import { ContentError } from "files/problems.ts";

/** @throws ContentError when BASE_PATH is not a valid URL path prefix */
export function checkBasePath(basePath: string): void {
  if (/^\/([\w~-][\w.~-]*\/)*$/.test(basePath)) return;
  const rule = 'it begins and ends with "/", and between them are letters, digits and - _ . ~ only: "/", "/site/"';
  throw new ContentError([{ file: "BASE_PATH", message: `is ${JSON.stringify(basePath)}, but ${rule}` }]);
}
