import { type ComponentType, type ReactNode, useEffect } from "react";
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

  /** Shows what some code makes, and tells whether it could. */
  function show(code: string): Promise<boolean> {
    const number = ++latest;
    return new Promise((resolve) => {
      let App: ComponentType;
      try {
        App = evaluate(code);
      } catch (error) {
        onMistake(mistakeOf(error));
        return resolve(false);
      }
      const container = document.createElement("div");
      container.hidden = shown !== null;
      let observed: Observed | null = null;
      const report = (now: Observed) => {
        observed = now;
        if (shown === run) onObserved(now);
      };
      const fail = (error: unknown) => {
        const wasShown = shown === run;
        end(run);
        if (number === latest) onMistake(mistakeOf(error));
        if (wasShown) {
          shown = null;
          // It has run well and broke later: it begins again where the source begins. Once, or it would never end.
          if (number === latest) isAnew ? onEnded() : void showAnew(code, error);
        }
        failed = true;
        resolve(false);
      };
      let failed = false;
      const succeed = () => {
        if (failed) return;
        if (number !== latest) {
          end(run);
          return resolve(false);
        }
        const before = shown;
        shown = run;
        container.hidden = false;
        if (before) end(before);
        onMistake(null);
        onObserved(observed);
        resolve(true);
      };
      const root = createRoot(container, { onUncaughtError: fail });
      const run: Run = { container, root };
      canvas.append(container);
      root.render(
        <ReportContext value={report}>
          <Begun onBegun={() => void setTimeout(succeed, probation)}>
            <App />
          </Begun>
        </ReportContext>,
      );
    });
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
