import { changeGroupGap } from "../names.ts";

/**
 * Groups quick changes to the same prop, such as typing, into one undo step. `history.throttle` would merge them into
 * any recent step, so one undo would also remove a block that was just added.
 */
export class ChangeGroups {
  #thing = "";
  #last = Number.NEGATIVE_INFINITY;

  joins(thing: string, now: number): boolean {
    const joins = thing === this.#thing && now - this.#last < changeGroupGap;
    this.#thing = thing;
    this.#last = now;
    return joins;
  }

  end(): void {
    this.#thing = "";
  }
}
