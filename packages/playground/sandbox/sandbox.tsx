import "browser/drag-data.ts";
import * as ReactDOM from "react-dom";
import { batchLines, type ConsoleLine, consoleLevels } from "../app/console-batch.ts";
import { envelope, type FromFrame, type Mistake, maxTextLength, parseToFrame } from "../app/messages.ts";
import { entryFile, type Project } from "../app/project.ts";
import { consoleMethods } from "./console-methods.ts";
import { consoleDetail, consoleText } from "./console-text.ts";
import { loggedDialogs } from "./dialogs.ts";
import { readDocumentData, type SandboxData } from "./document-data.ts";
import { packages } from "./evaluate.ts";
import { inSandbox } from "./in-sandbox.ts";
import { loadCompiler, loadScript } from "./load-script.ts";
import { memoryStorage } from "./memory-storage.ts";
import { type Observed, outline, perform } from "./observed-editor.tsx";
import { startRuns } from "./runs.tsx";

/** Milliseconds between two messages with console output: the page renders after each. */
const consoleInterval = 100;

/** Lines per second for the browser's own console: each one is a message to the browser's main process. */
const maxNativeRate = 100;

/** Entry point of the playground's frame: runs the project that it receives, and reports the result. */
function start(): void {
  const sandbox = inSandbox();
  if (!sandbox) return;
  const tell = (message: FromFrame) => sandbox.tell(envelope(message));
  const batch = batchLines((lines) => tell({ type: "console", ...lines }), consoleInterval);
  const log = (level: ConsoleLine["level"], text: string, detail?: string) => {
    batch.add({ level, text: text.slice(0, maxTextLength), ...(detail && { detail: detail.slice(0, maxTextLength) }) });
  };
  const tellMistake = (mistake: Mistake | null) => {
    tell({ type: "mistake", mistake });
    const place = mistake?.place ? `${mistake.place.file}:${mistake.place.line}: ` : "";
    if (mistake) log("error", place + mistake.message);
  };
  const extension = consoleMethods(console, () => {
    batch.clear();
    tell({ type: "clear" });
  });
  let second = 0;
  let count = 0;
  for (const level of consoleLevels) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      const now = Math.floor(performance.now() / 1000);
      count = now === second ? count + 1 : 1;
      second = now;
      if (count <= maxNativeRate) original(...values);
      log(level, extension.indent() + consoleText(values), consoleDetail(values));
    };
  }
  Object.assign(console, extension.methods);
  Object.assign(
    window,
    loggedDialogs((text) => console.info(text)),
  );
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }

  let files: Project["files"] = {};
  let observed: Observed | null = null;
  let removeOutline = () => {};
  const data = readDocumentData<SandboxData>();
  const canvas = Object.assign(document.createElement("main"), { className: "canvas", translate: false });
  document.body.append(canvas);
  // Before the first text: the fonts are optional, so late ones are not used.
  const [font] = getComputedStyle(canvas).fontFamily.split(",");
  document.fonts.load(`1em ${font}`).catch(() => {});
  const runs = startRuns(canvas, {
    onObserved: (latest) => {
      removeOutline();
      observed = latest;
      removeOutline = latest ? outline(latest) : () => {};
      tell({
        type: "page",
        page: latest && { json: latest.json, selected: latest.selected, canUndo: latest.canUndo },
      });
    },
    onMistake: tellMistake,
  });

  /** Applies the reader's colour mode if the project's styles support both. */
  function followColourMode(): void {
    if (!canvas.hasChildNodes()) return;
    const hasBoth = getComputedStyle(document.body).colorScheme === "light dark";
    canvas.dataset.scheme = hasBoth ? document.documentElement.dataset.theme : "light";
  }

  async function run(): Promise<void> {
    const sources = files;
    try {
      const compiled = { ...sources };
      for (const [path, source] of Object.entries(sources)) {
        if (!/\.tsx?$/.test(path)) continue;
        const result = (await loadCompiler(data.compiler)).compile(source, path);
        if ("mistake" in result) return sources === files ? tellMistake(result.mistake) : undefined;
        compiled[path] = result.code;
      }
      if (Object.values(sources).some((source) => source.includes("@craftjs/layers"))) await loadScript(data.layers);
      if (sources === files) await runs.show({ entry: entryFile, files: compiled });
      followColourMode();
    } catch (error) {
      tellMistake({ message: (error as Error).message, place: null });
    }
  }

  sandbox.listen((data) => {
    const message = parseToFrame(data);
    followColourMode();
    if (message?.type === "run") {
      console.clear();
      files = message.files;
      void run();
    } else if (message?.type === "ping") {
      tell({ type: "pong" });
    } else if (message?.type === "act" && observed) {
      tell({ type: "refusal", refusal: perform(observed, message.action) });
    }
  });
  tell({ type: "ready" });
}

const render = () => {
  throw new Error("React 19 has no ReactDOM.render(). Export App instead: it is rendered for you.");
};
packages["react-dom"] = { ...ReactDOM, render };
packages["@craftjs/layers"] = null; // until a source imports it
Object.assign(window, { livePackages: packages });
start();
