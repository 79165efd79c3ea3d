import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import records from "../../dist/records.json";

// The test's own KV starts empty: give it what the build wrote for the real one.
beforeAll(async () => {
  await Promise.all(records.map(({ key, value }) => env.PAGES.put(key, value)));
});
