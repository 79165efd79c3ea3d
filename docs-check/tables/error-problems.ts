import { didYouMean, type Problem } from "../lib/problems.ts";
import type { Page } from "../lib/read-pages.ts";

/** Compares the errors page with the package: each heading starts a message, and each message has a heading. */
export function errorProblems(pages: Page[], messages: string[]): Problem[] {
  const listed = pages.flatMap(({ file, errors }) => errors.map((heading) => ({ file, ...heading })));
  const [first] = listed;
  if (!first) return [];
  const begins = (message: string, heading: string) => plain(message).startsWith(plain(heading));
  const invented = listed
    .filter(({ text }) => !messages.some((message) => begins(message, text)))
    .map(({ file, line, text }) => ({
      file,
      line,
      message: `@craftjs/core has no message "${text}".${didYouMean(text, messages)}`,
    }));
  const missing = messages
    .filter((message) => !listed.some(({ text }) => begins(message, text)))
    .map((message) => ({ file: first.file, message: `no heading explains the message "${message}"` }));
  return [...invented, ...missing];
}

/** Ignores what a heading may write differently: code marks and spaces. */
function plain(text: string): string {
  return text.replace(/[`\s]/g, "");
}
