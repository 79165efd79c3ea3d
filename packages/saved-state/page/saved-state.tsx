import { RetryBoundary } from "browser/failure-boundary.tsx";
import { useModule } from "browser/use-module.ts";
import { useState } from "react";
import type { Options } from "../finding.ts";
import { DocumentForm } from "./document-form.tsx";
import { useJobs } from "./use-jobs.ts";
import type { Result } from "./worker.ts";

/** The opened text, and whether pages are stored compressed. */
type Source = [text: string, options: Options, isPacked: boolean];

/** Finds faults of a saved document, and repairs them. The document never leaves the browser. */
export function SavedState() {
  const { busy, isReady, failure, run, cancel } = useJobs();
  // Loaded on demand, since the edge never renders it.
  const results = useModule(() => import("./results.tsx"));
  const [[text, options, isPacked], setSource] = useState<Source>(["", {}, false]);
  const [opened, setOpened] = useState<Result<"open"> | null>(null);
  const [count, setCount] = useState(0);
  const [news, setNews] = useState("");

  async function check(source: Source, choice = 0): Promise<void> {
    setSource(source);
    const result = await run("Reading the document", "open", ...source, choice);
    if (!result) return;
    setNews(summaryOf(result));
    setOpened(result);
    setCount((count) => count + 1);
  }

  return (
    <div className="saved-state tool">
      <p className="appless" role="alert">
        This tool runs in your browser and needs JavaScript. If JavaScript is on, its code could not be loaded: reload
        the page.
      </p>
      <p>
        Paste the JSON that your project saved for a page. It stays in your browser: nothing is sent anywhere.{" "}
        <span className="tool-state">{`${isReady && results.module ? "The tool has loaded, and" : "Once it has loaded, the tool"} keeps working without a network.`}</span>
      </p>
      <DocumentForm onText={(...source) => void check(source)} />
      {/* Screen readers announce a changed text, but not an element that is inserted with its text. */}
      <p role="status" className="sr-only">
        {busy ? `${busy} …` : news}
      </p>
      {busy && (
        <p className="busy">
          <progress aria-label={busy} /> <span>{`${busy} …`}</span>{" "}
          <button type="button" className="button" onClick={cancel}>
            Cancel
          </button>
        </p>
      )}
      {(failure || results.failure) && (
        <p className="failure-box" role="alert">
          {failure || `The tool's code could not be loaded (${results.failure}). Reload the page.`}
        </p>
      )}
      {results.module && opened && (
        <RetryBoundary>
          <results.module.Results
            count={count}
            opened={opened}
            summary={summaryOf(opened)}
            options={options}
            onDocument={(choice) => void check([text, options, isPacked], choice)}
            run={run}
            onNews={setNews}
            onContinue={({ document }) => void check([JSON.stringify(document), options, isPacked])}
          />
        </RetryBoundary>
      )}
    </div>
  );
}

/** A summary of the findings, also for screen readers. */
function summaryOf({ document, summary, steps }: Result<"open">): string {
  const size = Object.keys(document ?? {}).length;
  const where = steps.length > 0 ? ` The document was found in: ${steps.join(" › ")}.` : "";
  const what = document ? `${size} ${size === 1 ? "node" : "nodes"}.` : "No document was found.";
  return `${what}${where} ${summary}.`;
}
