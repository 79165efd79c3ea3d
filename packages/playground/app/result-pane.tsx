import { withBase } from "browser/base-path.ts";
import { handDocument } from "browser/hand-document.ts";
import { savedStatePath } from "browser/names.ts";
import { useId, useRef } from "react";
import { JsonPanel } from "../live/json-panel.tsx";
import { NodePanel } from "../live/node-panel.tsx";
import { ConsolePanel } from "./console-panel.tsx";
import { Tabs } from "./tabs.tsx";
import type { useFrame } from "./use-frame.ts";
import { trustDraft, type Work } from "./work.ts";

const views = ["Result", "Nodes", "JSON", "Console"] as const;
/** On narrow screens, the code is one of the views. */
export type View = "Code" | (typeof views)[number];

interface ResultPaneProps {
  isTrusted: boolean;
  frame: ReturnType<typeof useFrame>;
  isWide: boolean;
  shown: View;
  onChoose(view: View): void;
  editorId: string;
  change(make: (work: Work) => Work): void;
}

/** The result of the project: its frame, nodes, JSON and console. */
export function ResultPane({ isTrusted, frame, isWide, shown, onChoose, editorId, change }: ResultPaneProps) {
  const panelId = useId();
  const result = useRef<HTMLDivElement>(null);
  const { page, lines, dropped } = frame;
  const json = page?.json ?? "";
  const errorCount = lines.filter(({ level }) => level === "error").length;

  return (
    <section className="playground-result" aria-label="Result">
      <header className="playground-files">
        <Tabs<View>
          label="Views"
          tabs={isWide ? views : ["Code", ...views]}
          errors={{ Console: errorCount }}
          current={shown}
          controls={shown === "Code" ? editorId : panelId}
          onChoose={onChoose}
        />
        <span className="playground-actions">
          <button type="button" disabled={!isTrusted} onClick={frame.restart}>
            Restart
          </button>
        </span>
      </header>
      <div id={panelId} role="tabpanel" aria-label={shown} hidden={shown === "Code"} ref={result} tabIndex={-1}>
        {isTrusted ? (
          <iframe
            key={frame.id}
            ref={frame.frame}
            sandbox="allow-scripts"
            src={frame.src}
            title="Result of the project"
            hidden={shown !== "Result"}
          />
        ) : (
          <Gate
            onRun={() => {
              result.current?.focus(); // the button disappears
              change(trustDraft);
            }}
          />
        )}
        {shown === "Nodes" && <NodePanel page={page} refusal={frame.refusal} onAct={frame.act} />}
        {shown === "JSON" && (
          <JsonPanel json={json}>
            {json && (
              <a href={withBase(savedStatePath)} onClick={() => handDocument(json)}>
                Check it with the doctor
              </a>
            )}
          </JsonPanel>
        )}
        {shown === "Console" && <ConsolePanel lines={lines} dropped={dropped} onClear={frame.clearConsole} />}
      </div>
    </section>
  );
}

function Gate({ onRun }: { onRun(): void }) {
  return (
    <div className="playground-gate">
      <h2>This is somebody else’s code</h2>
      <p>
        It came with a link or a file. Read it, then run it. It runs in a sandbox, and can access neither this site nor
        the network.
      </p>
      <button type="button" className="button primary" onClick={onRun}>
        Run it
      </button>
    </div>
  );
}
