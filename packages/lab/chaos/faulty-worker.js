// Not bundled: packages/lab/chaos/scenarios.ts copies it beside the built worker, site.js. The faults of a request are in its
// header `X-Faults`, as JSON: {"kv":"slow","d1":"failing","assets":"failing"}.
import site from "./site.js";

const slow =
  (read) =>
  async (...parameters) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return read(...parameters);
  };
const fail = async () => {
  throw new Error("Network connection lost: detail-of-the-fault");
};

const kv = {
  slow: (real) => slow((key) => real.get(key)),
  failing: () => fail,
  lacking: () => async () => null,
  garbage: () => async () => "<html>\u0000 no record",
  older: () => async () => '{"format":0,"head":{"title":"Old"},"page":{"kind":"doc"}}',
};
const d1 = {
  slow: (real) => slow((statements) => real.batch(statements)),
  failing: () => fail,
  lacking: () => async (statements) => statements.map(() => ({ results: [] })),
  garbage: () => async (statements) => statements.map(() => ({ results: [{ nonsense: 1 }] })),
};
const assets = {
  slow: (real) => slow((request) => real.fetch(request)),
  failing: () => fail,
  lacking: () => async () => new Response("", { status: 404 }),
  broken: () => async () => new Response("", { status: 500 }),
};

export default {
  fetch(request, env, context) {
    const faults = JSON.parse(request.headers.get("X-Faults") ?? "{}");
    const faulty = { ...env };
    if (faults.kv) faulty.PAGES = { get: kv[faults.kv](env.PAGES) };
    if (faults.d1) faulty.SEARCH = { prepare: (sql) => env.SEARCH.prepare(sql), batch: d1[faults.d1](env.SEARCH) };
    if (faults.assets) faulty.ASSETS = { fetch: assets[faults.assets](env.ASSETS) };
    return site.fetch(request, faulty, context);
  },
};
