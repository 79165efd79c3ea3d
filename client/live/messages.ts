/**
 * The messages between a page and the frame of a live example. The frame runs code that a reader has typed, so the page
 * accepts nothing else from it.
 */

/** The key that marks a message as ours. */
const key = "craftLive";

/** The frame shows its editor. */
interface Ready {
  [key]: "ready";
}

/** The reader has edited the source; `null` once it is the original again. */
interface SourceChanged {
  [key]: "source";
  source: string | null;
}

/** The page's colour mode has changed. */
interface Theme {
  [key]: "theme";
  theme: string;
}

export const ready: Ready = { [key]: "ready" };
export const sourceChanged = (source: string | null): SourceChanged => ({ [key]: "source", source });
export const theme = (name: string): Theme => ({ [key]: "theme", theme: name });

/** Validates a message; null for everything else. */
export function parseMessage(data: unknown): Ready | SourceChanged | Theme | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message[key] === "ready") return ready;
  if (message[key] === "theme") return message.theme === "dark" ? theme("dark") : theme("light");
  if (message[key] !== "source") return null;
  const { source } = message;
  return source === null || typeof source === "string" ? sourceChanged(source) : null;
}
