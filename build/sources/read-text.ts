import { readFile } from "node:fs/promises";
import { withLineFeeds } from "files/line-ends.ts";
import { ContentError } from "files/problems.ts";
import { contentHash } from "../base/hash.ts";
import { type FileState, stampOf } from "../cache/file-state.ts";

/**
 * Reads a page's text without a byte order mark and with LF line endings (Git checks out CRLF on Windows).
 * @throws ContentError when the file is unreadable, not UTF-8, or has merge conflict markers
 */
export async function readText(file: string): Promise<{ text: string; state: FileState }> {
  const stamp = stampOf(file); // before reading, so that the next build notices a change in between
  const bytes = await readFile(file).catch((error: Error) => {
    throw new ContentError([{ file, message: `cannot be read: ${error.message.replace(/, \w+( '.*')?$/, "")}` }]);
  });
  let text: string;
  try {
    // Accented letters as one character: an editor on macOS may write an accent separately, and a link would miss its heading.
    text = withLineFeeds(new TextDecoder("utf-8", { fatal: true }).decode(bytes)).normalize("NFC");
  } catch {
    throw new ContentError([{ file, message: "is not UTF-8, the encoding of all pages: save it as UTF-8" }]);
  }
  const lines = text.split("\n");
  const conflict = lines.findIndex((line) => /^(<{7}|>{7})( |$)/.test(line));
  if (conflict === -1) return { text, state: { stamp, hash: contentHash(bytes) } };
  const message = `"${lines[conflict]}" is a Git conflict marker: resolve the conflict, and remove the markers`;
  throw new ContentError([{ file, line: conflict + 1, message }]);
}
