import { didYouMean, type Problem } from "files/problems.ts";
import type { z } from "zod";
import { lineOfSetting } from "./setting-lines.ts";

type Path = readonly PropertyKey[];

export function settingsProblems(
  file: string,
  source: string,
  name: string,
  value: unknown,
  issues: z.core.$ZodIssue[],
  knownKeys: (path: Path) => string[],
): Problem[] {
  return issues.flatMap((issue) => {
    const setting = [name, ...issue.path].join(".");
    const lineOf = (path: Path) => lineOfSetting(source, name, value, path);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => {
        const keys = knownKeys(issue.path);
        const hint = didYouMean(key, keys) || ` Known settings: ${keys.join(", ")}.`;
        return { file, line: lineOf([...issue.path, key]), message: `${setting} has no setting "${key}".${hint}` };
      });
    }
    const actual = valueAt(value, issue.path);
    if (actual === undefined) {
      return [{ file, line: lineOf(issue.path.slice(0, -1)), message: `${setting} is missing: add it to ${file}` }];
    }
    const line = lineOf(issue.path);
    // The rule for keys has the message for an invalid key.
    const reason = issue.code === "invalid_key" ? issue.issues[0]?.message : issue.message;
    const subject = issue.code === "invalid_key" ? String(issue.path.at(-1)) : actual;
    return [{ file, line, message: `${setting}: ${reasonText(issue, reason)}, found ${described(subject)}` }];
  });
}

function reasonText(issue: z.core.$ZodIssue, reason = ""): string {
  if (issue.code !== "invalid_type") return reason;
  const kinds: Record<string, string> = { string: "text", array: "a list", object: "an object", record: "an object" };
  return `must be ${kinds[issue.expected] ?? issue.expected}`;
}

function described(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? "a list" : "an empty list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "function") return "a function";
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}
