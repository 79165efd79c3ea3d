import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { asideKey, claimStorage, loadSaved, save } from "./storage.ts";
import { caughtUp, resumed, type Work } from "./work.ts";

/** Debounce in milliseconds between the last change and saving: shorter than before a run, which may hang the page. */
const pause = 150;

/** `elsewhere`: another tab has the storage. `blocked`: the browser allows none, or it is full. */
export type Saving = "on" | "elsewhere" | "blocked";

interface Loaded {
  /** Null without saved work, or if saving is impossible. */
  work: Work | null;
  /** A message for the reader, or "". */
  news: string;
}

/**
 * Saves the work in this browser.
 * @param change is called when another tab, which has saved its work, is closed
 * @returns the state, and the work saved before the first effect
 */
export function useSaving(
  work: Work | null,
  change: (make: (work: Work) => Work) => void,
): { saving: Saving; loading: RefObject<Promise<Loaded> | null> } {
  const [saving, setSaving] = useState<Saving>("on");
  const latest = useRef(work);
  latest.current = work;
  /** The contents of the storage, as far as this tab knows. */
  const stored = useRef<Work>(null);
  const maySave = useRef(false);
  const isMounted = useRef(true);
  const loading = useRef<Promise<Loaded>>(null);

  async function write(): Promise<void> {
    const { current: now } = latest;
    if (!now || now.isAddressed || now === stored.current || !maySave.current) return;
    stored.current = now;
    try {
      await save(now);
      setSaving("on");
    } catch {
      if (stored.current === now) stored.current = null; // the next change tries again
      return setSaving("blocked");
    }
    // A reload now restores the saved work, not the project in the address.
    const isNamed = /^#(code|template)=/.test(location.hash);
    if (isMounted.current && isNamed && !latest.current?.isAddressed) {
      history.replaceState(history.state, "", location.pathname);
    }
  }

  async function load(released: Promise<void>): Promise<Loaded> {
    try {
      const wait = await claimStorage(released);
      const saved = await loadSaved();
      if (wait) {
        setSaving("elsewhere");
        wait()
          .then(catchUp)
          .catch(() => setSaving("blocked"));
      }
      maySave.current = !wait;
      if (saved === "unreadable") return { work: null, news: unreadable };
      stored.current = saved && resumed(saved);
    } catch {
      setSaving("blocked");
    }
    return { work: stored.current, news: "" };
  }

  async function catchUp(): Promise<void> {
    if (!isMounted.current) return;
    const saved = await loadSaved();
    if (saved && saved !== "unreadable") {
      flushSync(() => change((work) => caughtUp(work, saved, work === stored.current)));
    }
    maySave.current = true;
    await write();
    setSaving((saving) => (saving === "elsewhere" ? "on" : saving));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it uses references and state setters only
  useEffect(() => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    isMounted.current = true;
    loading.current = load(released);
    const leave = () => void write();
    const askBeforeLoss = (event: BeforeUnloadEvent) => {
      const isSaved = maySave.current || latest.current === stored.current;
      if (!isSaved && latest.current?.draft.isTouched) event.preventDefault();
    };
    addEventListener("beforeunload", askBeforeLoss);
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      isMounted.current = false;
      removeEventListener("beforeunload", askBeforeLoss);
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      void write().then(release);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it writes what the reference holds
  useEffect(() => {
    const isOther = stored.current?.number !== work?.number;
    const timer = setTimeout(() => void write(), isOther ? 0 : pause);
    return () => clearTimeout(timer);
  }, [work]);

  return { saving, loading };
}

const unreadable = `The work saved in this browser cannot be read. It stays in the storage as “${asideKey}”.`;
