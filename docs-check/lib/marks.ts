/** What a comment in a page tells the checks about the table or the headings below it. */
export interface Mark {
  kind: "members" | "exports" | "signatures" | "errors" | "continues" | "excused";
  /** The type, as TypeScript; the package; the id of a page; or names. */
  subject: string;
  /** What names begin with on the page and not in the type: `query` where the page writes `query.node()`. */
  prefix: string;
  /** Whether the table shows only some of the members. */
  partial: boolean;
  /** A type that parameters may take besides, which the signatures leave out on purpose. */
  without: string;
}

/**
 * Reads a comment of an MDX page, `documents FrameProps` and the like (see "Reference tables" in README.md). Null for
 * every other comment.
 */
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
  const exported = /^exports of (@[\w-]+\/[\w-]+)$/.exec(rest)?.[1];
  if (exported) return { ...mark, kind: "exports", subject: exported };
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
