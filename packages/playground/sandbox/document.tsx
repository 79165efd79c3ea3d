import "browser/drag-data.ts";
import type { ReactNode } from "react";
import type { Root } from "react-dom/client";
import { ready, sourceChanged } from "../live/messages.ts";
import { codeIn, readAddressedCode, removeAddressedCode } from "./addressed-code.ts";
import { type LiveExampleData, readDocumentData } from "./document-data.ts";
import { inSandbox, nextTask, type Sandbox } from "./in-sandbox.ts";

/** Entry point of a live example. */
async function start(sandbox: Sandbox): Promise<void> {
  const data = readDocumentData<LiveExampleData>();
  // A link to other code in the same document does not reload it.
  let shown = codeIn(location.hash);
  addEventListener("hashchange", () => {
    if (codeIn(location.hash) !== shown) location.reload();
  });
  let problem = "";
  const addressed = await readAddressedCode(data.compiler).catch(({ message }: Error) => {
    problem = `The code in the address could not be opened. ${message} This is the original example.`;
    return null;
  });
  const { createRoot } = await import("react-dom/client");
  await nextTask();
  await import("@craftjs/core");
  await nextTask();
  const [{ LiveExample }, { Gate }, { ErrorBoundary }] = await Promise.all([
    import("./live-example.tsx"),
    import("./gate.tsx"),
    import("browser/error-boundary.tsx"),
  ]);
  const element = document.createElement("div");
  element.className = sandbox.isFramed ? "live framed" : "live";
  element.tabIndex = -1;
  document.body.append(element);
  let root: Root | undefined;

  function show(content: ReactNode): void {
    if (root) {
      root.unmount();
      element.replaceChildren(); // additions of translators and extensions
      element.focus(); // the button disappears
    }
    root = createRoot(element);
    root.render(content);
  }

  /** @param changed null: the original */
  function run(changed: string | null): void {
    let latest = changed;
    const fallback = (message: string) => (
      <section className="panel stopped" role="alert">
        <p>{`The example has stopped: ${message}`}</p>
        <span className="buttons">
          <button type="button" onClick={() => run(latest)}>
            Start again
          </button>
        </span>
      </section>
    );
    show(
      <ErrorBoundary fallback={fallback}>
        <LiveExample
          {...{ given: data, changed, problem }}
          listen={sandbox.listen}
          onReady={() => sandbox.tell(ready)}
          onSource={(source) => {
            latest = source;
            problem = "";
            sandbox.tell(sourceChanged(source));
          }}
        />
      </ErrorBoundary>,
    );
  }

  if (addressed === null) return run(null);
  show(
    <Gate
      source={addressed}
      onRun={() => run(addressed)}
      onShowOriginal={() => {
        removeAddressedCode();
        shown = null;
        run(null);
      }}
    />,
  );
}

const sandbox = inSandbox();
if (sandbox) void start(sandbox);
