/** Suppresses Node warnings that contain a text. */
export function hideWarning(text: string): void {
  const emitWarning = process.emitWarning as (...words: unknown[]) => void;
  process.emitWarning = (...words: unknown[]) => {
    if (!String(words[0]).includes(text)) emitWarning.apply(process, words);
  };
}
