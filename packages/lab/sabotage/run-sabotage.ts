/** A break of the product: a replacement in a module's source. `from` must occur exactly once. */
export interface Break {
  file: string;
  from: string;
  to: string;
  /** Matches the expected problem. Without it, any problem counts. */
  problem?: RegExp;
}

/** @throws if the break does not match the source exactly once */
export function applyBreak(name: string, { file, from, to }: Break, source: string): string {
  if (source.split(from).length !== 2) throw new Error(`The break “${name}” does not match ${file}`);
  return source.replace(from, () => to);
}

/**
 * Runs a check without a break and with each one, prints a table, and sets the exit code to 1 if one is not detected.
 * @param check returns the problems that it reports with a break, or without one
 * @throws if a break cannot be applied
 */
export async function runSabotage<Broken extends Pick<Break, "problem">>(
  breaks: Record<string, Broken>,
  check: (name?: string, broken?: Broken) => Promise<string[]>,
): Promise<void> {
  const rows: { break: string; detected: string; by: string }[] = [];
  const record = (name: string, isExpected: boolean, problem = "") => {
    rows.push({ break: name, detected: isExpected ? "✓" : "✗", by: problem.slice(0, 100) });
    console.log(`${isExpected ? "✓" : "✗"} ${name}. ${problem}`);
    if (!isExpected) process.exitCode = 1;
  };
  const [problem] = await check();
  record("no break, no problem", problem === undefined, problem);
  for (const [name, broken] of Object.entries(breaks)) {
    const problems = await check(name, broken);
    const match = problems.find((problem) => (broken.problem ?? /^/).test(problem));
    record(name, match !== undefined, match ?? problems[0]);
  }
  console.table(rows);
}
