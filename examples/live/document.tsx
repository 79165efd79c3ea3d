import "../drag-data.ts";
import { fromFragment } from "../../client/live/address.ts";
import { ready, sourceChanged } from "../../client/live/messages.ts";
import { type LiveExampleData, readDocumentData } from "./document-data.ts";
import { inSandbox, nextTask } from "./in-sandbox.ts";

/** Entry point of a live example. */
async function start(): Promise<void> {
  const { theme, source } = fromFragment(location.hash);
  const sandbox = inSandbox(theme);
  if (!sandbox) return;
  const { createRoot } = await import("react-dom/client");
  await nextTask();
  await import("@craftjs/core");
  await nextTask();
  const { LiveExample } = await import("./live-example.tsx");
  const element = document.createElement("div");
  element.className = sandbox.isFramed ? "live framed" : "live";
  document.body.append(element);
  createRoot(element).render(
    <LiveExample
      given={readDocumentData<LiveExampleData>()}
      changed={source}
      onReady={() => sandbox.tell(ready)}
      onSource={(changed) => sandbox.tell(sourceChanged(changed))}
    />,
  );
}

void start();
