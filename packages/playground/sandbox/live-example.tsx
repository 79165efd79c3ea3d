import { PlainButton } from "browser/button.tsx";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Mistake } from "../app/messages.ts";
import { JsonPanel } from "../live/json-panel.tsx";
import { parseMessage } from "../live/messages.ts";
import { NodePanel } from "../live/node-panel.tsx";
import type { LiveExampleData } from "./document-data.ts";
import type { Sandbox } from "./in-sandbox.ts";
import { loadCompiler } from "./load-script.ts";
import { fileName } from "./mistake.ts";
import { type Observed, outline, perform } from "./observed-editor.tsx";
import { startRuns } from "./runs.tsx";
import { SourceEditor } from "./source-editor.tsx";

/** Debounce in milliseconds between the last keystroke and a run. */
const debounce = 400;

interface LiveExampleProps {
  data: LiveExampleData;
  editedSource: string | null;
  listen: Sandbox["listen"];
  onReady(): void;
  /** Called when the source changes; null when it is the original again. */
  onSource(source: string | null): void;
}

/** A live example: code editor, canvas, Node tree and saved JSON. */
export function LiveExample({ data, editedSource, listen, onReady, onSource }: LiveExampleProps) {
  const [text, setText] = useState({ source: editedSource ?? data.source });
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const [observed, setObserved] = useState<Observed | null>(null);
  const [refusal, setRefusal] = useState("");
  const canvas = useRef<HTMLDivElement>(null);
  const runs = useRef<ReturnType<typeof startRuns>>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSource = useRef(text.source);
  const runningSource = useRef<string>(undefined);

  async function run(source: string): Promise<void> {
    latestSource.current = source;
    // Reverted edit: keep the reader's changes on the canvas.
    if (source === runningSource.current) return setMistake(null);
    try {
      const result = source === data.source ? data : (await loadCompiler(data.compiler)).compile(source);
      if (latestSource.current !== source) return;
      if ("mistake" in result) setMistake(result.mistake);
      else if (await runs.current?.show({ entry: fileName, files: { [fileName]: result.code } })) {
        runningSource.current = source;
      }
    } catch (error) {
      setMistake({ message: (error as Error).message, place: null });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the canvas begins once
  useEffect(() => {
    if (!canvas.current || runs.current) return;
    runs.current = startRuns(canvas.current, {
      onObserved(observed) {
        if (!observed) runningSource.current = undefined;
        setObserved(observed);
      },
      onMistake: setMistake,
    });
    const stopListening = listen((received) => {
      const message = parseMessage(received);
      if (message?.craftLive === "source") replace(message.source ?? data.source);
    });
    void run(text.source).then(onReady);
    return () => {
      stopListening();
      runs.current?.stop();
    };
  }, []);

  function change(next: string, wait: number): void {
    onSource(next === data.source ? null : next);
    latestSource.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void run(next), wait);
  }

  function replace(source: string): void {
    setText({ source });
    change(source, 0);
  }

  function reset(): void {
    runningSource.current = undefined;
    replace(data.source);
  }

  useEffect(() => (observed ? outline(observed) : undefined), [observed]);

  const lineMistake = useMemo(
    () => (mistake?.place ? { line: mistake.place.line, message: mistake.message } : null),
    [mistake],
  );
  return (
    <main>
      <h1 className="sr-only">{document.title}</h1>
      <section className="panel code" aria-label="Source">
        <header>
          <h2>Source</h2>
          <span className="buttons">
            <PlainButton onClick={reset}>Reset</PlainButton>
          </span>
        </header>
        <SourceEditor
          text={text}
          original={data.source}
          html={data.html}
          mistake={lineMistake}
          script={data.editor}
          onChange={(next) => next !== latestSource.current && change(next, debounce)}
          onOpen={() => void loadCompiler(data.compiler).catch(() => {})}
          onFailure={({ message }) => setMistake({ message, place: null })}
        />
        <p id="source-hint">Once you type, Tab indents. Escape, then Tab, leaves.</p>
        <p className="mistake" role="status">
          {mistake && (
            <>
              <b>{mistake.place ? `Line ${mistake.place.line}: ` : "Error: "}</b>
              <span>{mistake.message}</span>
            </>
          )}
        </p>
      </section>
      <section className="panel result" aria-label="Canvas">
        <div className="canvas" translate="no" ref={canvas} />
      </section>
      <JsonPanel json={observed?.json ?? ""} />
      <NodePanel
        page={observed}
        refusal={refusal}
        onAct={(action) => observed && setRefusal(perform(observed, action))}
      />
    </main>
  );
}
