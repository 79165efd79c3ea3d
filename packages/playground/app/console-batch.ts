export const consoleLevels = ["log", "info", "warn", "error"] as const;

export interface ConsoleLine {
  level: (typeof consoleLevels)[number];
  text: string;
  /** The text of its objects, one entry per line, shown when the line is unfolded. */
  detail?: string;
}

/** Lines of the console, and how many before them were dropped. */
export interface ConsoleBatch {
  lines: ConsoleLine[];
  dropped: number;
}

/** Maximum number of lines that a console keeps. */
export const maxLines = 1000;

/** Appends the lines of `next`, and drops the oldest beyond `maxLines`. */
export function appendLines({ lines, dropped }: ConsoleBatch, next: ConsoleBatch): ConsoleBatch {
  const all = [...lines, ...next.lines];
  const excess = Math.max(0, all.length - maxLines);
  return { lines: all.slice(excess), dropped: dropped + next.dropped + excess };
}

/**
 * Collects console lines, and calls `send` at most once per interval.
 * @param interval milliseconds; a timer, because a hidden frame has no animation frames
 */
export function batchLines(send: (batch: ConsoleBatch) => void, interval: number) {
  let lines: ConsoleLine[] = [];
  let dropped = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    lines = [];
    dropped = 0;
  }

  function flush(): void {
    const batch = appendLines({ lines: [], dropped }, { lines, dropped: 0 });
    clear();
    sentAt = performance.now();
    send(batch);
  }

  function add(line: ConsoleLine): void {
    lines.push(line);
    // Not for each line: removing the first one is slow.
    if (lines.length >= 2 * maxLines) ({ lines, dropped } = appendLines({ lines, dropped }, { lines: [], dropped: 0 }));
    // Timers do not fire while a task runs, and it may hang.
    if (performance.now() - sentAt >= interval) flush();
    else timer ??= setTimeout(flush, interval);
  }

  return { add, clear };
}
