/** Milliseconds within which changes to the same prop merge into one undo step. */
const maxGap = 1000;

/**
 * Groups quick changes to the same prop, such as typing, into one undo step. `history.throttle` would merge them into
 * any recent step, so one undo would also remove a block that was just added.
 */
export class ChangeGroups {
  #key = "";
  #lastChange = Number.NEGATIVE_INFINITY;

  joins(key: string, now: number): boolean {
    const isJoined = key === this.#key && now - this.#lastChange < maxGap;
    this.#key = key;
    this.#lastChange = now;
    return isJoined;
  }

  end(): void {
    this.#key = "";
  }
}
