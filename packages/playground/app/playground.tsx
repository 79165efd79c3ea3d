import { PlainButton } from "browser/button.tsx";
import { RetryBoundary } from "browser/failure-boundary.tsx";
import { useMedia } from "browser/use-media.ts";
import { type ChangeEvent, type CSSProperties, useEffect, useId, useState } from "react";
import { CodePane } from "./code-pane.tsx";
import { endLanguage } from "./language/ask-language.ts";
import { maxNameLength, maxProjectLength, readProject, tooLongMessage } from "./project.ts";
import { ResultPane, type View } from "./result-pane.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { initialShare, Splitter } from "./splitter.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import { type Template, templateOf } from "./templates.ts";
import { useFrame } from "./use-frame.ts";
import { useWork } from "./use-work.ts";
import { editProject, replaceDraft, trustedDraft, undo, untrustedDraft } from "./work.ts";

/** As in bench.css: whether there is room for both code and result. */
const wide = "(width >= 62rem), (width >= 45rem) and (height >= 40rem)";

/** A project with its actions. The code and its result are side by side, one above the other, or one at a time. */
export function Playground() {
  const { work, news, isSaved, change, say } = useWork();
  const [dialog, setDialog] = useState<"templates" | "share" | null>(null);
  const [unavailable, setUnavailable] = useState<string | null>(null);
  const frame = useFrame(work?.draft.isTrusted ? work.draft.project.files : null, work?.number);
  useEffect(() => endLanguage, []);
  const [view, setView] = useState<View>("Result");
  const [share, setShare] = useState(initialShare);
  const isWide = useMedia(wide, true);
  const editorId = useId();
  const shown = isWide && view === "Code" ? "Result" : view;

  async function openFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ""; // so that the same file can be chosen again
    if (!file) return;
    try {
      const draft = untrustedDraft(await projectIn(file));
      change((work) => replaceDraft(work, draft));
    } catch (error) {
      say(`${file.name} could not be opened. ${(error as Error).message}`);
    }
  }

  async function startAgain(id: string | undefined): Promise<void> {
    try {
      begin(await templateOf(id));
    } catch (error) {
      say(`The template could not be loaded. ${(error as Error).message}`);
    }
  }

  const begin = ({ id, project }: Template) =>
    change((work) => replaceDraft(work, trustedDraft(project, id)), `This is “${project.name}” now.`);

  if (!work) {
    return news ? (
      <p className="failure-box" role="alert">
        {news}
      </p>
    ) : (
      <div className="playground-loading" />
    );
  }
  const { draft, previous } = work;
  return (
    <div className="playground-app">
      <div className="playground-bar">
        <input
          className="playground-title"
          aria-label="Name of the project"
          value={draft.project.name}
          maxLength={maxNameLength}
          spellCheck={false}
          onChange={({ currentTarget: { value: name } }) => change((work) => editProject(work, { name }))}
        />
        <span className="playground-actions">
          <PlainButton onClick={() => setDialog("templates")}>Templates</PlainButton>
          <PlainButton onClick={() => void startAgain(draft.template)}>Start again</PlainButton>
          <label className="playground-open">
            Open a file
            <input type="file" accept=".json" onChange={(event) => void openFile(event)} />
          </label>
          <PlainButton className="primary" onClick={() => setDialog("share")}>
            Share
          </PlainButton>
        </span>
        <p className="playground-news">
          <span role="status">
            {news || (isSaved !== false && unavailable) || savingStatus(isSaved, draft.isTrusted)}
          </span>
          {previous && (
            <PlainButton onClick={() => change(undo)}>{`Undo: back to “${previous.project.name}”`}</PlainButton>
          )}
        </p>
      </div>
      <div className="playground-bench" data-panel={shown} style={{ "--share": `${share}%` } as CSSProperties}>
        <CodePane
          key={work.number}
          {...{ work, change, say, editorId }}
          onUnavailable={setUnavailable}
          mistake={frame.mistake}
          hidden={!isWide && shown !== "Code"}
        />
        {isWide && <Splitter value={share} onChange={setShare} />}
        <ResultPane {...{ frame, isWide, shown, editorId, change }} isTrusted={draft.isTrusted} onChoose={setView} />
      </div>
      <RetryBoundary key={dialog}>
        {dialog === "share" && <ShareDialog project={draft.project} onClose={() => setDialog(null)} />}
        {dialog === "templates" && <TemplateDialog onChoose={begin} onClose={() => setDialog(null)} />}
      </RetryBoundary>
    </div>
  );
}

function savingStatus(isSaved: boolean | null, isTrusted: boolean): string {
  if (isSaved === false) return "This browser does not allow storage: share the project to keep it";
  if (isSaved) return "Saved in this browser";
  return isTrusted ? "Saved once you change it" : "Saved once you change or run it";
}

/** @throws with a sentence for the reader */
async function projectIn(file: File) {
  // Each character may be escaped, and take several bytes.
  if (file.size > 10 * maxProjectLength) throw new Error(`It is too long. ${tooLongMessage}`);
  const value: unknown = await new Response(file).json().catch(() => null);
  return readProject(value);
}
