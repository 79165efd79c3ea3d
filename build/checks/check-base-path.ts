import { ContentError } from "files/problems.ts";

/** @throws ContentError when BASE_PATH is not a valid URL path prefix */
export function checkBasePath(basePath: string): void {
  if (/^\/([\w~-][\w.~-]*\/)*$/.test(basePath)) return;
  const rule =
    'must begin and end with "/"; its segments may have ASCII letters, digits and - _ . ~, but must not begin with a dot';
  throw new ContentError([{ file: "BASE_PATH", message: `is ${JSON.stringify(basePath)}, but ${rule}` }]);
}
