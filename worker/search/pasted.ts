/** Prefixes that consoles and error classes add to a message. */
const beforeMessage =
  /^\s*(?:uncaught(?:\s+\(in promise\))?\s+|(?:[a-z]*error|invariant failed):\s+)+(?=.*[\p{L}\p{N}])/isu;

/** A pasted error message without the prefixes that most messages share. */
export function bareMessage(text: string): string {
  return text.replace(beforeMessage, "");
}

/** The phrase of a fully quoted query, else null: partial quotes belong to pasted text. */
export function quoted(text: string): string | null {
  return /^\s*"([^"]+)"\s*$/.exec(text)?.[1]?.trim() || null;
}
