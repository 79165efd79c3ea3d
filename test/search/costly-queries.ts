/**
 * Queries with maximum cost: twenty words, prefixes, misspelt words, compound names, quotation marks.
 * @param vocabulary the words of the search database, most frequent first
 */
export function costlyQueries(vocabulary: string[]): string[] {
  const longWords = vocabulary.filter((word) => /^[a-z]{4,}$/.test(word));
  const wordsByLength = longWords.toSorted((a, b) => b.length - a.length);
  const twenty = (words: string[], from = 0) => words.slice(from, from + 20);
  const misspelt = (word: string) => `${word.slice(0, 2)}q${word.slice(3)}`;
  const name = (words: string[]) => words.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join("");
  const letters = [..."abcdefghijklmnoprstuvwy"];
  const sets = [
    twenty(vocabulary),
    twenty(vocabulary, 20),
    twenty(longWords),
    twenty(longWords, 20),
    twenty(wordsByLength),
  ];
  return [
    ...sets.map((words) => words.join(" ")),
    ...sets.map((words) => `"${words.join(" ")}"`),
    ...sets.map((words) => words.map((word) => `"${word}"`).join(" ")),
    ...sets.map((words) => words.map(misspelt).join(" ")),
    ...sets.map((words) => words.join("-")),
    ...sets.map((words) => name(words.slice(0, 8))),
    ...letters.map((letter) => twenty(letters.map((second) => `${letter}${second}qxyyww`)).join(" ")),
    ...letters,
    twenty(letters).join(" "),
    twenty(letters.map((letter) => letter.repeat(2))).join(" "),
    `${vocabulary[0]} `.repeat(20),
    `${vocabulary[0]} ${vocabulary[1]} `.repeat(10),
    `${name(twenty(longWords).slice(0, 8))} `.repeat(10),
    "aBcDeFgHiJkLmNoPqRsTuVwXyZ ".repeat(20),
    "useNodeEditorStateActionsQueryHistorySetProp ".repeat(12),
    "copy duplicate clone save store persist undo redo history delete remove",
    "does not work ".repeat(6),
  ];
}
