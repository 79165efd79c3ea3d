import type { EditorView } from "@codemirror/view";
import { useEffect, useId, useRef, useState } from "react";
import { NodeTree } from "../live/node-tree.tsx";
import { CodeEditor } from "./code-editor.tsx";
import { FileBar } from "./file-bar.tsx";
import { formatEditor } from "./language/format-editor.ts";
import { MistakeBar } from "./mistake-bar.tsx";
import { ConsolePanel, JsonPanel } from "./panels.tsx";
import { emptyFile, entryFile, type Project } from "./project.ts";
import { renameFile } from "./rename-file.ts";
import { Tabs } from "./tabs.tsx";
import type { useFrame } from "./use-frame.ts";
import { accepted, edited, type Work } from "./work.ts";

const panels = ["Code", "Result", "Nodes", "JSON", "Console"] as const;
type Panel = (typeof panels)[number];

/** The file that the reader wants to see, and of which project. */
interface Asked {
  path: string;
  /** What it was called until it was renamed just now. */
  formerPath?: string | undefined;
  of: number;
}

interface WorkbenchProps {
  work: Work;
  frame: ReturnType<typeof useFrame>;
  change(make: (work: Work) => Work, news?: string): void;
  onSave(): void;
  say(news: string): void;
  /** Gets why TypeScript is unavailable, and null once it is available. */
  onUnavailable(reason: string | null): void;
}

/** Code on one side, and on the other what it shows, its nodes, its JSON and its console. */
export function Workbench({ work, frame, change, onSave, say, onUnavailable }: WorkbenchProps) {
  const { project, isTrusted } = work.draft;
  const { files } = project;
  // Another project begins with its first file.
  const [asked, setAsked] = useState<Asked>({ path: entryFile, of: work.number });
  const isThere = asked.of === work.number && Object.hasOwn(files, asked.path);
  const path = isThere ? asked.path : entryFile;
  const setPath = (path: string, formerPath?: string) => setAsked({ path, formerPath, of: work.number });
  const [typeErrors, setTypeErrors] = useState<{ of: number; counts: Record<string, number> }>();
  const errors = typeErrors?.of === work.number ? typeErrors.counts : {};
  const [panel, setPanel] = useState<Panel>("Result");
  const isWide = useIsWide();
  const editorId = useId();
  const view = useRef<EditorView>(null);
  const panelId = useId();
  const result = useRef<HTMLDivElement>(null);
  const shown = isWide && panel === "Code" ? "Result" : panel;
  const { page, mistake, lines } = frame;
  const setFiles = (make: (files: Project["files"]) => Project["files"], news?: string) =>
    change((work) => {
      const { files } = work.draft.project;
      const changed = make(files);
      return changed === files ? work : edited(work, { files: changed });
    }, news);
  const place = mistake?.place && Object.hasOwn(files, mistake.place.file) ? mistake.place : null;
  const lineMistake = place && mistake && place.file === path ? { line: place.line, message: mistake.message } : null;
  const logged = lines.filter(({ level }) => level === "error").length;

  return (
    <div className="playground-bench" data-panel={shown}>
      <section className="playground-code" aria-label="Code" hidden={!isWide && shown !== "Code"}>
        <FileBar
          files={files}
          errors={errors}
          current={path}
          controls={editorId}
          onOpen={setPath}
          onAdd={(name) => {
            setFiles((files) => ({ ...files, [name]: emptyFile(name) }));
            setPath(name);
          }}
          onRename={(from, to) => {
            setFiles((files) => renameFile(files, from, to));
            setPath(to, from);
          }}
          onDelete={(name) => {
            setFiles(({ [name]: _, ...files }) => files, `${name} is deleted.`);
          }}
          onFormat={() => view.current && void formatEditor(view.current, path).then(say)}
          focusEditor={() => view.current?.focus()}
        />
        <div id={editorId} role="tabpanel" aria-label={path}>
          <CodeEditor
            key={work.number}
            view={view}
            path={path}
            formerPath={isThere ? asked.formerPath : undefined}
            files={files}
            mistake={lineMistake}
            onChange={(path, source) =>
              setFiles((files) => (files[path] === source ? files : { ...files, [path]: source }))
            }
            onSave={onSave}
            say={say}
            onUnavailable={onUnavailable}
            onErrors={(counts) => setTypeErrors({ of: work.number, counts })}
          />
        </div>
        <MistakeBar
          mistake={mistake && { ...mistake, place }}
          others={Object.entries(errors).filter(([name]) => name !== path && Object.hasOwn(files, name))}
          onOpen={setPath}
        />
      </section>
      <section className="playground-result" aria-label="What it shows">
        <header className="playground-files">
          <Tabs<Panel>
            label="Views"
            tabs={panels.filter((name) => !isWide || name !== "Code")}
            errors={{ Console: logged }}
            current={shown}
            controls={shown === "Code" ? editorId : panelId}
            onChoose={setPanel}
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
            <div className="playground-gate">
              <h2>This is somebody else’s code</h2>
              <p>
                It came with an address or a file. Read it, then run it. It runs in a frame without rights: it reaches
                neither this site nor the network.
              </p>
              <button
                type="button"
                className="button primary"
                onClick={() => {
                  result.current?.focus(); // the button goes
                  change(accepted);
                }}
              >
                Run it
              </button>
            </div>
          )}
          {shown === "Nodes" && <NodeTree page={page} refusal={frame.refusal} onAct={frame.act} />}
          {shown === "JSON" && <JsonPanel json={page?.json ?? ""} />}
          {shown === "Console" && <ConsolePanel lines={lines} />}
        </div>
      </section>
    </div>
  );
}

/** As in playground.css: whether code and result stand side by side. */
const wide = "(width >= 62rem)";

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const query = matchMedia(wide);
    const onChange = () => setIsWide(query.matches);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, []);
  return isWide;
}
