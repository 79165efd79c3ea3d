/** Converts line endings to LF: editors on Windows write CRLF, which would show in quoted code and change hashes. */
export const withLineFeeds = (text: string): string => text.replaceAll("\r\n", "\n");
