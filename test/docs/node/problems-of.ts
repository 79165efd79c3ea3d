import { compilePage } from "../../../build/page/compile-page.ts";
import { ContentError, type Problem } from "../../../build/problems.ts";

const contentDir = "content";
const file = `${contentDir}/docs/guides/sample.mdx`;
const pathOfFile = new Map([[`${contentDir}/docs/concepts/nodes.mdx`, "/docs/concepts/nodes"]]);

/** Compiles a page with this MDX, which stands among the guides. */
export const compiled = (mdx: string) => compilePage({ contentDir, pathOfFile }, file, mdx);

/** What the build says about content, a line each; empty when nothing is wrong. */
export async function problemsOf(work: () => unknown): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    if (error instanceof ContentError) return messages(error.problems);
    throw error;
  }
}

/** The messages of problems, a line each. */
export const messages = (problems: Problem[]) => problems.map(({ message }) => message).join("\n");

/** Throws when a page with this MDX does not compile. */
export async function compiles(mdx: string): Promise<void> {
  const problems = await problemsOf(() => compiled(mdx));
  if (problems) throw new Error(`it does not compile: ${problems}`);
}

/** Throws when the build does not refuse a page with this MDX for this reason. */
export async function refuses(reason: string, mdx: string): Promise<void> {
  const problems = await problemsOf(() => compiled(mdx));
  if (!reason || !problems.includes(reason))
    throw new Error(`the build says "${problems}", not "${reason}", about ${mdx}`);
}
