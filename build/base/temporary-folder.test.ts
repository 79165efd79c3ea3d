import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const parent = testFolder();
const folders = () =>
  readdirSync(parent)
    .filter((name) => !/-\w{6}\.lock$/.test(name))
    .sort();

async function startProcess(
  make = 'temporaryFolder("other", parent).path',
): Promise<{ path: string; end: (signal: NodeJS.Signals) => Promise<unknown> }> {
  const module = new URL("temporary-folder.ts", import.meta.url);
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

it("makes a new folder for each call and removes it on request", () => {
  const [first, second] = [temporaryFolder("work", parent), temporaryFolder("work", parent)];
  expect(first.path).not.toBe(second.path);
  first.remove();
  expect(folders()).toEqual([basename(second.path)]);
  second.remove();
  expect(readdirSync(parent)).toEqual([]);
});

// Windows ends processes without running their exit handlers.
const withSignals = it.skipIf(process.platform === "win32");

withSignals("removes the folder when the process ends", async () => {
  const { path, end } = await startProcess();
  expect(existsSync(path)).toBe(true);
  await end("SIGTERM");
  expect(existsSync(path)).toBe(false);
});

it("removes folders of killed processes, but not other programs' folders", async () => {
  const [killed, running] = [await startProcess(), await startProcess()];
  // Folders of other programs: they have no lock file.
  const foreignFolders = [
    "pages",
    "docs-code",
    "code-abcdef",
    "backup-99999-abc123",
    "other-99999-abc123",
    "other.lock",
  ];
  for (const name of foreignFolders) mkdirSync(join(parent, name));
  await killed.end("SIGKILL");
  expect(existsSync(killed.path)).toBe(true);
  const newFolder = temporaryFolder("work", parent);
  const names = [running.path, newFolder.path].map((path) => basename(path));
  expect(folders()).toEqual([...foreignFolders, ...names].sort());
  newFolder.remove();
  await running.end("SIGTERM");
});

it("only removes its own folder from the system's temporary folder", async () => {
  vi.stubEnv("TMPDIR", resolve(parent));
  vi.stubEnv("TEMP", resolve(parent));
  const killed = await startProcess();
  await killed.end("SIGKILL");
  mkdirSync(join(parent, "backup-99999-abc123"));
  temporaryFolder("work", parent).remove();
  expect(folders()).toEqual(["backup-99999-abc123", basename(killed.path)].sort());
  vi.unstubAllEnvs();
});

withSignals("reuses the last folder's content unless it is in use or its process was killed", async () => {
  const inherit = () => startProcess('inheritedFolder("site", "key", parent)');
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
