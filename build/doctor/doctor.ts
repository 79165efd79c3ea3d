import { basePath } from "browser/base-path.ts";
import { site } from "../../content/site.ts";
import { checks, type FetchPath } from "./checks.ts";

// `npm run doctor -- https://craft.js.org`: checks a deployed site from outside, and prints its problems.
const address = (process.argv[2] ?? site.origin + basePath).replace(/\/$/, "");
const { origin } = new URL(address);
const base = address.slice(origin.length);
const fetchPath: FetchPath = (path, init) =>
  fetch(new URL(address + path), { redirect: "manual", signal: AbortSignal.timeout(10_000), ...init });

console.log(address);
for (const [name, check] of Object.entries(checks)) {
  const problem = await check(fetchPath, origin, base).catch(
    (error: Error) => `${error.message}${error.cause ? `: ${error.cause}` : ""}`,
  );
  console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`);
  if (problem !== null) process.exitCode = 1;
}
