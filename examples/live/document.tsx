import "../drag-data.ts";
import { ready, sourceChanged } from "../../client/live/messages.ts";
import { entryFile } from "../../client/playground/project.ts";
import { type LiveExampleData, readDocumentData } from "./document-data.ts";
import { inSandbox, nextTask } from "./in-sandbox.ts";
import { loadCompiler } from "./load-compiler.ts";

/** The source that the address holds; undefined: none. */
async function changedSource({ compiler }: LiveExampleData): Promise<string | undefined> {
  // As it was before it was compressed: such addresses are still out there.
  const plain = new URLSearchParams(location.hash.slice(1)).get("source");
  if (plain !== null) return plain;
  if (!location.hash.includes("code=")) return undefined;
  const { fromFragment } = await loadCompiler(compiler);
  return (await fromFragment(location.hash)).files[entryFile];
}

/** Entry point of a live example. */
async function start(): Promise<void> {
  const sandbox = inSandbox();
  if (!sandbox) return;
  const given = readDocumentData<LiveExampleData>();
  const changed = await changedSource(given).catch(() => undefined); // damaged
  const { createRoot } = await import("react-dom/client");
  await nextTask();
  await import("@craftjs/core");
  await nextTask();
  const [{ LiveExample }, { ErrorBoundary }] = await Promise.all([
    import("./live-example.tsx"),
    import("../error-boundary.tsx"),
  ]);
  let latest = changed;
  /** Reloads the document with the reader's source in its address. */
  function startAgain(): void {
    const address = new URLSearchParams(location.hash.slice(1));
    address.delete("code");
    if (latest === undefined) address.delete("source");
    else address.set("source", latest);
    location.hash = address.toString();
    location.reload();
  }
  const element = document.createElement("div");
  element.className = sandbox.isFramed ? "live framed" : "live";
  document.body.append(element);
  createRoot(element).render(
    <ErrorBoundary
      fallback={(message) => (
        <section className="panel stopped" role="alert">
          <p>{`The example has stopped: ${message}`}</p>
          <span className="buttons">
            <button type="button" onClick={startAgain}>
              Start again
            </button>
          </span>
        </section>
      )}
    >
      <LiveExample
        {...{ given, changed }}
        listen={sandbox.listen}
        onReady={() => sandbox.tell(ready)}
        onSource={(source) => {
          latest = source ?? undefined;
          sandbox.tell(sourceChanged(source));
        }}
      />
    </ErrorBoundary>,
  );
}

void start();
