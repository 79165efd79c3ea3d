/** Keeps one of Node's warnings, known by a part of its text, from coming between authors and what they have to read. */
export function hideWarning(text: string): void {
  const emitWarning = process.emitWarning as (...words: unknown[]) => void;
  process.emitWarning = (...words: unknown[]) => {
    if (!String(words[0]).includes(text)) emitWarning.apply(process, words);
  };
}
