import { describe, test } from "vitest";
import { clearErrors } from "./errors.ts";
import { type RunnableBlock, runBlock } from "./run-block.tsx";

interface TestedSnippet extends RunnableBlock {
  title: string;
  line: number;
  throws: string;
}

/** Renders each snippet of a page in an editor and uses it as a reader would; fails on any error thrown or logged. */
export function testSnippets(page: string, snippets: TestedSnippet[]): void {
  describe(page, () => {
    test.each(snippets)("line $line $title", async ({ throws, ...snippet }) => {
      const errors = await runBlock(snippet);
      clearErrors();
      const unexpectedErrors = errors.filter((text) => !throws || !text.includes(throws));
      if (unexpectedErrors.length > 0) throw new Error(unexpectedErrors.join("; "));
      if (throws && errors.length === 0) throw new Error(`the code does not throw or log "${throws}"`);
    });
  });
}
