export type Statement = [sql: string, ...parameters: (string | number)[]];
export type Row = Record<string, string | number | null>;

/** SQLite, wherever it runs. `all` runs statements in one round trip and returns the rows of each. */
export interface Database {
  all(statements: Statement[]): Promise<Row[][]>;
}

/** Replaces each run of control characters with a space: SQLite stops reading an FTS5 expression at a NUL. */
export const withoutControls = (text: string) => text.replace(/\p{Cc}+/gu, " ");

/** The search database failed, or has not been filled. Either is temporary and must not be cached. */
export class SearchUnavailable extends Error {
  override name = "SearchUnavailable";
}
