/** A comment in a page with instructions for the checks about the table or the headings below it. */
export interface Mark {
  kind: "members" | "exports" | "signatures" | "errors" | "continues" | "excused";
  /** A TypeScript type, a package, a page id, or names. */
  subject: string;
  /** Prefix of the type's names on the page: `query` for `query.node()`. */
  prefix: string;
  partial: boolean;
  /** A type that parameters also accept, and that signatures leave out on purpose. */
  without: string;
}

/** Parses an MDX comment such as `documents FrameProps` (see "Reference tables" in the README); null for any other. */
export function readMark(expression: string): Mark | { problem: string } | null {
  const comment = /^\s*\/\*\s*([\s\S]*?)\s*\*\/\s*$/.exec(expression)?.[1]?.replace(/\s+/g, " ");
  if (!comment) return null;
  const mark = { subject: "", prefix: "", partial: false, without: "never" };
  const page = /^continues (\S+)$/.exec(comment)?.[1];
  if (page) return { ...mark, kind: "continues", subject: page };
  const excused = /^not in the packages: (.+)$/.exec(comment)?.[1];
  if (excused) return { ...mark, kind: "excused", subject: excused };
  if (comment === "lists the errors of @craftjs/core") return { ...mark, kind: "errors", subject: "@craftjs/core" };
  if (comment === "ends the list of errors") return { ...mark, kind: "errors" };
  const [, verb, rest = ""] = /^(documents|signatures) (.+)$/.exec(comment) ?? [];
  if (!verb) return null;
  const packageName = /^exports of (@[\w-]+\/[\w-]+)$/.exec(rest)?.[1];
  if (packageName) return { ...mark, kind: "exports", subject: packageName };
  const form = /^(some of )?(\S.*?)(?: as (\w+))?(?:, without (.+))?$/.exec(rest);
  if (!form)
    return { problem: `cannot read "${comment}": write "documents Type" or "documents some of Type as prefix"` };
  return {
    kind: verb === "signatures" ? "signatures" : "members",
    subject: form[2] ?? "",
    prefix: form[3] ?? "",
    partial: form[1] !== undefined,
    without: form[4] ?? "never",
  };
}
