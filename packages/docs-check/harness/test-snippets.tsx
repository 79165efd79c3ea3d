import { describe, test } from "vitest";
import { type RunnableBlock, runBlock } from "./run-block.tsx";
import { startWatch } from "./trouble.ts";

interface TestedSnippet extends RunnableBlock {
  title: string;
  line: number;
  throws: string;
}

/** Renders each snippet of a page in an editor and uses it as a reader would; fails on any error thrown or logged. */
export function testSnippets(page: string, snippets: TestedSnippet[]): void {
  describe(page, () => {
    test.each(snippets)("line $line $title", async ({ throws, ...snippet }) => {
      const troubles = await runBlock(snippet);
      startWatch();
      const others = troubles.filter((text) => !throws || !text.includes(throws));
      if (others.length > 0) throw new Error(others.join("; "));
      if (throws && troubles.length === 0) throw new Error(`it does not say "${throws}"`);
    });
  });
}
