import { type Claims, noClaims } from "../../../build/docs-code/collect.ts";
import { nameCheck } from "../../../build/docs-code/name-check.ts";
import { knownNames, vocabularyProblems } from "../../../build/docs-code/vocabulary.ts";
import { otherNames } from "../../../content/other-names.ts";
import { compiled } from "./problems-of.ts";

/** What problems of a sample are said to be in. */
export const file = "content/docs/guides/sample.mdx";

/** What a page with this MDX claims. */
export const claimsOf = async (mdx: string) => (await compiled(mdx)).claims;

/** The TypeScript that a page's claims amount to, where its tables leave out on purpose what is given by type. */
export async function assertionsOf(mdx: string, undocumented: Parameters<typeof nameCheck>[2] = {}): Promise<string> {
  const { files } = nameCheck([{ file, claims: await claimsOf(mdx) }], [], undocumented);
  return files.map(({ source }) => source).join("\n");
}

/** What a page claims that claims this and nothing else. */
export const pageWith = (claims: Partial<Claims>): Claims => ({ ...noClaims(), ...claims });

/** What a page claims that has this as inline code. */
export const pageSaying = (...texts: string[]) => pageWith({ words: texts.map((text) => ({ line: 1, text })) });

const known = knownNames();

/** How many names in a piece of inline code nobody knows. */
export async function unknownNames(text: string, aboutSite = false): Promise<number> {
  const claims = pageWith({ words: [{ line: 1, text }], aboutSite });
  return vocabularyProblems(claims, await known, otherNames).length;
}
