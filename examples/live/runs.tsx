import { type ReactNode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { evaluate } from "./evaluate.ts";
import { type Mistake, mistakeOf } from "./mistake.ts";
import { type Observed, ReportContext } from "./observed-editor.tsx";

/** Milliseconds in which an editor that cannot be shown has thrown: Craft.js makes its Nodes after the first render. */
const probation = 60;

/** What happens to the canvas. */
export interface RunListener {
  /** What the editor on the canvas reports; null when another one begins. */
  onObserved(observed: Observed | null): void;
  /** The canvas is empty: what began anew has broken again. */
  onEnded(): void;
  /** What keeps a source from being shown, or what the running code has thrown; null when all is well. */
  onMistake(mistake: Mistake | null): void;
}

interface Run {
  container: HTMLElement;
  root: Root;
  /** What its editor has reported last; null where it has none. */
  observed: Observed | null;
}

/**
 * Runs sources on a canvas, each in a React root of its own. A new run stands hidden beside the old one until it has
 * shown that it can be rendered; one that cannot leaves the old one as it is, with all that the reader did in it.
 */
export function startRuns(canvas: HTMLElement, { onObserved, onMistake, onEnded }: RunListener) {
  let shown: Run | null = null;
  let latest = 0;
  /** Whether what is shown has broken and begun anew, and the reader has done nothing with it since. */
  let isAnew = false;
  const used = () => {
    isAnew = false;
  };
  for (const type of ["pointerdown", "keydown"]) canvas.addEventListener(type, used, true);

  function end({ root, container }: Run): void {
    // React may be rendering right now, as it is when a component throws.
    setTimeout(() => {
      root.unmount();
      container.remove();
    });
  }

  /**
   * Renders what some code makes. Done when that can be shown, and rejected with what it throws before.
   * @param onBroken called with what it throws when it is shown
   */
  function begin(code: string, onBroken: (error: unknown) => void): Promise<Run> {
    const App = evaluate(code);
    return new Promise((resolve, reject) => {
      const container = document.createElement("div");
      container.hidden = shown !== null;
      canvas.append(container);
      const root = createRoot(container, {
        onUncaughtError: (error) => {
          end(run);
          if (shown === run) onBroken(error);
          else reject(error);
        },
      });
      const run: Run = { container, root, observed: null };
      const report = (observed: Observed) => {
        run.observed = observed;
        if (shown === run) onObserved(observed);
      };
      root.render(
        <ReportContext value={report}>
          <Begun onBegun={() => void setTimeout(resolve, probation, run)}>
            <App />
          </Begun>
        </ReportContext>,
      );
    });
  }

  /** Shows what some code makes, and tells whether it could. */
  async function show(code: string): Promise<boolean> {
    const number = ++latest;
    const onBroken = (error: unknown) => {
      shown = null;
      if (number !== latest) return;
      onMistake(mistakeOf(error));
      // It has run well and broke later: it begins again where the source begins. Once, or it would never end.
      if (isAnew) onEnded();
      else void showAnew(code, error);
    };
    let run: Run;
    try {
      run = await begin(code, onBroken);
    } catch (error) {
      if (number === latest) onMistake(mistakeOf(error));
      return false;
    }
    if (number !== latest) {
      end(run);
      return false;
    }
    if (shown) end(shown);
    shown = run;
    run.container.hidden = false;
    onMistake(null);
    onObserved(run.observed);
    return true;
  }

  async function showAnew(code: string, error: unknown): Promise<void> {
    const showing = show(code);
    const number = latest;
    isAnew = await showing;
    if (number !== latest) return;
    if (!isAnew) onEnded();
    onMistake(mistakeOf(error));
  }

  return {
    show: (code: string) => {
      isAnew = false;
      return show(code);
    },
  };
}

/** Tells once that its children have been rendered. */
function Begun({ onBegun, children }: { onBegun: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is rendered afterwards
  useEffect(() => onBegun(), []);
  return children;
}
