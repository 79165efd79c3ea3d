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
  const { LiveExample } = await import("./live-example.tsx");
  const element = document.createElement("div");
  element.className = sandbox.isFramed ? "live framed" : "live";
  document.body.append(element);
  createRoot(element).render(
    <LiveExample
      {...{ given, changed }}
      onReady={() => sandbox.tell(ready)}
      onSource={(changed) => sandbox.tell(sourceChanged(changed))}
    />,
  );
}

void start();
