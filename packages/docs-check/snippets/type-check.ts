import { type ExecFileException, execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

/** A compiler message; lines and columns start at 1. */
export interface Diagnostic {
  path: string;
  line: number;
  column: number;
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
  skipLibCheck: true,
  isolatedModules: true,
  noUncheckedIndexedAccess: true,
  moduleDetection: "force",
  types: [],
};

/** Declarations that the reader's bundler or framework provides. */
const ambient = `interface ImportMeta { readonly hot?: { on(event: string, listener: () => void): void } }
declare module "*.css";
declare module "next/server" { export function connection(): Promise<void>; }
declare module "next/cache" {
  export function cacheTag(...tags: string[]): void;
  export function revalidateTag(tag: string, profile: string | { expire?: number }): void;
}
declare module "next/navigation" { export function notFound(): never; }
declare module "node:fs" { export function existsSync(path: string): boolean; }
declare module "node:fs/promises" {
  export function mkdir(path: string, options: { recursive: true }): Promise<string | undefined>;
  export function readFile(path: string, encoding: "utf8"): Promise<string>;
  export function writeFile(path: string, data: string): Promise<void>;
}
declare const process: { env: Record<string, string | undefined> };
declare module "@playwright/test" { export * from "playwright/test"; }
`;

/** Writes files below the project's root, so that packages resolve. */
export async function writeSources(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const all = [...files, ["ambient.d.ts", ambient] as const];
  for (const path of new Set(all.map(([path]) => dirname(join(folder, path))))) await mkdir(path, { recursive: true });
  await Promise.all(all.map(([path, source]) => writeFile(join(folder, path), source)));
}

/**
 * Type-checks files with the reader's options: `strict`, `noUncheckedIndexedAccess`, and the settings of Vite's template.
 * @param folder where `writeSources` wrote the files
 * @param paths the files to check, which may import the others
 * @param options compiler options in addition to the reader's
 * @throws when the compiler itself fails
 */
export async function typeCheck(
  folder: string,
  files: ReadonlyMap<string, string>,
  paths: string[] = [...files.keys()],
  options: Record<string, unknown> = {},
): Promise<Diagnostic[]> {
  const diagnostics = parseDiagnostics(await runTsc(folder, paths, options));
  if (diagnostics.length === 0 || !diagnostics.every(isSyntaxError)) return diagnostics;
  // A syntax error suppresses all type errors, so run again without the broken files.
  const brokenPaths = new Set(diagnostics.map(({ path }) => path));
  const intactFolder = `${folder}-without-broken`;
  await writeSources(intactFolder, new Map([...files].filter(([path]) => !brokenPaths.has(path))));
  const intactPaths = paths.filter((path) => !brokenPaths.has(path));
  const otherDiagnostics = parseDiagnostics(await runTsc(intactFolder, intactPaths, options));
  // Do not report errors of files that import a removed one.
  const withoutExtension = (path: string) => path.replace(/\.[jt]sx?$/, "");
  const brokenModules = new Set([...brokenPaths].map(withoutExtension));
  const importedModule = ({ path, message }: Diagnostic) =>
    join(dirname(path), withoutExtension(/'(.+?)'/.exec(message)?.[1] ?? ""));
  return [
    ...diagnostics,
    ...otherDiagnostics.filter(
      (diagnostic) => diagnostic.code !== "TS2307" || !brokenModules.has(importedModule(diagnostic)),
    ),
  ];
}

/** `satisfies` reports TS1360. */
const isSyntaxError = ({ code }: Diagnostic) => /^TS1(?!360)\d{3}$/.test(code);

async function runTsc(folder: string, paths: string[], options: Record<string, unknown>): Promise<string> {
  const files = ["ambient.d.ts", ...paths.filter((path) => /\.[jt]sx?$/.test(path))];
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files }),
  );
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const execOptions = { cwd: folder, maxBuffer: 2 ** 28 };
  const run = promisify(execFile)(process.execPath, [tsc, "--pretty", "false", "-p", "."], execOptions);
  const { stdout } = await run.catch((error: ExecFileException & { stdout: string; stderr: string }) => {
    // Exit codes 1 and 2 mean that diagnostics were printed.
    if ((error.code === 1 || error.code === 2) && /error TS/.test(error.stdout)) return error;
    throw new Error(`tsc ended with ${error.code}: ${error.stdout}${error.stderr}`);
  });
  return stdout;
}

/** Parses `path(line,column): error TS2322: message`, whose message may continue in indented lines. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const text of output.split("\n")) {
    const [, path, line, column, code, message] = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(text) ?? [];
    const last = diagnostics.at(-1);
    if (path && code) {
      diagnostics.push({ path, line: Number(line), column: Number(column), code, message: message ?? "" });
    } else if (last && /^\s+\S/.test(text)) last.message += ` ${text.trim()}`;
    else if (/^error TS/.test(text)) throw new Error(`tsc: ${text}`);
  }
  return diagnostics;
}
