import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { schema } from "../../worker/search/schema.ts";
import { builtRecords, builtSearchPages } from "./built-records.ts";

// The bindings start empty, and all test files share them: the first file fills them with the records of the build.
beforeAll(async () => {
  if (await env.SEARCH.prepare("SELECT 1 FROM sqlite_master WHERE name = 'pages'").first()) return;
  await Promise.all([...builtRecords].map(([key, value]) => env.PAGES.put(key, value)));
  const inserts = [...builtSearchPages.values()].flatMap((statements) => JSON.parse(statements) as string[]);
  await env.SEARCH.batch([...schema, ...inserts].map((sql) => env.SEARCH.prepare(sql)));
});
