import { didYouMean, type Problem } from "../problems.ts";
import type { Claims } from "./collect.ts";

/**
 * Compares the headings of the page that lists the errors with the messages of the package: a heading is the beginning
 * of a message, and each message has one.
 */
export function errorProblems(pages: { file: string; claims: Claims }[], messages: string[]): Problem[] {
  const listed = pages.flatMap(({ file, claims }) => claims.errors.map((heading) => ({ file, ...heading })));
  const [first] = listed;
  if (!first)
    return [{ file: pages[0]?.file ?? "", message: 'no page says that it "lists the errors of @craftjs/core"' }];
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

/** A message without what a heading may write otherwise: code marks and spaces. */
function plain(text: string): string {
  return text.replace(/[`\s]/g, "");
}
