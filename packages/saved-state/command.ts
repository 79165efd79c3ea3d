import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { examine } from "./diagnose.ts";
import { findingText, summary } from "./finding-text.ts";
import { readAll } from "./read.ts";
import { repairAll } from "./repair.ts";
import { textOf } from "./text-of.ts";
import { unpackers } from "./unpackers.ts";

/** Of the documentation that findings refer to. */
const origin = "https://craft.js.org";

const usage = `npm run saved-state -w saved-state -- page.json [--resolver Text,Container] [--packed] [--document 2] [--repair repaired.json]

Checks all saved Craft.js documents in a file, and exits with 1 if one has errors. "-" reads standard input.
--resolver  names of the components that your resolver has
--packed    documents are meant to be compressed
--document  checks one of several documents, by its number
--repair    writes the repaired document to a file, and beside it, in repaired.removed.json, all that was overwritten`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

const { values, bytes } = await input().catch((error: Error) => fail(error.message));

async function input() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      resolver: { type: "string" },
      packed: { type: "boolean" },
      document: { type: "string" },
      repair: { type: "string" },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error("Name one file.");
  return { values, bytes: file === "-" ? await buffer(process.stdin) : await readFile(file) };
}

const options = values.resolver === undefined ? {} : { resolver: values.resolver.split(/[\s,]+/).filter(Boolean) };
const all = readAll(textOf(bytes), { unpackers, isPacked: values.packed ?? false });
const chosen = values.document === undefined ? all : all.slice(Number(values.document) - 1).slice(0, 1);
const [first, ...rest] = chosen;
if (!first) fail(`There are ${all.length} documents, and no document ${values.document}.`);
if (values.repair !== undefined && rest.length > 0)
  fail(`There are ${all.length} documents: choose the one to repair with --document.`);

const checked = chosen.map(({ document, findings, steps }, index) => {
  const number = values.document ?? index + 1;
  if (all.length > 1 || steps.length > 0)
    console.log(`Document ${number} of ${all.length}${steps.length > 0 ? `: ${steps.join(", ")}` : ""}`);
  const list = document ? [...findings, ...examine(document, options)] : findings;
  for (const finding of list) console.log(findingText(finding, origin));
  console.log(summary(list));
  return list;
});
if (checked.flat().some(({ severity }) => severity === "error")) process.exitCode = 1;

if (values.repair !== undefined && first.document) {
  const { document, removed } = repairAll(first.document, options, checked[0]);
  writeFileSync(values.repair, JSON.stringify(document));
  const list = values.repair.replace(/(\.json)?$/, ".removed.json");
  writeFileSync(list, JSON.stringify(removed, null, 2));
  console.log(`The repaired document is in ${values.repair}, overwritten values in ${list}.`);
  const left = examine(document, options).filter(({ severity }) => severity === "error");
  if (left.length > 0) console.log("Craft.js does not load it yet. These errors wait for your decision:");
  for (const finding of left) console.log(findingText(finding, origin));
}
