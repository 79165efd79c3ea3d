import * as estree from "prettier/plugins/estree";
import * as postcss from "prettier/plugins/postcss";
import * as typescript from "prettier/plugins/typescript";
import { formatWithCursor } from "prettier/standalone";

export interface Formatted {
  text: string;
  /** Where what was at the cursor is now. */
  cursor: number;
}

const parsers: Record<string, string> = { ts: "typescript", tsx: "typescript", css: "css" };

/**
 * Lays out a file as Prettier does, with the docs' single quotes.
 * @throws an error with a message of one line where there is a mistake of syntax
 */
export async function formatCode(path: string, text: string, cursor: number): Promise<Formatted> {
  const ending = path.slice(path.lastIndexOf(".") + 1);
  if (ending === "json") {
    const laidOut = `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
    return { text: laidOut, cursor: Math.min(cursor, laidOut.length) };
  }
  const parser = parsers[ending];
  if (!parser) throw new Error(`There is no layout for .${ending} files.`);
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
