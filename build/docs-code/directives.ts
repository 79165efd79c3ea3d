/** What a comment in a page says about the table or the headings below it. */
export interface Directive {
  /**
   * `members`: each row names a member of the type. `exports`: each row names exports of the package. `signatures`: the
   * headings below that begin with the prefix have a signature of a member each.
   */
  kind: "members" | "exports" | "signatures";
  /** The type, as TypeScript, or the name of the package. */
  subject: string;
  /** What names begin with on the page and not in the type: `query` where the page writes `query.node()`. */
  prefix: string;
  /** Whether rows may be left out: the table shows a selection. */
  partial: boolean;
  /** Name of the measured defaults that the column of defaults is compared with; empty when there is none. */
  defaults: string;
  /** What parameters take besides, and the signatures leave out on purpose; `never` where they leave out nothing. */
  without: string;
}

type Found =
  | Directive
  | { kind: "absent"; names: string[] }
  /** Inline code that the page shows as a mistake. */
  | { kind: "mistakes"; codes: string[] }
  /** The page is about this site. */
  | { kind: "site" }
  /** The page's code goes on from the files of another page, named by its id. */
  | { kind: "continues"; page: string }
  /** The headings of the third level are messages of the package, from here on or no longer. */
  | { kind: "errors"; begins: boolean }
  | { problem: string };

/**
 * Reads a comment of an MDX page: `documents Options, defaults: editor`, `documents some of Node as node`,
 * `documents exports of @craftjs/core`, `signatures Actions as actions, without Node[]`, `continues guides/basic-tutorial`, `says of these that they do not exist: a, b`,
 * "shows these mistakes: `a(b, c)`, `d(e)`", `is about this site`.
 * Null for every other comment.
 */
export function readDirective(expression: string): Found | null {
  const comment = /^\s*\/\*\s*([\s\S]*?)\s*\*\/\s*$/.exec(expression)?.[1];
  if (comment === undefined) return null;
  const absent = /^says of these that they do not exist:\s*(.+)$/s.exec(comment)?.[1];
  if (absent) return { kind: "absent", names: absent.split(/[\s,]+/).filter(Boolean) };
  const mistakes = /^shows these mistakes:\s*(.+)$/s.exec(comment)?.[1];
  if (mistakes) {
    const codes = [...mistakes.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
    return codes.length > 0
      ? { kind: "mistakes", codes }
      : { problem: `cannot read "${comment}": put each mistake in backticks` };
  }
  if (comment === "is about this site") return { kind: "site" };
  const page = /^continues (\S+)$/.exec(comment)?.[1];
  if (page) return { kind: "continues", page };
  if (comment === "lists the errors of @craftjs/core") return { kind: "errors", begins: true };
  if (comment === "ends the list of errors") return { kind: "errors", begins: false };
  const [, verb, rest = ""] = /^(documents|signatures)\s+([\s\S]+)$/.exec(comment) ?? [];
  if (!verb) return null;
  const exported = /^exports of (@[\w-]+\/[\w-]+)$/.exec(rest)?.[1];
  if (exported)
    return { kind: "exports", subject: exported, prefix: "", partial: false, defaults: "", without: "never" };
  const form = /^(some of )?(\S[\s\S]*?)(?: as (\w+))?(?:, defaults: ([\w-]+))?(?:, without (.+))?$/.exec(rest);
  if (!form)
    return { problem: `cannot read "${comment}": wanted "documents Type", "… as prefix", "…, defaults: name"` };
  return {
    kind: verb === "signatures" ? "signatures" : "members",
    subject: form[2] ?? "",
    prefix: form[3] ?? "",
    partial: form[1] !== undefined,
    defaults: form[4] ?? "",
    without: form[5] ?? "never",
  };
}
