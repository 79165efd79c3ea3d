import type { ShownPage } from "../live/node-tree.tsx";
import type { ConsoleLine, FromFrame, Mistake } from "./messages.ts";

/** What is known of a project that runs in the frame. */
export interface Run {
  page: ShownPage | null;
  mistake: Mistake | null;
  lines: ConsoleLine[];
  /** Why Craft.js refused an action, or "". */
  refusal: string;
}

/** Lines of the console that are kept. */
const mostLines = 300;

export const idle: Run = { page: null, mistake: null, lines: [], refusal: "" };

/** A run that the page has given up. */
export function failed(run: Run, message: string): Run {
  return { ...run, mistake: { message, place: null }, lines: [...run.lines, { level: "error", text: message }] };
}

/** A run after a message of the frame. */
export function after(run: Run, message: Exclude<FromFrame, { type: "ready" }>): Run {
  switch (message.type) {
    case "page":
      return { ...run, page: message.page };
    case "mistake":
      return { ...run, mistake: message.mistake };
    case "console":
      return { ...run, lines: [...run.lines, message.line].slice(-mostLines) };
    case "refusal":
      return { ...run, refusal: message.text };
  }
}
