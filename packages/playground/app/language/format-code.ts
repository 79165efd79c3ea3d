import * as estree from "prettier/plugins/estree";
import * as postcss from "prettier/plugins/postcss";
import * as typescript from "prettier/plugins/typescript";
import { formatWithCursor } from "prettier/standalone";

export interface Formatted {
  text: string;
  /** The new position of the cursor. */
  cursor: number;
}

const parsers: Record<string, string> = { ts: "typescript", tsx: "typescript", css: "css" };

/**
 * Formats a file: JSON with JSON.stringify, others with Prettier, with single quotes as in the docs.
 * @throws an error with a message of one line for a syntax error
 */
export async function formatCode(path: string, text: string, cursor: number): Promise<Formatted> {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  if (extension === "json") {
    const formatted = `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
    return { text: formatted, cursor: Math.min(cursor, formatted.length) };
  }
  const parser = parsers[extension];
  if (!parser) throw new Error(`Cannot format .${extension} files.`);
  try {
    const result = await formatWithCursor(text, {
      cursorOffset: cursor,
      parser,
      singleQuote: true,
      plugins: [estree, postcss, typescript],
    });
    return { text: result.formatted, cursor: result.cursorOffset };
  } catch (error) {
    throw new Error(String((error as Error).message).split("\n", 1)[0]); // an excerpt of the code follows
  }
}
