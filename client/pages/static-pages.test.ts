import { build } from "esbuild";
import { expect, it } from "vitest";

/** What of a page's code has a state or listens: hooks, handlers and refs. */
async function doings(file: string): Promise<string[]> {
  const entryPoints = [`${import.meta.dirname}/${file}.tsx`];
  const options = { bundle: true, write: false, format: "esm", jsx: "automatic" } as const;
  const { outputFiles } = await build({ ...options, entryPoints, external: ["react"] });
  return outputFiles[0]?.text.match(/\buse[A-Z]\w*(?=\()|\bon[A-Z]\w*(?=:)|\bref(?=:)/g) ?? [];
}

// client/stage.tsx leaves their content as the edge has rendered it.
it.each(["landing", "doc", "docs-index", "blog-post", "blog-archive", "tags", "tag", "support", "not-found"])(
  "a page of the kind %s is HTML that React need not take over",
  async (kind) => {
    expect(await doings(kind)).toEqual([]);
  },
);

it("the search page is not", async () => {
  expect(await doings("search")).toEqual(expect.arrayContaining(["useState", "useEffect", "onInput", "ref"]));
});
