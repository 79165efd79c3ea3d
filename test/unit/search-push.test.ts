import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

function push(env: Record<string, string>): { status: number | null; output: string } {
  const all = {
    PATH: process.env.PATH ?? "",
    ALGOLIA_APP_ID: "APP",
    ALGOLIA_ADMIN_KEY: "admin",
    ALGOLIA_INDEX_NAME: "docs",
  };
  const options = { env: { ...all, ...env }, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/search-push.ts"], options);
  return { status, output: stdout + stderr };
}

describe("before any change, `npm run search:push` rejects", () => {
  it("a missing variable", () => {
    const { status, output } = push({ ALGOLIA_ADMIN_KEY: "" });
    expect(status).toBe(1);
    expect(output).toContain("ALGOLIA_ADMIN_KEY must be set in the environment");
    expect(output).not.toMatch(/\n\s+at /);
  });

  it("a key with unknown permissions", () => {
    const { status, output } = push({ ALGOLIA_HOSTS: "http://127.0.0.1:9" });
    expect(status).toBe(1);
    expect(output).toContain("Algolia did not return the permissions of the key");
    expect(output).not.toContain("shows the state of the index");
  });
});
