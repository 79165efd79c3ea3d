import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import records from "../../dist/records.json";
import pages from "../../dist/search-pages.ndjson?raw";
import { schema } from "../../worker/search/schema.ts";

// The test bindings start empty, and are the same for all files: the first one loads what the build left for them.
beforeAll(async () => {
  if (await env.SEARCH.prepare("SELECT 1 FROM sqlite_master WHERE name = 'pages'").first()) return;
  await Promise.all(records.map(({ key, value }) => env.PAGES.put(key, value)));
  const inserts = pages
    .trimEnd()
    .split("\n")
    .flatMap((line) => (JSON.parse(line) as { statements: string[] }).statements);
  await env.SEARCH.batch([...schema, ...inserts].map((sql) => env.SEARCH.prepare(sql)));
});
