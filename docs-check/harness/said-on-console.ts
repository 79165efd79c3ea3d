/** Everything logged as an error during `work`, including what tests otherwise ignore. */
export async function saidOnConsole(work: () => unknown): Promise<string[]> {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(" "));
  try {
    await work();
  } finally {
    console.error = error;
  }
  return said;
}
