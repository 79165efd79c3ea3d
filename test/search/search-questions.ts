import { readFileSync } from "node:fs";

export interface SearchQuestion {
  query: string;
  /** Paths of sections, or of pages if the whole page is the answer. */
  answers: string[];
}

/**
 * Questions for the documentation search: words from the framework's issues, symbols, typos, pasted error messages.
 * Search is tuned on all of them, so scores are optimistic; `UNSEEN_QUESTIONS` names a file of held-out ones.
 */
export const questions = readFileSync("test/search/search-questions.txt", "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("# "))
  .map((line): SearchQuestion => {
    const [query = "", answers = ""] = line.split(" → ");
    return { query: query.replaceAll("⏎", "\n"), answers: answers.split(" ") };
  });
