import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import records from "../../dist/records.json";

// The test KV starts empty: load the records of the build.
beforeAll(async () => {
  await Promise.all(records.map(({ key, value }) => env.PAGES.put(key, value)));
});
