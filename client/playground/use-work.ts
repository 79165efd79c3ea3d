import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { openAddress } from "./open-address.ts";
import { asideKey, claimStorage, loadSaved, save } from "./storage.ts";
import { loadTemplates } from "./templates.ts";
import { caughtUp, replaced, resumed, trusted, type Work } from "./work.ts";

/** Debounce in milliseconds between the last change and saving: shorter than before a run, which may hang the page. */
const pause = 150;

const firstTemplate = "text-and-container";

/** `elsewhere`: another tab has the storage. `blocked`: the browser allows none, or it is full. */
export type Saving = "on" | "elsewhere" | "blocked";

export interface WorkHandle {
  /** Null while it loads. */
  work: Work | null;
  /** What to tell the reader until the next change, or "". */
  news: string;
  saving: Saving;
  change(make: (work: Work) => Work, news?: string): void;
  say(news: string): void;
}

/** The reader's work, which is saved in this browser. */
export function useWork(): WorkHandle {
  const [{ work, news }, setState] = useState<{ work: Work | null; news: string }>({ work: null, news: "" });
  const [saving, setSaving] = useState<Saving>("on");
  const latest = useRef(work);
  latest.current = work;
  /** What the storage holds, as far as this tab knows. */
  const stored = useRef<Work>(null);
  const maySave = useRef(false);
  const isMounted = useRef(true);

  function update(make: (work: Work | null) => Work | null, news = ""): void {
    setState((state) => {
      const work = make(state.work);
      return work === state.work && !news ? state : { work, news };
    });
  }

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
    // A reload now brings what is saved, not what the address says.
    const isNamed = /^#(code|template)=/.test(location.hash);
    if (isMounted.current && isNamed && !latest.current?.isAddressed) {
      history.replaceState(history.state, "", location.pathname);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it uses references and state setters only
  useEffect(() => {
    let news = "";
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    isMounted.current = true;

    async function loadWork(): Promise<Work | null> {
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
        if (saved === "unreadable") news = unreadable;
        else if (saved) stored.current = resumed(saved);
        return stored.current;
      } catch {
        setSaving("blocked");
        return null;
      }
    }

    async function catchUp(): Promise<void> {
      if (!isMounted.current) return;
      const saved = await loadSaved();
      if (saved && saved !== "unreadable") {
        flushSync(() => update((work) => work && caughtUp(work, saved, work === stored.current)));
      }
      maySave.current = true;
      await write();
      setSaving((saving) => (saving === "elsewhere" ? "on" : saving));
    }

    const loading = loadWork();
    let count = 0;
    async function onAddress(): Promise<void> {
      const number = ++count;
      const [loaded, { draft, problem }] = await Promise.all([loading, openAddress(location.hash)]);
      const first = draft || loaded || latest.current ? null : trusted(await loadFirstTemplate());
      // Another address has been opened meanwhile, or the page left.
      if (number !== count || !isMounted.current) return;
      update((work) => {
        const current = work ?? loaded;
        if (draft) return replaced(current, draft, true);
        return current ?? (first && replaced(null, first));
      }, problem || news);
      news = "";
    }
    const openOrSay = () =>
      void onAddress().catch(({ message }: Error) =>
        update((work) => work, `No project could be loaded: ${message} Reload the page.`),
      );
    openOrSay();

    const leave = () => void write();
    const askBeforeLoss = (event: BeforeUnloadEvent) => {
      const isSaved = maySave.current || latest.current === stored.current;
      if (!isSaved && latest.current?.draft.isTouched) event.preventDefault();
    };
    addEventListener("hashchange", openOrSay);
    addEventListener("beforeunload", askBeforeLoss);
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      isMounted.current = false;
      removeEventListener("hashchange", openOrSay);
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

  return {
    ...{ work, news, saving },
    change: (make, news) => update((work) => work && make(work), news),
    say: (news) => update((work) => work, news),
  };
}

const unreadable = `What this browser has kept cannot be read. It is left in its storage, as “${asideKey}”.`;

async function loadFirstTemplate() {
  const templates = await loadTemplates();
  const template = templates.find(({ id }) => id === firstTemplate) ?? templates[0];
  if (!template) throw new Error("There is no template.");
  return template.project;
}
