import "../drag-data.ts";
import { ready, sourceChanged } from "../../client/live/messages.ts";
import { entryFile } from "../../client/playground/project.ts";
import { fromFragment } from "../../client/playground/share.ts";
import { type LiveExampleData, readDocumentData } from "./document-data.ts";
import { inSandbox, nextTask } from "./in-sandbox.ts";

/** Entry point of a live example. */
async function start(): Promise<void> {
  const sandbox = inSandbox();
  if (!sandbox) return;
  const hasCode = location.hash.includes("code=");
  const project = hasCode ? await fromFragment(location.hash).catch(() => null) : null; // the example itself, if damaged
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
      changed={project?.files[entryFile]}
      onReady={() => sandbox.tell(ready)}
      onSource={(changed) => sandbox.tell(sourceChanged(changed))}
    />,
  );
}

void start();
