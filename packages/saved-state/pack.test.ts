import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { writeFiles } from "../../test/test-folder.ts";
import { packageFolder, writePackage } from "./pack.ts";

const run = promisify(execFile);

const broken = '{"ROOT":{"type":"div","isCanvas":true,"props":{},"nodes":["gone"]}}';
const valid = '{"ROOT":{"type":"div","isCanvas":true,"props":{},"nodes":[]}}';

it("installs from its tarball in an empty folder, and runs every example of its README there", {
  timeout: 180_000,
}, async () => {
  await writePackage();
  const folder = await mkdtemp(join(tmpdir(), "craftjs-saved-state-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const npm = (args: string[], cwd: string) => run("npm", args, { cwd, shell: process.platform === "win32" });
  const { stdout } = await npm(["pack", "--json", "--pack-destination", folder], packageFolder);
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["LICENSE", "LICENSES.md", "README.md", "dist/command.js", "dist/types/package.d.ts"]),
  );
  expect(files.filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))).toEqual([]);
  await writeFiles(folder, {
    "package.json": '{"type":"module","private":true}',
    "page.json": broken,
    "pages/a.json": valid,
    "pages/b.json": valid,
    "rows.ndjson": `${valid}\n${valid}\n`,
    "steps.json": '[{"rename":"Header","to":"Hero"}]',
  });
  await npm(["install", "--offline", "--no-audit", "--no-fund", `./${filename}`], folder);
  const { packages } = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8"));
  expect(Object.keys(packages)).toEqual(["", "node_modules/craftjs-saved-state"]);

  const readme = await readFile(join(folder, "node_modules/craftjs-saved-state/README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```(sh|ts)\n([\s\S]*?)^```/gm)];
  const examples = blocks.flatMap(([, language, code = ""]) => (language === "ts" ? [code] : []));
  expect(examples.length).toBeGreaterThan(3);
  for (const [index, code] of examples.entries()) {
    await writeFiles(folder, { [`example-${index}.ts`]: code });
    const { stdout } = await run(process.execPath, [`example-${index}.ts`], { cwd: folder });
    expect(stdout).not.toBe("");
  }
  const settings = "--noEmit --strict --module nodenext --target es2024 --types";
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const sources = examples.map((_, index) => `example-${index}.ts`);
  await run(process.execPath, [tsc, ...settings.split(" "), "", "--lib", "es2024,dom", ...sources], { cwd: folder });

  // The commands are for a POSIX shell.
  if (process.platform === "win32") return;
  const commands = blocks.flatMap(([, language, code = ""]) => (language === "sh" ? code.trim().split("\n") : []));
  for (const command of commands.filter((command) => command.includes("npx "))) {
    const { code } = await run("sh", ["-c", command.replaceAll("npx ", "npx --offline --no ")], { cwd: folder }).then(
      () => ({ code: 0 }),
      ({ code }) => ({ code }),
    );
    expect([command, code]).toEqual([command, command.includes("# exits with 1") ? 1 : 0]);
  }
  expect(JSON.parse(await readFile(join(folder, "repaired.json"), "utf8")).ROOT.nodes).toEqual([]);
  expect((await readFile(join(folder, "repaired.ndjson"), "utf8")).trim().split("\n")).toHaveLength(2);
  expect(await readFile(join(folder, "node_modules/craftjs-saved-state/LICENSES.md"), "utf8")).toMatch(
    /## fflate 0\.8\.3, MIT[\s\S]*## lz-string[\s\S]*## lzutf8/,
  );
});
