#!/usr/bin/env node
import { existsSync, globSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { compare, examine, findingText, migrateSavedState, readAll, repairAll, summary, textOf } from "./index.ts";
import { checkSteps } from "./migration-steps.ts";
import { unpackers } from "./unpackers.ts";

/** Origin of the documentation that findings refer to. */
const origin = "https://craft.js.org";

const usage = `craftjs-saved-state check   page.json 'pages/*.json' [--json]
                    repair  page.json --output repaired.json
                    migrate page.json --steps steps.json --output migrated.json
                    compare before.json after.json [--json]

Exits with 1 if a document has errors (repair, migrate: if errors remain), and with 2 if it cannot run. "-" reads standard input.
A file may contain several documents: SQL, CSV, NDJSON, Markdown, a module. repair and migrate write them as NDJSON, in order.
--resolver  names of the components that your resolver has: Text,Container
--packed    documents are meant to be compressed
--document  selects one of several documents, by its number
--json      prints JSON
--output    writes to a file instead of standard output; repair lists what it overwrote beside it, in repaired.removed.json`;

// The reader has closed the pipe, as in `| head -1`.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? process.exitCode : 2));

try {
  await run();
} catch (error) {
  const { message, code, path = "", errno } = error as NodeJS.ErrnoException;
  const missing = existsSync(dirname(path)) ? path : dirname(path);
  const missingProblem = `No such file or folder: ${missing}. Relative paths start from ${process.cwd()}.`;
  const problem = code === "ENOENT" ? missingProblem : message;
  // Errors of the file system have an error number: usage does not help with these.
  console.error(errno === undefined ? `${message}\n\n${usage}` : problem);
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      resolver: { type: "string" },
      packed: { type: "boolean", default: false },
      document: { type: "string" },
      json: { type: "boolean", default: false },
      output: { type: "string" },
      steps: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const [name = "", ...patterns] = positionals;
  const options = values.resolver === undefined ? {} : { resolver: values.resolver.split(/[\s,]+/).filter(Boolean) };
  const entries = async () => {
    const lists = await Promise.all(filesOf(patterns).map((file) => entriesOf(file)));
    return lists.flat();
  };

  async function entriesOf(file: string) {
    if (file !== "-" && statSync(file).isDirectory()) throw new Error(`${file} is a folder: name its files.`);
    const bytes = file === "-" ? await buffer(process.stdin) : await readFile(file);
    const all = readAll(textOf(bytes), { unpackers, isPacked: values.packed });
    const read = all.map(({ document, findings, steps }, index) => ({
      file,
      // The number of the document in its file, and the number of documents there.
      document: index + 1,
      of: all.length,
      steps,
      value: document,
      findings: document ? [...findings, ...examine(document, options)] : findings,
    }));
    if (values.document === undefined) return read;
    const entry = read[Number(values.document) - 1];
    if (!entry) throw new Error(`${file} has no document ${values.document}: its last one is ${all.length}.`);
    return [entry];
  }

  /**
   * Writes a document, or several as NDJSON with null for each that could not be read, and reports remaining errors on
   * standard error.
   */
  function write(changed: Awaited<ReturnType<typeof entriesOf>>): void {
    const text = changed.map(({ value }) => `${JSON.stringify(value)}\n`).join("");
    if (values.output === undefined) process.stdout.write(text);
    else writeFileSync(values.output, text);
    for (const { file, document, value, findings } of changed) {
      const remaining = (value ? examine(value, options) : findings).filter(({ severity }) => severity === "error");
      if (remaining.length === 0) continue;
      process.exitCode = 1;
      console.error(`${file}, document ${document}: Craft.js cannot load it yet. These errors need your decision:`);
      for (const finding of remaining) console.error(findingText(finding, origin));
    }
  }

  switch (name) {
    case "check": {
      const checked = await entries();
      if (checked.some(({ findings }) => findings.some(({ severity }) => severity === "error"))) process.exitCode = 1;
      if (values.json) return printJson(checked.map(({ value, ...entry }) => ({ ...entry, isRead: value !== null })));
      for (const { file, document, of, steps, findings } of checked) {
        console.log([file, of > 1 ? `document ${document} of ${of}` : "", ...steps].filter(Boolean).join(", "));
        for (const finding of findings) console.log(findingText(finding, origin));
        console.log(summary(findings));
      }
      return;
    }
    case "repair": {
      const removed: object[] = [];
      const repaired = (await entries()).map((entry) => {
        if (!entry.value) return entry;
        const { document: value, removed: overwritten } = repairAll(entry.value, options, entry.findings);
        const { file, document } = entry;
        for (const entry of overwritten) removed.push({ file, document, ...entry });
        return { ...entry, value };
      });
      if (values.output !== undefined)
        writeFileSync(values.output.replace(/(\.\w+)?$/, ".removed.json"), JSON.stringify(removed, null, 2));
      return write(repaired);
    }
    case "migrate": {
      if (values.steps === undefined) throw new Error("Name the file with the steps: --steps steps.json");
      const steps = checkSteps(JSON.parse(await readFile(values.steps, "utf8")));
      const old = await entries();
      return write(old.map((entry) => ({ ...entry, value: entry.value && migrateSavedState(entry.value, steps) })));
    }
    case "compare": {
      const [before, after, ...rest] = await entries();
      if (!before?.value || !after?.value || rest.length > 0) throw new Error("Name two files with one document each.");
      const comparison = compare(before.value, after.value);
      if (values.json) return printJson(comparison);
      const { added, removed, moved, changed } = comparison;
      const shortJson = (value: unknown) => JSON.stringify(value)?.slice(0, 80) ?? "nothing";
      for (const node of added) console.log(`+ ${node}`);
      for (const node of removed) console.log(`- ${node}`);
      for (const { node, from, to } of moved)
        console.log(`> ${node}: ${from?.parent ?? "nowhere"} → ${to?.parent ?? "nowhere"}`);
      for (const { path, before, after } of changed)
        console.log(`~ ${path}: ${shortJson(before)} → ${shortJson(after)}`);
      return;
    }
    default:
      throw new Error(name ? `"${name}" is not a command.` : "Name a command.");
  }
}

function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

/** The files that match the patterns. The name of an existing file is never read as a pattern. */
function filesOf(patterns: string[]): string[] {
  if (patterns.length === 0) throw new Error("Name a file.");
  return patterns.flatMap((pattern) => {
    if (pattern === "-" || existsSync(pattern) || !/[*?[{]/.test(pattern)) return [pattern];
    const files = globSync(pattern).filter((file) => statSync(file).isFile());
    if (files.length === 0) throw new Error(`No file matches ${pattern}.`);
    return files.sort();
  });
}
