import { useEffect, useRef, useState } from "react";
import { openAddress } from "./open-address.ts";
import { templateOf } from "./templates.ts";
import { type Saving, useSaving } from "./use-saving.ts";
import { replaced, trusted, type Work } from "./work.ts";

export interface WorkHandle {
  /** Null while loading. */
  work: Work | null;
  /** A message for the reader until the next change, or "". */
  news: string;
  saving: Saving;
  change(make: (work: Work) => Work, news?: string): void;
  say(news: string): void;
}

async function beginning() {
  const { id, project } = await templateOf();
  return trusted(project, id);
}

/** The reader's work: from the address, from this browser's storage, or a template. */
export function useWork(): WorkHandle {
  const [{ work, news }, setState] = useState<{ work: Work | null; news: string }>({ work: null, news: "" });
  const latest = useRef(work);
  latest.current = work;
  const { saving, loading } = useSaving(work, change);

  function update(make: (work: Work | null) => Work | null, news = ""): void {
    setState((state) => {
      const work = make(state.work);
      return work === state.work && !news ? state : { work, news };
    });
  }

  function change(make: (work: Work) => Work, news?: string): void {
    update((work) => work && make(work), news);
  }

  const say = (news: string) => update((work) => work, news);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it uses references and state setters only
  useEffect(() => {
    let count = 0;
    async function open(): Promise<void> {
      const number = ++count;
      const [saved, { draft, problem }] = await Promise.all([loading.current, openAddress(location.hash)]);
      const loaded = saved?.work ?? null;
      const first = draft || loaded || latest.current ? null : await beginning();
      // Meanwhile another address has been opened, or the page left.
      if (number !== count) return;
      const news = problem || (latest.current ? "" : saved?.news);
      update((work) => {
        const current = work ?? loaded;
        if (draft) return replaced(current, draft, true);
        return current ?? (first && replaced(null, first));
      }, news);
    }
    const openOrSay = () =>
      void open().catch(({ message }: Error) => say(`No project could be loaded: ${message} Reload the page.`));
    openOrSay();
    addEventListener("hashchange", openOrSay);
    return () => {
      count++;
      removeEventListener("hashchange", openOrSay);
    };
  }, []);

  return { work, news, saving, change, say };
}
