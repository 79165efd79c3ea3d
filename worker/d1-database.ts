import { withDeadline } from "./deadline.ts";
import { type Database, type Row, SearchUnavailable, withoutControls } from "./search/database.ts";

/**
 * The search database in D1, where a batch is one round trip. All batches share a deadline; none is sent after it.
 * @param milliseconds until the deadline
 */
export function d1Database(binding: D1Database, milliseconds: number): Database {
  const end = Date.now() + milliseconds;
  return {
    async all(statements) {
      const left = end - Date.now();
      if (left <= 0) throw new SearchUnavailable("The search database did not answer in time");
      try {
        const prepared = statements.map(([sql, ...values]) => binding.prepare(sql).bind(...values.map(bindable)));
        const rows = await withDeadline(binding.batch<Row>(prepared), left);
        return rows.map(({ results }) => results);
      } catch (error) {
        throw new SearchUnavailable("The search database failed", { cause: error });
      }
    },
  };
}

const bindable = (value: string | number) => (typeof value === "string" ? withoutControls(value) : value);
