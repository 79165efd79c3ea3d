/** Milliseconds within which changes to the same prop merge into one undo step. */
const maxGap = 1000;

/**
 * Groups quick changes to the same prop, such as typing, into one undo step. `history.throttle` would merge them into
 * any recent step, so one undo would also remove a block that was just added.
 */
export class ChangeGroups {
  #thing = "";
  #last = Number.NEGATIVE_INFINITY;

  joins(thing: string, now: number): boolean {
    const joins = thing === this.#thing && now - this.#last < maxGap;
    this.#thing = thing;
    this.#last = now;
    return joins;
  }

  end(): void {
    this.#thing = "";
  }
}
