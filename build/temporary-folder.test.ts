import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";
import { testFolder } from "./test-folder.ts";

const parent = testFolder();

async function startOther(
  make = 'temporaryFolder("other", parent).path',
): Promise<{ path: string; end: (signal: NodeJS.Signals) => Promise<unknown> }> {
  const module = join(import.meta.dirname, "temporary-folder.ts");
  const code = `import(${JSON.stringify(module)}).then(({ temporaryFolder, inheritedFolder }) => {
    const parent = ${JSON.stringify(parent)};
    process.on("SIGTERM", () => process.exit());
    setInterval(() => {}, 1000);
    console.log(${make});
  })`;
  const child = spawn(process.execPath, ["-e", code]);
  const exit = once(child, "exit");
  const [path] = await once(child.stdout, "data");
  return {
    path: String(path).trim(),
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

it("makes a new folder each time, and removes it when it is told to", () => {
  const [one, other] = [temporaryFolder("work", parent), temporaryFolder("work", parent)];
  expect(one.path).not.toBe(other.path);
  one.remove();
  expect(readdirSync(parent).map((name) => join(parent, name))).toEqual([other.path]);
  other.remove();
});

it("goes with the process", async () => {
  const { path, end } = await startOther();
  expect(existsSync(path)).toBe(true);
  await end("SIGTERM");
  expect(existsSync(path)).toBe(false);
});

it("removes what a process that was killed has left, and nothing else", async () => {
  const [killed, running] = [await startOther(), await startOther()];
  const kept = ["pages", "docs-code", "code-abcdef"];
  for (const name of kept) mkdirSync(join(parent, name));
  await killed.end("SIGKILL");
  expect(existsSync(killed.path)).toBe(true);
  const own = temporaryFolder("work", parent);
  const names = [running.path, own.path].map((path) => basename(path));
  expect(readdirSync(parent).sort()).toEqual([...kept, ...names].sort());
  own.remove();
  await running.end("SIGTERM");
});

it("begins as the last one was left, unless another process has that or the last one was killed", async () => {
  const inherit = () => startOther('inheritedFolder("site", "key", parent)');
  const first = await inherit();
  writeFileSync(join(first.path, "record"), "1");
  await first.end("SIGTERM");
  const [second, third] = [await inherit(), await inherit()];
  expect([second, third].map(({ path }) => readdirSync(path))).toEqual([["record"], []]);
  writeFileSync(join(third.path, "other"), "1");
  await second.end("SIGKILL");
  await third.end("SIGTERM");
  const fourth = await inherit();
  expect(readdirSync(fourth.path)).toEqual(["other"]);
  await fourth.end("SIGTERM");
  expect(readdirSync(parent)).toEqual(["site-left-key"]);
});
