export type Statement = [sql: string, ...parameters: (string | number)[]];
export type Row = Record<string, string | number | null>;

/** SQLite, wherever it runs. `all` runs statements in one round trip and returns the rows of each. */
export interface Database {
  all(statements: Statement[]): Promise<Row[][]>;
}

/** A text with a space for each run of control characters: a NUL ends SQLite's reading of an FTS5 expression. */
export const withoutControls = (text: string) => text.replace(/\p{Cc}+/gu, " ");

/** The search database failed, or has not been filled. It is temporary, and must not be cached. */
export class SearchUnavailable extends Error {
  override name = "SearchUnavailable";
}
