import { type ExecFileException, execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

/** What the compiler says about one place. Lines and columns count from 1. */
export interface Diagnostic {
  /** Path in the folder of checked files. */
  path: string;
  line: number;
  column: number;
  /** `TS2322`. */
  code: string;
  message: string;
}

const compilerOptions = {
  strict: true,
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  allowJs: true,
  checkJs: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  isolatedModules: true,
  moduleDetection: "force",
  types: [],
};

/** Declarations that the readers' bundlers bring. */
const ambient = `declare module "*.css";\n`;

/** Writes files into a folder below the project's root, so that packages are found. */
export async function writeSources(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const all = [...files, ["ambient.d.ts", ambient] as const];
  for (const path of new Set(all.map(([path]) => dirname(join(folder, path))))) await mkdir(path, { recursive: true });
  await Promise.all(all.map(([path, source]) => writeFile(join(folder, path), source)));
}

/**
 * Type-checks files under the options that readers have: `strict`, and what Vite's template sets besides.
 * @param folder where `writeSources` has written the files
 * @param checked those to check; they may import the others
 * @throws when the compiler itself fails
 */
export async function typeCheck(
  folder: string,
  files: ReadonlyMap<string, string>,
  checked: string[] = [...files.keys()],
): Promise<Diagnostic[]> {
  const diagnostics = parseDiagnostics(await runTsc(folder, checked));
  if (diagnostics.length === 0 || !diagnostics.every(isSyntaxError)) return diagnostics;
  // As long as a file is no code, the compiler looks at the types of none: it is asked once more without such files.
  const broken = new Set(diagnostics.map(({ path }) => path));
  const without = `${folder}-without-broken`;
  await writeSources(without, new Map([...files].filter(([path]) => !broken.has(path))));
  const rest = checked.filter((path) => !broken.has(path));
  const others = parseDiagnostics(await runTsc(without, rest));
  // What imports a file that has been left out is not to blame for it.
  const bare = (path: string) => path.replace(/\.[jt]sx?$/, "");
  const leftOut = new Set([...broken].map(bare));
  const imported = ({ path, message }: Diagnostic) => join(dirname(path), bare(/'(.+?)'/.exec(message)?.[1] ?? ""));
  return [...diagnostics, ...others.filter((other) => other.code !== "TS2307" || !leftOut.has(imported(other)))];
}

const isSyntaxError = ({ code }: Diagnostic) => /^TS1\d{3}$/.test(code);

async function runTsc(folder: string, paths: string[]): Promise<string> {
  const files = ["ambient.d.ts", ...paths.filter((path) => /\.[jt]sx?$/.test(path))];
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const options = { cwd: folder, maxBuffer: 2 ** 28 };
  const run = promisify(execFile)(process.execPath, [tsc, "--pretty", "false", "-p", "."], options);
  const { stdout } = await run.catch((error: ExecFileException & { stdout: string; stderr: string }) => {
    // 1 and 2 say that there are diagnostics, which are printed.
    if ((error.code === 1 || error.code === 2) && /error TS/.test(error.stdout)) return error;
    throw new Error(`tsc ended with ${error.code}: ${error.stdout}${error.stderr}`);
  });
  return stdout;
}

/** Reads `path(line,column): error TS2322: message`, whose message may go on in indented lines. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const text of output.split("\n")) {
    const [, path, line, column, code, message] = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(text) ?? [];
    const last = found.at(-1);
    if (path && code) {
      found.push({ path, line: Number(line), column: Number(column), code, message: message ?? "" });
    } else if (last && /^\s+\S/.test(text)) last.message += ` ${text.trim()}`;
    else if (/^error TS/.test(text)) throw new Error(`tsc: ${text}`);
  }
  return found;
}
