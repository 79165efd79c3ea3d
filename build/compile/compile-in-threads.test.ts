import { expect, it } from "vitest";
import { content } from "../page/test-page.ts";
import { compileInThreads } from "./compile-in-threads.ts";

/** Compiles pages with this MDX; returns what is wrong with each, or its HTML. */
async function compile(...sources: string[]): Promise<string[]> {
  const results: string[] = [];
  const pages = sources.map((mdx, index) => ({ file: `${content}/docs/guides/page-${index}.mdx`, mdx }));
  await compileInThreads(
    { contentDir: content, origin: "https://example.com", pathOfFile: new Map() },
    pages,
    async (index, result) => {
      results[index] = Array.isArray(result) ? result.map(({ message }) => message).join() : result.html;
    },
  );
  return results;
}

const rejecting = "import { two } from './numbers.ts'\nexport const gone = Promise.reject(new Error('gone'));\n\n{two}";
const fine = "import { two } from './numbers.ts'\n\n{two}";

it("compiles a few pages here and many in threads, with the same results, each for its own page", async () => {
  const texts = Array.from({ length: 80 }, (_, index) => (index % 2 === 0 ? rejecting : fine));
  const many = await compile(...texts);
  const isRejecting = many.map((result) => result.includes("gone"));
  expect(isRejecting).toEqual(texts.map((text) => text === rejecting));
  expect(await compile(...texts.slice(0, 4))).toEqual(many.slice(0, 4));
}, 60_000);
