import { coerce, intersects, minVersion, satisfies } from "semver";

/** "React 18", "React 18 or 19". */
const named = /\bReact (\d+(?:\.\d+)?(?:(?:, | and | or | to )\d+(?:\.\d+)?)*)/g;

/** "React 16.8 to 19", or what packages are said to accept: "accept React 16.8, 17, 18 and 19". */
const span = /\bReact (\d+(?:\.\d+)?) to (\d+)\b/g;
const accepted = /\baccepts? React ((?:\d+(?:\.\d+)?(?:, | and )?)+)/g;

/**
 * What a line says of the versions of React, where the packages do not accept one, or where it leaves out some that they
 * accept: the first and the last one of a span have to be those of the range, and a list of all names each.
 * @param range what the packages declare: `^16.8.0 || ^17 || ^18`
 */
export function reactRangeProblems(text: string, range: string): string[] {
  const first = minVersion(range)?.version ?? "";
  const lasting = (version: string) =>
    satisfies(`${version}.0.0`, range) && !satisfies(`${Number(version) + 1}.0.0`, range);
  const isFirst = (version: string) => coerce(version)?.version === first;
  const majors = range.split("||").map((part) => coerce(part)?.major);
  return [
    ...[...text.matchAll(named)]
      .flatMap(([, list = ""]) => list.match(/\d+(?:\.\d+)?/g) ?? [])
      .filter((version) => !intersects(version, range))
      .map((version) => `the packages do not accept React ${version}, but ${range}`),
    ...[...text.matchAll(span)]
      .filter(([, from = "", to = ""]) => !isFirst(from) || !lasting(to))
      .map(([said]) => `"${said}" are not the first and the last version that the packages accept: ${range}`),
    ...[...text.matchAll(accepted)]
      .map(([said, list = ""]) => ({ said, versions: list.match(/\d+(?:\.\d+)?/g) ?? [] }))
      // "accepts React 19" is about one of them.
      .filter(({ versions }) => versions.length > 1 && !text.includes(`React ${versions[0]} to `))
      .filter(({ versions }) => !isFirst(versions[0] ?? "") || versions.length !== majors.length)
      .map(({ said }) => `"${said.trim()}" are not all versions that the packages accept: ${range}`),
  ];
}
