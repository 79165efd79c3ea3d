import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Runs wrangler and returns its output. */
export type RunWrangler = (args: string[]) => string | Promise<string>;

/** Wrangler failed, and has already printed the reason. */
export class WranglerError extends Error {
  override name = "WranglerError";
}

const execute = ["d1", "execute", "SEARCH", "--remote", "--yes"];

/** In characters. Windows limits a command line to 32,767, and every quote in it needs a backslash. */
const maxCommandLength = 16_000;

/** Quotes a string as an SQL literal. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Runs statements as one batch, and returns the rows of each. */
export async function querySql(statements: string[], run: RunWrangler): Promise<unknown[][]> {
  const answers = JSON.parse(await run([...execute, "--json", "--command", statements.join(";\n")]));
  return (answers as { results: unknown[] }[]).map(({ results }) => results);
}

/** Runs statements in one transaction. Uses a file only for long ones, because D1 blocks searches while it imports a file. */
export async function runSql(folder: string, statements: string[], run: RunWrangler): Promise<void> {
  if (statements.length === 0) return;
  if (statements.join(";\n").length <= maxCommandLength) return void (await querySql(statements, run));
  const file = join(folder, "search.sql");
  await writeFile(file, `${statements.join(";\n")};\n`);
  await run([...execute, "--file", file]);
}

/**
 * Runs wrangler on an environment of wrangler.toml; the empty name is production.
 * @throws WranglerError when wrangler exits with an error
 */
export function wranglerIn(environment: string): RunWrangler {
  return (args) => {
    const isCaptured = args[0] !== "deploy" && args[0] !== "versions";
    try {
      const output = execFileSync(process.execPath, [wranglerPath(), ...args, `--env=${environment}`], {
        encoding: "utf8",
        stdio: ["inherit", isCaptured ? "pipe" : "inherit", "inherit"],
        maxBuffer: 2 ** 28,
      });
      return output ?? "";
    } catch (error) {
      const { status, stdout } = error as { status?: unknown; stdout?: string | null };
      if (typeof status !== "number") throw error;
      if (stdout) console.error(stdout); // with --json, errors are printed there
      throw new WranglerError(`wrangler ${args.slice(0, 3).join(" ")} failed, see above`);
    }
  };
}

/** Path of wrangler's script, to run it with the current Node, regardless of PATH. */
export function wranglerPath(): string {
  return join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin", "wrangler.js");
}
