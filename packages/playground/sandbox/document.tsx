import { PlainButton } from "browser/button.tsx";
import "browser/drag-data.ts";
import { withBase } from "browser/base-path.ts";
import { playgroundPath } from "browser/names.ts";
import { ready, sourceChanged } from "../live/messages.ts";
import { type LiveExampleData, readDocumentData } from "./document-data.ts";
import { inSandbox, nextTask, type Sandbox } from "./in-sandbox.ts";

/** Entry point of a live example. */
async function start(sandbox: Sandbox): Promise<void> {
  // Earlier releases shared code in these URLs. The playground opens it, and asks before it runs code.
  const [, code] = /[#&](code=.*)/.exec(location.hash) ?? [];
  if (code && !sandbox.isFramed) {
    return location.replace(`${sandbox.pageOrigin}${withBase(playgroundPath)}#${code}`);
  }
  const data = readDocumentData<LiveExampleData>();
  const { createRoot } = await import("react-dom/client");
  await nextTask();
  await import("@craftjs/core");
  await nextTask();
  const [{ LiveExample }, { ErrorBoundary }] = await Promise.all([
    import("./live-example.tsx"),
    import("browser/error-boundary.tsx"),
  ]);
  const element = document.createElement("div");
  element.className = sandbox.isFramed ? "live framed" : "live";
  element.tabIndex = -1;
  document.body.append(element);

  /** @param editedSource null: the original */
  function run(editedSource: string | null): void {
    const root = createRoot(element);
    let latest = editedSource;
    function startAgain(): void {
      root.unmount();
      element.replaceChildren(); // additions of translators and extensions
      element.focus(); // the button disappears
      run(latest);
    }
    const fallback = (message: string) => (
      <section className="panel stopped" role="alert">
        <p>{`The example has stopped: ${message}`}</p>
        <span className="buttons">
          <PlainButton onClick={startAgain}>Start again</PlainButton>
        </span>
      </section>
    );
    root.render(
      <ErrorBoundary fallback={fallback}>
        <LiveExample
          data={data}
          editedSource={editedSource}
          listen={sandbox.listen}
          onReady={() => sandbox.tell(ready)}
          onSource={(source) => {
            latest = source;
            sandbox.tell(sourceChanged(source));
          }}
        />
      </ErrorBoundary>,
    );
  }

  run(null);
}

const sandbox = inSandbox();
if (sandbox) void start(sandbox);
