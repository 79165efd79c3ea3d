import type { PageProblem } from "../problems.ts";
import type { Claims } from "./collect.ts";
import type { DeclaredParameter } from "./declared-parameters.ts";

/** A call with nothing but names: `canDrop(target, self, helpers)`, `isDroppable(selector, onError?)`. */
const callOfNames = /^(?:[\w.]*\.)?([a-z]\w*)\(([\w?]+(?:, [\w?]+)+)\)(?:: \w+)?$/;

/**
 * Parameters at another place than the packages have one of this name, which types do not tell where both are of one
 * type, and rows of tables about parameters that name one that nobody has.
 */
export function parameterProblems(claims: Claims, declared: ReadonlyMap<string, DeclaredParameter[][]>): PageProblem[] {
  const inCalls = claims.words.flatMap(({ line, text }) => {
    const [, name = "", list = ""] = callOfNames.exec(text) ?? [];
    const names = list.split(", ").map((parameter) => parameter.replace("?", ""));
    return names.flatMap((parameter, index) => {
      const places = placesOf(declared.get(name) ?? [], parameter);
      if (places.length === 0 || places.includes(index)) return [];
      const message = `\`${text}\`: \`${parameter}\` is parameter ${(places[0] ?? 0) + 1} of \`${name}\`, not ${index + 1}`;
      return [{ line, message }];
    });
  });
  const inTables = claims.parameterTables.flatMap(({ of, rows }) => {
    const lists = declared.get(of) ?? [];
    // The page's own signature may have better names.
    const own = claims.words.flatMap(({ text }) => {
      const [, name, list = ""] = /^(?:[\w.]*\.)?(\w+)\((.+)\)/.exec(text) ?? [];
      return name === of ? (list.match(/\w+(?=\??:|\??,|\??$)/g) ?? []) : [];
    });
    const known = new Set([...lists.flat().map(({ name }) => name), ...own]);
    if (known.size === 0) return [];
    return rows.flatMap(({ line, name, type }) => {
      if (!known.has(name)) return [{ line, message: `\`${of}\` has no parameter \`${name}\`` }];
      const types = lists.flat().filter((parameter) => parameter.name === name);
      if (!type || types.length === 0 || types.some((parameter) => parameter.type === type)) return [];
      return [{ line, message: `\`${name}\` of \`${of}\` is \`${types[0]?.type}\`, not \`${type}\`` }];
    });
  });
  return [...inCalls, ...inTables];
}

/** Where parameters of a name stand, in all declarations that have it. */
function placesOf(lists: DeclaredParameter[][], name: string): number[] {
  return lists.map((list) => list.findIndex((parameter) => parameter.name === name)).filter((place) => place >= 0);
}
