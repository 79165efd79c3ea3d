interface GateProps {
  source: string;
  onRun(): void;
  onShowOriginal(): void;
}

/** Shows the code from a link, and asks before it runs. */
export function Gate({ source, onRun, onShowOriginal }: GateProps) {
  return (
    <main className="gate">
      <section className="panel">
        <h1>This is somebody else’s code</h1>
        <p>
          It came with the address of this example. Read it, then run it. It reaches neither this site nor your data,
          but it can draw anything on this page: do not enter a password.
        </p>
        <span className="buttons">
          <button type="button" onClick={onRun}>
            Run it
          </button>
          <button type="button" onClick={onShowOriginal}>
            Show the original example
          </button>
        </span>
      </section>
      <section aria-label="Source">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <pre tabIndex={0} translate="no">
          {source}
        </pre>
      </section>
    </main>
  );
}
