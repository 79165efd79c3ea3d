import { execFileSync } from "node:child_process";

/** What the library that throws the errors of Craft.js says in production, or in development, when it is given a reason. */
export function invariantSays(mode: "production" | "development", reason: string): string {
  const code = `import invariant from "tiny-invariant";
    try { invariant(false, ${JSON.stringify(reason)}); } catch (error) { console.log(error instanceof Error, error.message); }`;
  const env = { ...process.env, NODE_ENV: mode };
  return execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8", env }).trim();
}
