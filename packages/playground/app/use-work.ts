import { session } from "browser/session.ts";
import { storage } from "browser/storage.ts";
import { useEffect, useRef, useState } from "react";
import { ownCodeKey } from "../names.ts";
import { fromFragment } from "./share.ts";
import { loadTemplates, templateOf } from "./templates.ts";
import { type Draft, parseSavedWork, replaceDraft, trustedDraft, untrustedDraft, type Work } from "./work.ts";

/** Key in localStorage. */
const workKey = "playground";

/** Key of stored work that could not be read. */
const unreadableKey = "playground-unreadable";

/**
 * Opens the project in a URL, or the template that its fragment names; null without one.
 * @throws with a sentence for the reader
 */
async function openUrl(fragment: string): Promise<Draft | null> {
  const [, kind, id] = /^#(code|template)=(.*)/.exec(fragment) ?? [];
  if (kind === "code") {
    const project = await fromFragment(fragment);
    const isOwn = session.get(ownCodeKey) === fragment;
    return isOwn ? { ...trustedDraft(project), isTouched: true } : untrustedDraft(project);
  }
  if (kind === "template") {
    const template = (await loadTemplates()).find((template) => template.id === id);
    if (!template) throw new Error(`The template “${id}” does not exist.`);
    return trustedDraft(template.project);
  }
  return null;
}

/** Parses stored work; null if there is none, or if it is invalid. */
function parseStoredWork(text: string | null): Work | null {
  try {
    return parseSavedWork(JSON.parse(text ?? "null"));
  } catch {
    return null;
  }
}

/** The reader's work: from the URL, from this browser's storage, or a template. Each change is saved. */
export function useWork() {
  /** Null while loading. */
  const [work, setWork] = useState<Work | null>(null);
  /** A message for the reader until the next change, or "". */
  const [news, say] = useState("");
  /** Whether the browser stores the work; null: a reload opens it from the URL, until it is changed. */
  const [isSaved, setIsSaved] = useState<boolean | null>(true);
  const latest = useRef<Work | null>(null);

  function show(work: Work): void {
    latest.current = work;
    setWork(work);
  }

  function save(work: Work): void {
    show(work);
    setIsSaved(storage.set(workKey, JSON.stringify(work)));
  }

  function change(update: (work: Work) => Work, news = ""): void {
    const { current: before } = latest;
    const after = before && update(before);
    if (after && after !== before) {
      save(after);
      // A reload now restores the saved work, not the project in the URL.
      if (/^#(code|template)=/.test(location.hash)) history.replaceState(history.state, "", location.pathname);
    }
    say(news);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it uses references and state setters only
  useEffect(() => {
    let count = 0;
    async function open(): Promise<void> {
      const number = ++count;
      let problem = "";
      const urlDraft = await openUrl(location.hash).catch(({ message }: Error) => {
        problem = `The project in the address could not be opened. ${message}`;
        return null;
      });
      const stored = latest.current ? null : storage.get(workKey);
      const current = latest.current ?? parseStoredWork(stored);
      if (stored !== null && !current) {
        storage.set(workKey, null); // both may not fit
        storage.set(unreadableKey, stored);
        problem ||= `Your stored project cannot be read. It stays in this browser: localStorage, “${unreadableKey}”.`;
      }
      const template = urlDraft || current ? null : await templateOf();
      // Meanwhile another URL has been opened, or the page left.
      if (number !== count) return;
      if (urlDraft) {
        show(replaceDraft(current, urlDraft));
        setIsSaved(null);
      } else if (current) show(current);
      else if (template) save(replaceDraft(null, trustedDraft(template.project, template.id)));
      say(problem);
    }
    const openOrReport = () =>
      void open().catch(({ message }: Error) => say(`No project could be loaded: ${message} Reload the page.`));
    // Each tab saves its own work; “Undo” restores what another tab has saved.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const { current: ownWork } = latest;
      const otherDraft = key === workKey ? parseStoredWork(newValue)?.draft : null;
      if (ownWork && otherDraft?.isTouched) show({ ...ownWork, previous: otherDraft });
    };
    const controller = new AbortController();
    openOrReport();
    addEventListener("hashchange", openOrReport, controller);
    addEventListener("storage", onStorage, controller);
    return () => {
      count++;
      controller.abort();
    };
  }, []);

  const isLost = isSaved === false && work?.draft.isTouched === true;
  useEffect(() => {
    if (!isLost) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", confirmLeaving);
    return () => removeEventListener("beforeunload", confirmLeaving);
  }, [isLost]);

  return { work, news, isSaved, change, say };
}
