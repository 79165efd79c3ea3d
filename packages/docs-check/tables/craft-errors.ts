import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { didYouMean, type Problem } from "files/problems.ts";
import type { Page } from "../lib/read-pages.ts";

const load = createRequire(import.meta.url);

/** Compares the errors page with the package: each heading starts a message, and each message has a heading. */
export function errorProblems(pages: Page[]): Problem[] {
  const headings = pages.flatMap(({ file, errors }) => errors.map((heading) => ({ file, ...heading })));
  const [firstHeading] = headings;
  if (!firstHeading) return [];
  const messages = craftErrors();
  // Headings may write code marks and spaces differently.
  const normalize = (text: string) => text.replace(/[`\s]/g, "");
  const isBeginning = (message: string, heading: string) => normalize(message).startsWith(normalize(heading));
  const unknownHeadings = headings
    .filter(({ text }) => !messages.some((message) => isBeginning(message, text)))
    .map(({ file, line, text }) => ({
      file,
      line,
      message: `@craftjs/core has no message "${text}".${didYouMean(text, messages)}`,
    }));
  const missingHeadings = messages
    .filter((message) => !headings.some(({ text }) => isBeginning(message, text)))
    .map((message) => ({ file: firstHeading.file, message: `no heading explains the message "${message}"` }));
  return [...unknownHeadings, ...missingHeadings];
}

/** Messages that the published `@craftjs/core` throws or logs, deprecations included. Placeholders become `…`. */
function craftErrors(): string[] {
  const code = readFileSync(load.resolve("@craftjs/core"), "utf8");
  const constants = load("@craftjs/utils") as Record<string, unknown>;
  const constantMessages = [...new Set(code.match(/\bERROR_[A-Z_]+/g))].map((name) => String(constants[name]));
  const deprecations = sources("@craftjs/core").flatMap((source) =>
    [...source.matchAll(/deprecationWarning\(\s*(['"`])([\s\S]+?)\1/g)].map(
      ([, , name]) => `${name} will be deprecated in future relases`,
    ),
  );
  const inlineMessages = ["@craftjs/core", "@craftjs/utils"]
    .flatMap(sources)
    .flatMap((source) =>
      [...source.matchAll(/\binvariant\(\s*[^;]*?,\s*((?:'[^']*'[\s+]*)+)\)/g)].map(([, texts = ""]) =>
        [...texts.matchAll(/'([^']*)'/g)].map(([, text]) => text).join(""),
      ),
    );
  return [...new Set([...constantMessages, ...deprecations, ...inlineMessages])].map((message) =>
    message
      .replace(/%\w+%|\$\{\w+\}/g, "…")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

function sources(name: string): string[] {
  const map = JSON.parse(readFileSync(`${load.resolve(name)}.map`, "utf8")) as {
    sources: string[];
    sourcesContent: (string | null)[];
  };
  return map.sourcesContent.filter((content, index): content is string => {
    return content !== null && !/\/tests?\//.test(map.sources[index] ?? "");
  });
}
