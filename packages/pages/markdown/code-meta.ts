/** Options after a code block's language, such as `title="app.tsx" {2,5-7} showLineNumbers`. */
export interface CodeMeta {
  title?: string;
  file?: string;
  /** An earlier version of that file: lines that it lacks are marked. */
  changedFrom?: string;
  /** Reason why docs-check skips the block. */
  unchecked?: string;
  lineNumbers: boolean;
  /** Ranges to mark or to show as added or removed: `{2,5-7}`, `ins={3}`, `del={4}`. */
  ranges: { kind: LineKind; text: string }[];
  unknown: string[];
}

export type LineKind = "marked" | "added" | "removed";

/** Options for the title, here and in other generators. */
const titles = ["title", "filename", "fileName", "name", "label"];
const ownNames = ["file", "changedFrom", "unchecked"] as const;

/** Options that only docs-check reads: see packages/docs-check/README.md. */
const checkNames = ["context", "error", "throws", "shows", "unrun"];

const lineNumbers =
  /^:?(?:showLineNumbers|(?:no-)?line-numbers|lineNumbers|linenums)(?:=["{]?(?:\d+|true|false)["}]?)?$/;
const rangeKinds = new Map<string, LineKind>(
  Object.entries({ "": "marked", mark: "marked", ins: "added", del: "removed" }),
);

/** Options, whose values may contain spaces; a label such as `[pages/[id].vue]` contains brackets. */
const words = /\[\[.*\]\]|[\w-]+="[^"]*"|[\w-]+='[^']*'|\w*=?\{[^}]*\}|\[(?:[^[\]]|\[[^\]]*\])*\]|\S+/g;

/** Reads the options, including their spellings in Docusaurus, Starlight, VitePress and MkDocs. */
export function readCodeMeta(text: string): CodeMeta {
  const meta: CodeMeta = { lineNumbers: false, ranges: [], unknown: [] };
  for (const [word] of text.matchAll(words)) {
    const [, name = "", double, single, bare] = /^:?([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^"'].*))$/.exec(word) ?? [];
    const value = double ?? single ?? (titles.includes(name) ? bare : undefined);
    const own = ownNames.find((own) => own === name);
    const label = /^\[(.+)\]$/.exec(word)?.[1];
    const [, kind = "", range] = /^(?:(\w+)=)?\{([\d\s,-]+)\}$/.exec(word) ?? [];
    const lineKind = rangeKinds.get(kind);
    if (own && value) meta[own] = value;
    else if (titles.includes(name) && value) meta.title = value;
    else if (label) meta.title = label.replace(/^~\w+~\s*/, "");
    else if (value && checkNames.includes(name)) continue;
    else if (lineNumbers.test(word)) meta.lineNumbers = !/no-|false/.test(word);
    else if (/^[\w@./-]+\.[a-z]{1,5}$/i.test(word))
      meta.title ??= word; // a file, as on react.dev
    else if (name === "hl_lines" && value)
      meta.ranges.push({ kind: "marked", text: value.trim().replace(/\s+/g, ",") });
    else if (range && lineKind) meta.ranges.push({ kind: lineKind, text: range });
    else meta.unknown.push(word);
  }
  return meta;
}
