import { changeGroupGap } from "../names.ts";

/**
 * Says which changes are one for undo: those of the same thing that follow each other quickly, such as the letters of a
 * word or the way of a slider. Craft.js has `history.throttle` for that, but it adds a change to whatever came shortly
 * before, such as the adding of the block, and one undo would take both back.
 */
export class ChangeGroups {
  #thing = "";
  #last = Number.NEGATIVE_INFINITY;

  /** Whether a change of a thing at a time (in milliseconds) belongs to the change before it. */
  joins(thing: string, now: number): boolean {
    const joins = thing === this.#thing && now - this.#last < changeGroupGap;
    this.#thing = thing;
    this.#last = now;
    return joins;
  }

  /** What comes next is a change of its own. */
  end(): void {
    this.#thing = "";
  }
}
