import ts from "typescript-6";
import { compilerOptions } from "../compiler-options.ts";

const serviceOptions = { types: [], noUncheckedSideEffectImports: false }; // styles may be imported
/** Compiler options of the language service. */
export const options = ts.convertCompilerOptionsFromJson({ ...compilerOptions, ...serviceOptions }, "/").options;

export interface Suggestion {
  name: string;
  /** Lower is nearer: locals have 11, globals 15. */
  rank: number;
  insert: string;
  /** Number of characters before the word that `insert` also replaces, such as the dot of `maybe.` with `?.name`. */
  before: number;
  /** Module to import it from. */
  source: string | undefined;
  data: ts.CompletionEntryData | undefined;
}

/** TypeScript's description of a name. */
export interface Description {
  signature: string;
  documentation: string;
}

const folder = "/src/";
const packages = "/packages.d.ts";
const cssModules = "/css-modules.d.ts";
const cssModulesText = 'declare module "*.module.css" { const names: Record<string, string>; export default names; }';
const importable = ["react", "react-dom", "@craftjs/core", "@craftjs/layers"];
/** A separate file, so that TypeScript suggests exports of packages before anything is imported from them. */
export const importedPackages = ["react/jsx-runtime", ...importable].map((name) => `import "${name}";`).join("\n");
/** Makes TypeScript suggest imports from these packages only, not from their dependencies. */
const packageJson = JSON.stringify({ dependencies: Object.fromEntries(importable.map((name) => [name, "*"])) });
/** Excludes deep imports such as "@craftjs/core/lib/…", which TypeScript finds, but which do not run. */
const isImportable = (source?: string) => source === undefined || source.startsWith(".") || importable.includes(source);
const preferences = {
  includeCompletionsForModuleExports: true,
  includeCompletionsWithInsertText: true,
  quotePreference: "single",
} as const;

/**
 * TypeScript's language service for a project in memory. Each function takes all files of the project;
 * TypeScript reads the changed ones again.
 * @param types declaration files of libraries and packages by path, from ../../types/playground-types.ts
 */
export function projectService(types: Record<string, string>) {
  const files = new Map<string, { text: string; version: number }>();
  let versions = 0;

  function update(project: Record<string, string>): void {
    for (const [name, text] of Object.entries(project)) {
      if (files.get(folder + name)?.text !== text) files.set(folder + name, { text, version: ++versions });
    }
    for (const path of files.keys()) if (!Object.hasOwn(project, path.slice(folder.length))) files.delete(path);
  }

  const library = new Map([
    ...Object.entries(types),
    [packages, importedPackages],
    [cssModules, cssModulesText],
    ["/package.json", packageJson],
  ]);
  const readFile = (path: string) => files.get(path)?.text ?? library.get(path);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [packages, cssModules, ...files.keys()].filter((path) => /\.tsx?$/.test(path)),
    getScriptVersion: (path) => String(files.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => "/",
    getDefaultLibFileName: () => "/node_modules/typescript-6/lib/lib.d.ts",
    readFile,
    fileExists: (path) => readFile(path) !== undefined,
    getDirectories: (path) => {
      const inside = [...files.keys()].filter((file) => file.startsWith(path)).map((file) => file.slice(path.length));
      return [...new Set(inside.flatMap((file) => /^(.+?)\//.exec(file)?.[1] ?? []))];
    },
    readDirectory: (path) => [...files.keys()].filter((file) => file.slice(0, file.lastIndexOf("/") + 1) === path),
  };
  const service = ts.createLanguageService(host);
  const describe = (info?: Pick<ts.QuickInfo, "displayParts" | "documentation">): Description => ({
    signature: ts.displayPartsToString(info?.displayParts),
    documentation: ts.displayPartsToString(info?.documentation),
  });

  const errorsIn = (path: string) =>
    [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map(
      ({ start = 0, length = 0, messageText }) => ({
        ...rangeOf({ start, length }),
        message: ts.flattenDiagnosticMessageText(messageText, "\n"),
      }),
    );

  return {
    /** Suggestions at a position, nearest first. */
    complete(project: Record<string, string>, name: string, position: number): Suggestion[] {
      update(project);
      const completions = service.getCompletionsAtPosition(folder + name, position, preferences);
      const word = /[\w$]*$/.exec((project[name] ?? "").slice(0, position))?.index ?? position;
      const entries = completions?.entries.filter(({ source }) => isImportable(source)) ?? [];
      return entries.map(({ name, sortText, insertText, replacementSpan, source, data }) => ({
        name,
        rank: Number(/^\d+/.exec(sortText)?.[0] ?? 99),
        insert: insertText ?? name,
        before: replacementSpan ? Math.max(0, word - replacementSpan.start) : 0,
        source,
        data,
      }));
    },

    /** Type and documentation of a suggestion, and the edits that import it. */
    suggestion(
      project: Record<string, string>,
      name: string,
      position: number,
      { name: entry, source, data }: Suggestion,
    ) {
      update(project);
      const path = folder + name;
      const details = service.getCompletionEntryDetails(path, position, entry, {}, source, preferences, data);
      const edits = (details?.codeActions ?? []).flatMap(({ changes }) =>
        changes.flatMap(({ textChanges }) => textChanges),
      );
      return {
        ...describe(details),
        edits: edits.map(({ span, newText }) => ({ ...rangeOf(span), insert: newText })),
      };
    },

    /** Type and documentation of the name at a position; null without one. */
    describe(project: Record<string, string>, name: string, position: number) {
      update(project);
      const info = service.getQuickInfoAtPosition(folder + name, position);
      return info ? { ...rangeOf(info.textSpan), ...describe(info) } : null;
    },

    /** Errors of syntax and types by file, without files that have none. */
    check(project: Record<string, string>) {
      update(project);
      const scripts = Object.keys(project).filter((name) => /\.tsx?$/.test(name));
      const errorsByFile = scripts.map((name) => [name, errorsIn(folder + name)] as const);
      return Object.fromEntries(errorsByFile.filter(([, errors]) => errors.length > 0));
    },
  };
}

const rangeOf = ({ start, length }: ts.TextSpan) => ({ from: start, to: start + length });
