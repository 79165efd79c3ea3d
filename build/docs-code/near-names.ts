import { distance } from "fastest-levenshtein";
import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";

const identifier = /[A-Za-z_$][\w$]*/g;

/** A name by itself, or a component as an element. */
const alone = /^<?([A-Za-z_$][\w$]{2,})(?: ?\/?>)?$/;

/**
 * Names that a page says once, and that are all but another name on it: `refs` where all else is about `ref`. The
 * packages and the browser have both, so that nothing else tells a slip of the pen. Where both are meant, what the
 * name belongs to says so: `state.nodes`.
 * @param exported names of the packages, which may be as near as they like: `SerializedNode`, `SerializedNodes`
 */
export function nearNameProblems(
  claims: Claims,
  exported: ReadonlySet<string>,
  allowed: Record<string, string>,
): PageProblem[] {
  if (claims.aboutSite) return [];
  const inCode = new Set(claims.code.flatMap(({ code, title }) => `${title ?? ""} ${code}`.match(identifier) ?? []));
  const times = new Map<string, number>();
  for (const { text } of claims.words) {
    for (const name of text.match(identifier) ?? []) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const onPage = new Set([...inCode, ...times.keys()]);
  return claims.words.flatMap(({ line, text }) => {
    const [, name = ""] = alone.exec(text) ?? [];
    if (!name || times.get(name) !== 1 || inCode.has(name) || exported.has(name)) return [];
    if (Object.hasOwn(allowed, name) || claims.absent.some((absent) => absent.includes(name))) return [];
    const other = [...onPage].find((other) => isNear(name, other));
    const message = `\`${name}\` is said nowhere else on this page, which has \`${other}\`: one of them may be a slip. If both are meant, say what it belongs to, as in \`parent.${name}\`.`;
    return other ? [{ line, message }] : [];
  });
}

/** Whether two names differ by an `s` at the end, or, when they are long, by a letter. */
function isNear(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return false;
  if (`${one}s` === other || `${other}s` === one) return true;
  return one[0] === other[0] && one.length > 5 && other.length > 5 && distance(one, other) === 1;
}
