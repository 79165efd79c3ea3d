import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { site } from "../content/site.ts";
import { examine } from "../saved-state/diagnose.ts";
import { findingText, summary } from "../saved-state/finding-text.ts";
import { read } from "../saved-state/read.ts";
import { repairAll } from "../saved-state/repair.ts";
import { loadUnpackers } from "../saved-state/unpackers.ts";

const usage = `npm run saved-state -- page.json [--resolver Text,Container] [--repair mended.json]

Says what is wrong with a saved Craft.js document, and exits with 1 if it has errors. "-" reads standard input.
--resolver  names of the components that your resolver has
--repair    writes the mended document to a file, and beside it, in mended.removed.json, all that was taken out`;

const { values, source } = await given().catch((error: Error) => {
  console.error(`${error.message}\n\n${usage}`);
  process.exit(2);
});

async function given() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { resolver: { type: "string" }, repair: { type: "string" } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error("Name one file.");
  return { values, source: file === "-" ? await text(process.stdin) : await readFile(file, "utf8") };
}

const options = values.resolver === undefined ? {} : { resolver: values.resolver.split(/[\s,]+/).filter(Boolean) };
const { document, findings: ofText } = read(source, await loadUnpackers());
const findings = document ? [...ofText, ...examine(document, options)] : ofText;
for (const finding of findings) console.log(findingText(finding, site.origin));
console.log(summary(findings));
if (findings.some(({ severity }) => severity === "error")) process.exitCode = 1;

if (values.repair !== undefined && document) {
  const { document: mended, removed } = repairAll(document, options, findings);
  writeFileSync(values.repair, JSON.stringify(mended));
  const list = values.repair.replace(/(\.json)?$/, ".removed.json");
  writeFileSync(list, JSON.stringify(removed, null, 2));
  console.log(`The mended document is in ${values.repair}, what was taken out of it in ${list}.`);
}
