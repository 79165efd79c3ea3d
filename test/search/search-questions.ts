import { readFileSync } from "node:fs";

export interface SearchQuestion {
  query: string;
  /** Paths of sections, or of pages if the whole page is the answer. */
  answers: string[];
}

/** Reads a file with one question per line. */
function questionsIn(name: string): SearchQuestion[] {
  return readFileSync(`test/search/${name}.txt`, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("# "))
    .map((line): SearchQuestion => {
      const [query = "", answers = ""] = line.split(" → ");
      return { query: query.replaceAll("⏎", "\n"), answers: answers.split(" ") };
    });
}

/** Questions by people who knew the answer: words from Craft.js issues, symbols, typos and pasted error messages. */
export const questions = questionsIn("search-questions");

/**
 * Questions from issues of Craft.js and other page editors in their authors’ words; the line above each group has the URL of the thread.
 * Use them to choose other names, synonyms and weights.
 */
export const outsideQuestions = questionsIn("outside-questions");

/** Questions from other threads. To remain a measure, they must not be used for tuning. */
export const sealedQuestions = questionsIn("sealed-questions");
