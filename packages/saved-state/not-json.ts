import { type Finding, finding } from "./finding.ts";
import { parseJson, readValue } from "./read-value.ts";

/** Characters of an excerpt on each side of the error. */
const excerptLength = 30;

const shortened = "The console shortened this, or a part was left out: print all of it with JSON.stringify.";
const entities = "The quotes are HTML entities: decode the text before you parse it.";

/** Hints, with patterns for the text with ▸ at the error. */
const hints: [RegExp, string][] = [
  [/&(?:quot|#34);(?:canvas-)?ROOT/, entities],
  [/▸(?:…|\.{3}(?![\w$([])|Object \{)|\[▸(?:Object|Array)\]|\[\[Prototype\]\]/, shortened],
  [/^▸?\s*\[▸?object /, "An object was turned into text: use JSON.stringify, or pass the object itself."],
  [
    /^\s*▸?(?!---\n[\s\S]*\n---\s)(---[ \t]*\n|[\w-]+:\s)/,
    "This looks like YAML: JSON has braces, and keys in double quotes.",
  ],
  [
    /▸(?:-|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|\\(?:u[\da-f]{0,3})?)?$/i,
    "The text ends here: it was cut off. Is the column it is stored in too short?",
  ],
  [/▸\\+["']/, "The quotes are escaped: this is the inside of a string. Parse it with its quotes."],
  [
    /▸(?:[^\S \t\r\n]|[\u200B-\u200D\u2060])/,
    "An invisible character, or a space of another kind, which JSON does not allow.",
  ],
  [/▸[“”„‘’«]/, "These are typographic quotes: a word processor or a chat has changed the text."],
  [/▸&(?:quot|#34|#x22);/, entities],
  [/▸.?\0/s, "This is UTF-16: save the file as UTF-8."],
  [/▸undefined/, "JSON has no undefined: leave the key out."],
  [/▸-?(NaN|Infinity)/, "JSON has no such number."],
  [/▸['`]/, "JSON only has double quotes."],
  [/▸(function\b|async\b|(\([^()]*\)|\w+)\s*=>)/, "JSON cannot contain functions."],
  [
    /^[^{[]*▸(?:[\s\S]*\n)?\s*(?:import|export|const|let|var|function|class|def)\b/,
    "This is code, and no literal in it is a document: paste the text that it saves.",
  ],
  [/▸new\b/, "JSON cannot contain instances of classes."],
  [/▸[\r\n\t]/, "A line break or a tab within quotes: write \\n or \\t."],
  [/▸[}\]]/, "There is an extra comma before this, or a value is missing."],
  [/▸(?:\/[/*]|#)/, "JSON has no comments."],
  [/▸(?:<{7}|={7}|>{7}) /, "These are conflict markers of Git: keep one of the two versions."],
  [/▸<(?!\?php)/, "This is HTML: did the server answer with a page?"],
  [/\S\s*▸\\/, "A backslash within quotes: write it twice."],
  [/\S\s*▸[A-Za-z_$][\w$]*\s*:/, "JSON keys are in double quotes."],
  [/[:[,(=>]\s*▸(?:[A-Za-z_$]|\.{3})|▸\$\{/, "This is a variable: write its value there."],
  [/^\s*(?:["'][^"']*["']▸|▸[\w-]*["'])\s*:/, "The beginning is missing: JSON begins with a brace."],
  [/["\]}\w]\s*▸["{[]/, "A comma is missing before this."],
  [/▸=>/, "JSON has a colon between a key and its value."],
  [/^\s*▸[>+*]/, "There are marks before the lines: remove them."],
  [/["']▸\w/, 'A quote within quotes: write \\".'],
  [/^▸?(?:a:\d+:\{|array▸?\(\d+\) \{|Array\s*\()/, "PHP wrote this, but not as JSON: write it with json_encode()."],
  [/^▸map\[/, "Go printed this value: write it with json.Marshal."],
];

/** The finding for a text that JSON.parse rejects. Its value is the place: line and column from 1, and an excerpt. */
export function notJson(text: string): Finding {
  const { value: read, error, end } = readValue(text);
  const isWhole = read !== null && error === null;
  // A literal of another language may be readable beyond the first character that is not JSON.
  const failed = error === null ? 0 : read === null ? end : error;
  const offset = isWhole ? end + text.slice(end).search(/[^ \t\n\r]|$/) : failed;
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  const column = offset - before.lastIndexOf("\n");
  const excerpt = `${before.slice(-excerptLength)}▸${text.slice(offset, offset + excerptLength)}`.replace(/\s+/g, " ");
  const marked = `${before}▸${text.slice(offset)}`;
  const hint = hints.find(([sign]) => sign.test(marked))?.[1] ?? (isWhole ? "The JSON ends before this." : "");
  const problem = `Not JSON at line ${line}, column ${column}: “${excerpt}”. ${hint}`.trim();
  return finding("not-json", [], problem, { line, column, excerpt }, { message: parseJson(text).message ?? "" });
}
