import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { keep, loadKept } from "./keep.ts";
import { fromFragment } from "./share.ts";
import { loadTemplates } from "./templates.ts";
import { replaced, type Work } from "./work.ts";

/** Milliseconds between the last change and keeping it: what is written as a page is left may be lost. */
const pause = 300;

const firstTemplate = "text-and-container";

interface Opened {
  work: Work;
  /** Why what the address names is not shown. */
  problem: string;
}

/** The project that the address holds or names, or else the one that is open, that this browser keeps, or the first template. */
async function open(fragment: string, current: Work | null): Promise<Opened> {
  const kept = current ?? (await loadKept());
  const nothing = { project: { name: "", files: {} }, previous: null, isEdited: false };
  const [, kind, id = ""] = /^#(code|template)=(.*)/.exec(fragment) ?? [];
  const shared = kind === "code" ? await fromFragment(fragment) : null;
  if (shared) return { work: replaced(kept ?? nothing, shared, false), problem: "" };
  const isKept = kind === undefined || kind === "code";
  const problem = kind === "code" ? "The address holds no project: it may have been cut on its way." : "";
  if (isKept && kept) return { work: current ?? { ...kept, isTrusted: true, number: 1 }, problem };
  const templates = await loadTemplates();
  const template = templates.find((template) => template.id === (isKept ? firstTemplate : id)) ?? templates[0];
  if (!template) throw new Error("There is no template.");
  return { work: replaced(kept ?? nothing, template.project), problem };
}

export interface WorkHandle {
  /** Null until it is there. */
  work: Work | null;
  setWork: Dispatch<SetStateAction<Work | null>>;
  problem: string;
  /** Whether this browser keeps what is done. */
  isKept: boolean;
}

/** The reader's work, which stays in the browser. */
export function useWork(): WorkHandle {
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState("");
  const [isKept, setIsKept] = useState(true);
  const latest = useRef<Work>(null);
  const unkept = useRef<Work>(null);
  const keptNumber = useRef<number>(undefined);
  latest.current = work;

  useEffect(() => {
    function onAddress(): void {
      open(location.hash, latest.current).then(
        (opened) => {
          setWork(opened.work);
          setProblem(opened.problem);
        },
        (error: Error) => setProblem(`No project could be loaded: ${error.message} Reload the page.`),
      );
    }
    onAddress();
    addEventListener("hashchange", onAddress);
    return () => removeEventListener("hashchange", onAddress);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it writes what the reference holds
  useEffect(() => {
    if (!work?.isTrusted) return;
    // From now on the work differs from what the address says.
    if (/^#(code|template)=/.test(location.hash)) history.replaceState(history.state, "", location.pathname);
    unkept.current = work;
    const isOther = keptNumber.current !== work.number;
    keptNumber.current = work.number;
    const timer = setTimeout(() => void write(), isOther ? 0 : pause);
    return () => clearTimeout(timer);
  }, [work]);

  async function write(): Promise<void> {
    const now = unkept.current;
    unkept.current = null;
    if (now) setIsKept(await keep(now));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it writes what the reference holds
  useEffect(() => {
    const leave = () => void write();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      leave();
    };
  }, []);

  return { work, setWork, problem, isKept };
}
