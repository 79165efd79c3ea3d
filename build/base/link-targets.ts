import { didYouMean } from "./problems.ts";

/** Link targets: the ids in each page, by path. `null` means that the ids are unknown, so any hash is accepted. */
export type LinkTargets = ReadonlyMap<string, readonly string[] | null>;

/** Why an address such as `/docs/api/frame#props` leads nowhere; null when it does not. */
export function missingTarget(targets: LinkTargets, address: string): string | null {
  const [path = "", hash = ""] = address.split("#");
  const ids = targets.get(path);
  if (ids === undefined) return `there is no page ${path}.${didYouMean(path, targets.keys())}`;
  if (!hash || ids === null || ids.includes(hash)) return null;
  return `${path} has no heading with the id "${hash}".${didYouMean(hash, ids)}`;
}
