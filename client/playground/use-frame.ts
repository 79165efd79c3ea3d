import { type RefObject, useEffect, useRef, useState } from "react";
import { withBase } from "../../shared/base-path.ts";
import { defaultColourMode } from "../../shared/constants.ts";
import { sandboxPath } from "../../shared/wire-names.ts";
import { toFragment } from "../live/address.ts";
import { theme } from "../live/messages.ts";
import type { NodeAction, ShownPage } from "../live/node-tree.tsx";
import { type ConsoleLine, envelope, type Mistake, parseFromFrame, type ToFrame } from "./messages.ts";
import type { Project } from "./project.ts";

/** Debounce in milliseconds between the last keystroke and a run. */
const pause = 300;

/** Lines of the console that are kept. */
const mostLines = 300;

export interface Run {
  page: ShownPage | null;
  mistake: Mistake | null;
  lines: ConsoleLine[];
  refusal: string;
}

const nothing: Run = { page: null, mistake: null, lines: [], refusal: "" };

export interface FrameHandle extends Run {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the frame's document. */
  src: string;
  /** Key of the frame. */
  id: string;
  act(action: NodeAction): void;
  /** Replaces the frame, whose code may hang. */
  restart(): void;
}

const colourMode = () => document.documentElement.dataset.theme ?? defaultColourMode;

/**
 * Runs a project in a frame whenever it changes.
 * @param files null waits
 * @param project number of the project: another one gets a frame of its own
 */
export function useFrame(files: Project["files"] | null, project: number | undefined): FrameHandle {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(() => withBase(sandboxPath) + toFragment({ theme: colourMode() }));
  const [restarts, setRestarts] = useState(0);
  /** Counts the documents that have loaded in it. */
  const [ready, setReady] = useState(0);
  const [run, setRun] = useState(nothing);
  const ran = useRef(0);

  // "*" because the frame's origin is opaque; a project in it is no secret to the frame.
  const post = (message: unknown) => frame.current?.contentWindow?.postMessage(message, "*");
  const tell = (message: ToFrame) => post(envelope(message));

  useEffect(() => {
    function onMessage({ data, source, origin }: MessageEvent): void {
      if (source === null || source !== frame.current?.contentWindow || origin !== "null") return;
      const message = parseFromFrame(data);
      if (message?.type === "ready") setReady((count) => count + 1);
      else if (message) setRun((run) => after(run, message));
    }
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);

  const id = `${project} ${restarts}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another frame has said is over
  useEffect(() => setRun(nothing), [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but the reference
  useEffect(() => {
    const observer = new MutationObserver(() => post(theme(colourMode())));
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing else but the reference
  useEffect(() => {
    if (!files || ready === 0) return;
    const isFirst = ran.current !== ready;
    ran.current = ready;
    const timer = setTimeout(
      () => {
        setRun((run) => ({ ...run, lines: [], refusal: "" }));
        tell({ type: "run", files });
      },
      isFirst ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [files, ready]);

  return {
    ...run,
    ...{ frame, src, id },
    act: (action) => tell({ type: "act", action }),
    restart: () => setRestarts(restarts + 1),
  };
}

function after(run: Run, message: Exclude<ReturnType<typeof parseFromFrame>, { type: "ready" } | null>): Run {
  switch (message.type) {
    case "page":
      return { ...run, page: message.page };
    case "mistake":
      return { ...run, mistake: message.mistake };
    case "console":
      return { ...run, lines: [...run.lines, message.line].slice(-mostLines) };
    case "refusal":
      return { ...run, refusal: message.text };
  }
}
