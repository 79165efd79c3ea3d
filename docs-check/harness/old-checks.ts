import { describe, test } from "vitest";

/** Runs the `probes` of an unconverted check file as tests, named by their number. Goes when the last one is converted. */
export function runOldChecks(file: string, probes: Record<string, () => unknown> = {}): void {
  // Another check file may import this one.
  if (!(globalThis as { __vitest_worker__?: { filepath?: string } }).__vitest_worker__?.filepath?.endsWith(file))
    return;
  describe(file, () => {
    for (const [index, probe] of Object.values(probes).entries())
      test(String(index + 1), async () => void (await probe()));
    if (Object.keys(probes).length === 0) test.skip("has no probes", () => {});
  });
}
