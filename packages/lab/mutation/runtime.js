import { existsSync, readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { getMimeType } from "hono/utils/mime";
import { schema } from "../../../worker/search/schema.ts";

/**
 * `cloudflare:workers` and `cloudflare:test` for Node: the worker's tests in one process, where Stryker can switch mutants.
 * Cloudflare's own runtime runs the same tests in `npm test`.
 */

const records = new Map();

const PAGES = {
  async get(key, type) {
    const file = `dist/records/${key}`;
    if (!records.has(key) && !existsSync(file)) return null;
    const value = new Response(records.get(key) ?? readFileSync(file));
    return type === "json" ? value.json() : type === "arrayBuffer" ? value.arrayBuffer() : value.text();
  },
  put: async (key, value) => void records.set(key, value),
};

// A file in Stryker's sandbox, because filling the database takes longer than the tests of most mutants, which only read it.
const sqlite = new DatabaseSync(process.env.STRYKER_MUTATOR_WORKER ? "search.db" : ":memory:");
if (!sqlite.prepare("SELECT 1 FROM sqlite_master").get()) {
  const pages = readdirSync("dist/search").map((name) => JSON.parse(readFileSync(`dist/search/${name}`, "utf8")));
  sqlite.exec([...schema, "BEGIN", ...pages.flat(), "COMMIT"].join(";\n"));
}

class Statement {
  constructor(sql, values = []) {
    this.sql = sql;
    this.values = values;
  }
  bind = (...values) => new Statement(this.sql, values);
  all = async () => ({ results: sqlite.prepare(this.sql).all(...this.values), meta: { rows_read: 0 } });
  first = async () => sqlite.prepare(this.sql).get(...this.values) ?? null;
}

const SEARCH = {
  prepare: (sql) => new Statement(sql),
  batch: (statements) => Promise.all(statements.map((statement) => statement.all())),
};

const ASSETS = {
  async fetch(url) {
    try {
      const headers = { "Content-Type": getMimeType(url.pathname) ?? "", ETag: `"${url.pathname}"` };
      return new Response(readFileSync(`dist/assets${url.pathname}`), { headers });
    } catch {
      return new Response(null, { status: 404 });
    }
  },
};

/** As in wrangler.toml: 600 a minute. */
const counts = new Map();
const SEARCH_LIMIT = {
  async limit({ key }) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: counts.get(key) <= 600 };
  },
};

export const env = { PAGES, SEARCH, SEARCH_LIMIT, ASSETS };

export const createExecutionContext = () => ({ waitUntil() {}, passThroughOnException() {}, props: {} });
export const waitOnExecutionContext = async () => {};

export const exports = {
  default: {
    async fetch(request) {
      const { default: worker } = await import("../../../worker/index.ts");
      return worker.fetch(request, env, createExecutionContext());
    },
  },
};
