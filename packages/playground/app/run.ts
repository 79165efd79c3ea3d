import type { ShownPage } from "../live/node-panel.tsx";
import { appended, type ConsoleBatch } from "./console-batch.ts";
import type { Mistake } from "./messages.ts";

/** The state of a project that runs in the frame. */
export interface Run extends ConsoleBatch {
  page: ShownPage | null;
  mistake: Mistake | null;
  /** The reason why Craft.js refused an action, or "". */
  refusal: string;
}

export const idle: Run = { page: null, mistake: null, lines: [], dropped: 0, refusal: "" };

/** A run that the page has aborted. */
export function failed(run: Run, message: string): Run {
  const line = { level: "error", text: message } as const;
  return { ...logged(run, { lines: [line], dropped: 0 }), mistake: { message, place: null } };
}

/** A run with more lines in its console. */
export const logged = (run: Run, batch: ConsoleBatch): Run => ({ ...run, ...appended(run, batch) });
