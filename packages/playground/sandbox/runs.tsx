import { type ReactNode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Mistake } from "../app/messages.ts";
import { evaluate, isSearchingLine, type Program } from "./evaluate.ts";
import { mistakeOf, watchErrors } from "./mistake.ts";
import { type Observed, ReportContext } from "./observed-editor.tsx";

/** Milliseconds until a run counts as successful: Craft.js creates Nodes, and may throw, after the first render. */
const probation = 60;

export interface RunListener {
  /** Called with null without an editor, and when a restarted run crashes again: the canvas is empty. */
  onObserved(observed: Observed | null): void;
  onMistake(mistake: Mistake | null): void;
}

interface Run {
  container: HTMLElement;
  sheets: HTMLStyleElement[];
  root: Root;
  observed: Observed | null;
}

/**
 * Runs programs on a canvas, each in its own React root. A new run stays hidden until it renders without an error; if it
 * fails, the old run stays, with all changes by the reader.
 */
export function startRuns(canvas: HTMLElement, { onObserved, onMistake }: RunListener) {
  let shown: Run | null = null;
  let latestNumber = 0;
  let files: string[] = [];
  /** Whether a handler, a timer or a promise has failed since the latest run began. */
  let hasFailed = false;
  /** Restarted after a crash, and not used since. */
  let isRestarted = false;
  const controller = new AbortController();
  const onUse = () => {
    isRestarted = false;
  };
  watchErrors(
    () => files,
    (mistake) => {
      if (isSearchingLine) return;
      hasFailed = true;
      onMistake(mistake);
    },
    controller.signal,
  );
  for (const type of ["pointerdown", "keydown"]) canvas.addEventListener(type, onUse, true);

  function end({ root, container, sheets }: Run): void {
    // Defer: React may be rendering, as when a component throws.
    setTimeout(() => {
      root.unmount();
      for (const element of [container, ...sheets]) element.remove();
    });
  }

  /** Resolves after the probation; rejects if the code throws before. `onBroken` gets later errors. */
  function begin(program: Program, onBroken: (error: unknown) => void): Promise<Run> {
    const { App, styles } = evaluate(program);
    return new Promise((resolve, reject) => {
      const container = document.createElement("div");
      container.hidden = shown !== null;
      const sheets = styles.map((css) => Object.assign(document.createElement("style"), { textContent: css }));
      canvas.append(...sheets, container);
      const root = createRoot(container, {
        onUncaughtError: (error) => {
          end(run);
          if (shown === run) onBroken(error);
          else reject(error);
        },
      });
      const run: Run = { container, sheets, root, observed: null };
      const report = (observed: Observed) => {
        run.observed = observed;
        if (shown === run) onObserved(observed);
      };
      root.render(
        <ReportContext value={report}>
          <Mounted onMount={() => void setTimeout(resolve, probation, run)}>
            <App />
          </Mounted>
        </ReportContext>,
      );
    });
  }

  async function show(program: Program): Promise<boolean> {
    const number = ++latestNumber;
    files = Object.keys(program.files);
    hasFailed = false;
    const onBroken = (error: unknown) => {
      shown = null;
      if (number !== latestNumber) return;
      onMistake(mistakeOf(error, files));
      // Crashed after a successful start: restart it, but only once, to avoid an infinite loop.
      if (isRestarted) onObserved(null);
      else void restart(program, error);
    };
    let run: Run;
    try {
      run = await begin(program, onBroken);
    } catch (error) {
      if (number === latestNumber) onMistake(mistakeOf(error, files));
      return false;
    }
    if (number !== latestNumber) {
      end(run);
      return false;
    }
    if (shown) end(shown);
    shown = run;
    run.container.hidden = false;
    if (!hasFailed) onMistake(null);
    onObserved(run.observed);
    return true;
  }

  async function restart(program: Program, error: unknown): Promise<void> {
    const showing = show(program);
    const number = latestNumber;
    isRestarted = await showing;
    if (number !== latestNumber) return;
    if (!isRestarted) onObserved(null);
    onMistake(mistakeOf(error, files));
  }

  return {
    show: (program: Program) => {
      isRestarted = false;
      return show(program);
    },
    /** Ends the current run, before the canvas is removed. */
    stop: () => {
      latestNumber++;
      controller.abort();
      if (shown) end(shown);
      shown = null;
    },
  };
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is rendered afterwards
  useEffect(() => onMount(), []);
  return children;
}
