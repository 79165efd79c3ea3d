import { defaultColourMode } from "browser/names.ts";

/** Messages between page and live example. The frame runs readers' code, so the page accepts only these. */

export const ready = { craftLive: "ready" } as const;
export const sourceChanged = (source: string | null) => ({ craftLive: "source", source }) as const;
export const theme = (name: string) => ({ craftLive: "theme", theme: name }) as const;

/** The page's colour mode. */
export const colourMode = () => document.documentElement.dataset.theme ?? defaultColourMode;

type Message = typeof ready | ReturnType<typeof sourceChanged | typeof theme>;

/** Validates a message; null for anything else. */
export function parseMessage(data: unknown): Message | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message.craftLive === "ready") return ready;
  if (message.craftLive === "theme") return message.theme === "dark" ? theme("dark") : theme("light");
  if (message.craftLive !== "source") return null;
  const { source } = message;
  return source === null || typeof source === "string" ? sourceChanged(source) : null;
}
