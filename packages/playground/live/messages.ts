/** Messages between page and live example. The frame runs readers' code, so the page accepts only these. */

const key = "craftLive";

interface Ready {
  [key]: "ready";
}

interface SourceChanged {
  [key]: "source";
  source: string | null;
}

interface Theme {
  [key]: "theme";
  theme: string;
}

export const ready: Ready = { [key]: "ready" };
export const sourceChanged = (source: string | null): SourceChanged => ({ [key]: "source", source });
export const theme = (name: string): Theme => ({ [key]: "theme", theme: name });

/** Validates a message; null for anything else. */
export function parseMessage(data: unknown): Ready | SourceChanged | Theme | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message[key] === "ready") return ready;
  if (message[key] === "theme") return message.theme === "dark" ? theme("dark") : theme("light");
  if (message[key] !== "source") return null;
  const { source } = message;
  return source === null || typeof source === "string" ? sourceChanged(source) : null;
}
