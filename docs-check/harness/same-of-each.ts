import { same } from "./check-file.ts";

/** Throws when what `of` gives for each of these differs from what is wanted of them, in their order. */
export function sameOfEach<One>(these: readonly One[], of: (one: One) => unknown, wanted: unknown[]): void {
  same(
    these.map((one) => of(one)),
    wanted,
  );
}
