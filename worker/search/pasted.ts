/** What a console and an error's class put before a message, where a word follows. */
const beforeMessage =
  /^\s*(?:uncaught(?:\s+\(in promise\))?\s+|(?:[a-z]*error|invariant failed):\s+)+(?=.*[\p{L}\p{N}])/isu;

/** A pasted error message without what tells no error from another: the same words stand before most of them. */
export function bareMessage(text: string): string {
  return text.replace(beforeMessage, "");
}

/** What stands in quotation marks, where they enclose all of the query: elsewhere they belong to what was pasted. */
export function quoted(text: string): string | null {
  return /^\s*"([^"]+)"\s*$/.exec(text)?.[1]?.trim() || null;
}
