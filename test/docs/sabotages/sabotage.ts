/** A false statement: what is put in place of true text, and a part of what the check must say about it. */
export interface Sabotage {
  kind: string;
  page: string;
  /** Stands in the page once, or its first place is meant. */
  text: string;
  replacement: string;
  /** A part of the message; it must name the line on which the two differ. */
  message: string;
  /** Whether the message names the table or the block in which it stands, and not its own line. */
  aboutTheWhole?: true;
}
