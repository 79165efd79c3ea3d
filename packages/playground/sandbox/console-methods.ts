import type { ConsoleLine } from "../app/console-batch.ts";
import { consoleText, stackOf } from "./console-text.ts";

type Levels = Pick<Console, ConsoleLine["level"]>;

/**
 * The console's other methods, implemented with the methods that write lines (https://console.spec.whatwg.org).
 * @param clear called by `console.clear`
 * @returns the methods, and a function that returns the indentation of lines in the current group
 */
export function consoleMethods(console: Levels, clear: () => void) {
  const log = (...values: unknown[]) => console.log(...values);
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  let depth = 0;
  const group = (...values: unknown[]) => {
    if (values.length > 0) log(...values);
    depth++;
  };
  const timeLog = (label = "default", ...values: unknown[]) => {
    const start = starts.get(label);
    if (start === undefined) console.warn(`The timer “${label}” has not been started.`);
    else log(`${label}: ${Math.round(performance.now() - start)} ms`, ...values);
  };
  const methods = {
    debug: log,
    dir: log,
    table: log,
    group,
    groupCollapsed: group,
    groupEnd: () => {
      depth = Math.max(0, depth - 1);
    },
    count(label = "default") {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      log(`${label}: ${counts.get(label)}`);
    },
    countReset: (label = "default") => void counts.delete(label),
    assert(condition?: unknown, ...values: unknown[]) {
      if (!condition)
        console.error(["Assertion failed", ...(values.length > 0 ? [consoleText(values)] : [])].join(": "));
    },
    time: (label = "default") => void starts.set(label, performance.now()),
    timeLog,
    timeEnd(label = "default") {
      timeLog(label);
      starts.delete(label);
    },
    trace: (...values: unknown[]) => log(stackOf(new Error(consoleText(values))).replace(/^Error/, "Trace")),
    clear() {
      depth = 0;
      clear();
    },
  };
  return { methods, indent: () => "  ".repeat(depth) };
}
