import { withBase } from "browser/base-path.ts";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { colourMode, theme } from "../live/messages.ts";
import type { NodeAction, ShownPage } from "../live/node-panel.tsx";
import { sandboxPath } from "../names.ts";
import { appendLines, type ConsoleBatch } from "./console-batch.ts";
import { envelope, type Mistake, parseFromFrame, type ToFrame } from "./messages.ts";
import type { Project } from "./project.ts";
import { allowRun, beginRun, confirmRun, endRun, hasHung, pauseRun, resumeRun, stopRun } from "./unfinished-run.ts";

/** Debounce in milliseconds between the last keystroke and a run. */
const debounce = 300;

/** Milliseconds between two pings. */
const pingInterval = 500;

/**
 * Maximum number of messages between two pongs: more would freeze the page. Each millisecond of parsing, and each 100 lines
 * of console output, count as another message.
 */
const maxMessages = 1000;

/** The state of a project that runs in the frame. */
interface Run extends ConsoleBatch {
  page: ShownPage | null;
  mistake: Mistake | null;
  /** The reason why Craft.js refused an action, or "". */
  refusal: string;
}

const idleRun: Run = { page: null, mistake: null, lines: [], dropped: 0, refusal: "" };

/**
 * Runs a project in a frame whenever it changes.
 * @param files null to wait
 * @param project number of the project: each gets a separate frame
 */
export function useFrame(files: Project["files"] | null, project: number | undefined) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [restarts, setRestarts] = useState(0);
  const id = `${project} ${restarts}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame starts in the current colour mode
  const src = useMemo(() => `${withBase(sandboxPath)}#theme=${colourMode()}`, [id]);
  /** Number of documents that have started in the frames. */
  const [startCount, setStartCount] = useState(0);
  const [run, setRun] = useState(idleRun);
  const delay = useRef(0);
  const deadline = useRef<ReturnType<typeof setTimeout>>(undefined);

  // "*" because the frame's origin is opaque; the frame may see the project.
  const post = (message: unknown) => frame?.contentWindow?.postMessage(message, "*");
  const tell = (message: ToFrame) => post(envelope(message));

  const log = (batch: ConsoleBatch) => startTransition(() => setRun((run) => ({ ...run, ...appendLines(run, batch) })));
  const clearConsole = () => setRun((run) => ({ ...run, lines: [], dropped: 0 }));

  function fail(message: string): void {
    log({ lines: [{ level: "error", text: message }], dropped: 0 });
    setRun((run) => ({ ...run, mistake: { message, place: null } }));
  }

  function expectAnswer(milliseconds: number, failure: string): void {
    clearTimeout(deadline.current);
    deadline.current = setTimeout(() => fail(failure), milliseconds);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame
  useEffect(() => {
    setRun(idleRun);
    if (!frame) return;
    const controller = new AbortController();
    const { signal } = controller;
    /** Time of the unanswered ping, in milliseconds since 1970. */
    let pingedAt: number | null = null;
    /** Messages since the last pong; a pong arrives after the messages that the frame sent earlier. */
    let received = 0;
    const pinging = setInterval(() => {
      if (pingedAt !== null) return;
      pingedAt = Date.now();
      tell({ type: "ping" });
    }, pingInterval);
    /** Started documents minus loaded ones: only our documents report that they have started. */
    let balance = 0;
    function onMessage(event: MessageEvent): void {
      const { source, origin } = event;
      if (source === null || source !== frame?.contentWindow || origin !== "null" || received > maxMessages) return;
      received++;
      const start = performance.now();
      const message = parseFromFrame(event.data); // copies the data first
      received += performance.now() - start;
      if (message?.type === "console") received += message.lines.length / 100;
      if (received > maxMessages) {
        stopRun();
        // At once: React's own task would wait for the messages before it.
        flushSync(() => setRestarts((count) => count + 1));
        return;
      }
      if (message?.type === "ready") {
        balance++;
        clearTimeout(deadline.current);
        pingedAt = null;
        confirmRun(Date.now());
        delay.current = 0;
        tellTheme();
        setStartCount((count) => count + 1);
      } else if (message?.type === "pong") {
        if (pingedAt === null) return;
        confirmRun(pingedAt);
        pingedAt = null;
        received = 0;
      } else if (message?.type === "console") {
        log(message);
      } else if (message?.type === "clear") {
        clearConsole();
      } else if (message) {
        const { type, ...change } = message;
        if (type !== "refusal") clearTimeout(deadline.current);
        setRun((run) => ({ ...run, ...change }));
      }
    }
    const onLoad = () => {
      if (--balance >= 0) return;
      endRun();
      expectAnswer(2000, "The frame could not be loaded, or shows another page. “Restart” reloads it.");
    };
    const tellTheme = () => post(theme(colourMode()));
    const observer = new MutationObserver(tellTheme);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    addEventListener("message", onMessage, { signal });
    addEventListener("pagehide", pauseRun, { signal });
    addEventListener("pageshow", resumeRun, { signal });
    const onVisibility = () => (document.hidden ? pauseRun() : resumeRun());
    document.addEventListener("visibilitychange", onVisibility, { signal });
    frame.addEventListener("load", onLoad, { signal });
    expectAnswer(15_000, "The frame has not loaded. Is there a network? “Restart” tries again.");
    return () => {
      observer.disconnect();
      controller.abort();
      clearInterval(pinging);
      clearTimeout(deadline.current);
      endRun();
    };
  }, [frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is something to run, and where
  useEffect(() => {
    if (!files || startCount === 0) return;
    // The change may fix the mistake; otherwise, the next run reports it again.
    setRun((run) => (run.mistake ? { ...run, mistake: null } : run));
    const code = JSON.stringify(files);
    if (hasHung(code))
      return fail("The page hung when it ran this code last, so it was not started. Change it, or choose “Restart”.");
    const timer = setTimeout(() => {
      setRun((run) => ({ ...run, lines: [], dropped: 0, refusal: "" }));
      beginRun(code);
      expectAnswer(10_000, "The code has not rendered anything for ten seconds. “Restart” runs it in a new frame.");
      tell({ type: "run", files });
    }, delay.current);
    delay.current = debounce;
    return () => clearTimeout(timer);
  }, [files, startCount]);

  return {
    ...run,
    /** The `ref` of the frame. */
    frame: setFrame,
    /** URL of the frame's document. */
    src,
    /** Key of the frame. */
    id,
    clearConsole,
    act: (action: NodeAction) => tell({ type: "act", action }),
    /** Replaces the frame, whose code may hang. */
    restart() {
      allowRun();
      setRestarts(restarts + 1);
    },
  };
}
