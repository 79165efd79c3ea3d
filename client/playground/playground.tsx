import type { EditorView } from "@codemirror/view";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { NodeTree } from "../live/node-tree.tsx";
import { CodeEditor } from "./code-editor.tsx";
import { FileBar } from "./file-bar.tsx";
import { endLanguage } from "./language/ask-language.ts";
import { formatEditor } from "./language/format-editor.ts";
import { ConsolePanel, JsonPanel } from "./panels.tsx";
import { emptyFile, entryFile, type Project, parseProject, renameFile } from "./project.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { StartDialog } from "./start-dialog.tsx";
import { Tabs } from "./tabs.tsx";
import { useFrame } from "./use-frame.ts";
import { useWork } from "./use-work.ts";
import { edited, replaced, undone, type Work } from "./work.ts";

const unkept = "This browser keeps nothing here: share it to keep it";

/** Several files, what they show, its nodes, its JSON and a console. */
export function Playground() {
  const { work, setWork, problem, isKept } = useWork();
  const [dialog, setDialog] = useState<"start" | "share" | null>(null);
  const [news, setNews] = useState("");
  const frame = useFrame(work?.isTrusted ? work.project.files : null, work?.number);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => () => endLanguage(), []);
  const change = (make: (work: Work) => Work) => setWork((work) => work && make(work));
  const begin = (project: Project) => {
    change((work) => replaced(work, project));
    setNews(`This is “${project.name}” now.`);
  };

  async function openFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ""; // so that the same file can be chosen again
    if (!file) return;
    const project = await file
      .text()
      .then(JSON.parse)
      .then(parseProject, () => null);
    if (!project) return setNews(`${file.name} is no project of the playground.`);
    change((work) => replaced(work, project, false));
    setNews("");
  }

  if (!work) {
    return problem ? (
      <p className="failure-box" role="alert">
        {problem}
      </p>
    ) : (
      <div className="playground-loading" />
    );
  }
  const { project, previous } = work;
  return (
    <div className="playground-app">
      <div className="playground-bar">
        <input
          className="playground-title"
          aria-label="Name of the project"
          value={project.name}
          maxLength={80}
          spellCheck={false}
          onChange={({ currentTarget: { value: name } }) => change((work) => edited(work, { name }))}
        />
        <span className="playground-actions">
          <button type="button" onClick={() => setDialog("start")}>
            Start again
          </button>
          <label className="playground-open">
            Open a file
            <input type="file" accept=".json" onChange={(event) => void openFile(event)} />
          </label>
          <button type="button" className="primary" onClick={() => setDialog("share")}>
            Share
          </button>
        </span>
        <p className="playground-news">
          <span role="status">
            {news ||
              problem ||
              trouble ||
              (work.isTrusted ? (isKept ? "Kept in this browser" : unkept) : "Kept once you run it")}
          </span>
          {previous && (
            <button type="button" onClick={() => change(undone)}>
              Undo: back to “{previous.name}”
            </button>
          )}
        </p>
      </div>
      <Workbench
        work={work}
        frame={frame}
        change={change}
        onSave={() => isKept && work.isTrusted && setNews("Kept in this browser: nothing to save.")}
        onNews={setNews}
        onTrouble={setTrouble}
      />
      {dialog === "share" && <ShareDialog project={project} onClose={() => setDialog(null)} />}
      {dialog === "start" && <StartDialog onChoose={begin} onClose={() => setDialog(null)} />}
    </div>
  );
}

const panels = ["Code", "Result", "Nodes", "JSON", "Console"] as const;
type Panel = (typeof panels)[number];

interface WorkbenchProps {
  work: Work;
  frame: ReturnType<typeof useFrame>;
  change(make: (work: Work) => Work): void;
  onSave(): void;
  onNews(news: string): void;
  onTrouble(problem: string | null): void;
}

function Workbench({ work, frame, change, onSave, onNews, onTrouble }: WorkbenchProps) {
  const { files } = work.project;
  // Another project begins with its first file.
  const [asked, setAsked] = useState({ path: entryFile, of: work.number });
  const path = asked.of === work.number && Object.hasOwn(files, asked.path) ? asked.path : entryFile;
  const setPath = (path: string) => setAsked({ path, of: work.number });
  const [panel, setPanel] = useState<Panel>("Result");
  const isWide = useIsWide();
  const editorId = useId();
  const view = useRef<EditorView>(null);
  const panelId = useId();
  const shown = isWide && panel === "Code" ? "Result" : panel;
  const { page, mistake, lines } = frame;
  const setFiles = (make: (files: Project["files"]) => Project["files"]) =>
    change((work) => edited(work, { files: make(work.project.files) }));
  const place = mistake?.place && Object.hasOwn(files, mistake.place.file) ? mistake.place : null;
  const lineMistake = place && mistake && place.file === path ? { line: place.line, message: mistake.message } : null;
  const errors = lines.filter(({ level }) => level === "error").length;

  return (
    <div className="playground-bench" data-panel={shown}>
      <section className="playground-code" aria-label="Code" hidden={!isWide && shown !== "Code"}>
        <FileBar
          files={files}
          current={path}
          controls={editorId}
          onOpen={setPath}
          onAdd={(name) => {
            setFiles((files) => ({ ...files, [name]: emptyFile(name) }));
            setPath(name);
          }}
          onRename={(from, to) => {
            setFiles((files) => renameFile(files, from, to));
            setPath(to);
          }}
          onDelete={(name) => {
            setFiles(({ [name]: _, ...files }) => files);
            onNews(`${name} is deleted.`);
          }}
          onFormat={() => view.current && void formatEditor(view.current, path).then(onNews)}
        />
        <div id={editorId} role="tabpanel" aria-label={path}>
          <CodeEditor
            key={work.number}
            view={view}
            path={path}
            files={files}
            mistake={lineMistake}
            onChange={(path, source) =>
              setFiles((files) => (files[path] === source ? files : { ...files, [path]: source }))
            }
            onSave={onSave}
            onNews={onNews}
            onTrouble={onTrouble}
          />
        </div>
        <p className="playground-mistake" role="status">
          {mistake && (
            <>
              {place ? (
                <button type="button" onClick={() => setPath(place.file)}>
                  {place.file}, line {place.line}
                </button>
              ) : (
                <b>Error</b>
              )}
              : {mistake.message}
            </>
          )}
        </p>
      </section>
      <section className="playground-result" aria-label="What it shows">
        <header className="playground-files">
          <Tabs<Panel>
            label="Views"
            tabs={panels
              .filter((name) => !isWide || name !== "Code")
              .map((name) => ({
                name,
                label:
                  name === "Console" && errors > 0 ? (
                    <>
                      Console <i>{errors}</i>
                    </>
                  ) : (
                    name
                  ),
              }))}
            current={shown}
            controls={shown === "Code" ? editorId : panelId}
            onChoose={setPanel}
          />
          <span className="playground-actions">
            <button type="button" disabled={!work.isTrusted} onClick={frame.restart}>
              Restart
            </button>
          </span>
        </header>
        <div id={panelId} role="tabpanel" aria-label={shown} hidden={shown === "Code"}>
          {work.isTrusted ? (
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
                onClick={() => change((work) => ({ ...work, isTrusted: true }))}
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
