import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Finding, SavedDocument } from "../../saved-state/finding.ts";
import type { MigrationStep } from "../../saved-state/migrate-saved-state.ts";
import { isSavingData } from "../connection.ts";
import { Boxes } from "./boxes.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { TextField as TextFieldOfForm } from "./document-form.tsx";
import { FindingList } from "./finding-list.tsx";
import type { Mended as MendedDocument, Result } from "./jobs.ts";
import { leftIn, Mended } from "./mended.tsx";
import { NodeTree, type Shown } from "./node-tree.tsx";
import { RenameForm } from "./rename-form.tsx";
import { SideBySide } from "./side-by-side.tsx";
import type { JobRunner } from "./use-jobs.ts";

interface ResultsProps {
  /** null: nothing yet, but what it takes to show a document is loaded. */
  opened: Result<"open"> | null;
  /** How many documents have been opened. */
  count: number;
  /** What was found, in a sentence. */
  summary: string;
  /** Whether the tool is used: then the frame of the boxes loads, so that they need no network later. */
  isUsed: boolean;
  /** Called once that frame has loaded. */
  onPrepared(): void;
  /** Names of the reader's components, if given. */
  resolver: string[] | undefined;
  run: JobRunner["run"];
  /** Lent by the page, which has it already: to import it would put it into a file of its own. */
  TextField: typeof TextFieldOfForm;
  /** Called with what screen readers shall announce. */
  onNews(text: string): void;
  /** Called to open a document that was mended here. */
  onGoOn(mended: MendedDocument): void;
}

/** What is wrong with an opened document and what is in it, to be mended, renamed and compared. */
export function Results({ opened, count, summary, isUsed, onPrepared, TextField, ...props }: ResultsProps) {
  const document = opened?.document ?? null;
  const [shown, setShown] = useOf<Shown>(document);
  const [draws, setDraws] = useState(false);
  const nodes = useRef<HTMLDetailsElement>(null);

  function showNode(id: string): void {
    setShown({ id });
    if (!nodes.current) return;
    nodes.current.open = true;
    nodes.current.scrollIntoView({ block: "nearest" });
  }

  return (
    <>
      {opened && (
        <section aria-labelledby="saved-state-findings">
          <h2 id="saved-state-findings">Findings</h2>
          <p className="summary">{summary}</p>
          <Findings key={count} document={document} findings={opened.findings} onNode={showNode} {...props} />
        </section>
      )}
      {/* Here before there is a document: a frame that is moved loads anew. */}
      {isUsed && (
        <Part title="Nodes" details={nodes} isHidden={!document}>
          {document && <NodeTree label="Nodes" document={document} shown={shown} onShow={(id) => setShown({ id })} />}
          {document && shown && (
            <figure className="node">
              <figcaption>
                <code>{shown.id}</code>
              </figcaption>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
              <pre tabIndex={0} translate="no">
                {JSON.stringify(document[shown.id], null, 2) ?? "There is no such node."}
              </pre>
            </figure>
          )}
          <details onToggle={({ currentTarget }) => setDraws(currentTarget.open)}>
            <summary>As boxes</summary>
            {(draws || !isSavingData()) && (
              <Boxes
                document={draws ? document : null}
                shown={shown?.id ?? null}
                onShow={(id) => setShown({ id })}
                onReady={onPrepared}
              />
            )}
          </details>
        </Part>
      )}
      {opened && document && (
        <>
          <Part title="Components and resolver">
            <Components of={opened} />
          </Part>
          <Part title="Rename and migrate">
            <Renaming document={document} components={opened.components} {...props} />
          </Part>
          <Part title="Compare with another document">
            <Comparing document={document} TextField={TextField} {...props} />
          </Part>
        </>
      )}
    </>
  );
}

/** State that belongs to a document: null once another one is opened. */
function useOf<Value>(document: SavedDocument | null): [Value | null, (value: Value | null) => void] {
  const [state, setState] = useState<{ document: SavedDocument | null; value: Value | null }>();
  return [state?.document === document ? state.value : null, (value) => setState({ document, value })];
}

interface PartProps {
  title: string;
  details?: RefObject<HTMLDetailsElement | null>;
  isHidden?: boolean;
  children: ReactNode;
}

function Part({ title, details, isHidden, children }: PartProps) {
  return (
    <details ref={details} className="part" hidden={isHidden}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

type Work = Pick<ResultsProps, "resolver" | "run" | "onNews" | "onGoOn">;

/** A list of components may be incomplete, and a repair of those that it lacks replaces them. */
const isChosenAtFirst = ({ code, repair, severity }: Finding) =>
  repair !== null && severity !== "note" && code !== "unknown-component";

interface FindingsProps extends Work {
  document: SavedDocument | null;
  findings: Finding[];
  onNode(id: string): void;
}

function Findings({ document, findings, onNode, resolver, run, onNews, onGoOn }: FindingsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<Finding>>(() => new Set(findings.filter(isChosenAtFirst)));
  const [mended, setMended] = useState<MendedDocument | null>(null);

  function choose(some: Finding[], isChosen: boolean): void {
    const next = new Set(chosen);
    for (const finding of some) {
      if (isChosen) next.add(finding);
      else next.delete(finding);
    }
    setChosen(next);
    setMended(null); // of another choice
  }

  async function repair(document: SavedDocument): Promise<void> {
    const these = findings.filter((finding) => chosen.has(finding));
    const result = await run("Repairing", "repair", document, these, resolver);
    if (result) onNews(leftIn(result.left));
    setMended(result);
  }

  return (
    <>
      <FindingList findings={findings} chosen={chosen} onChoose={choose} onNode={onNode} />
      {document && findings.some(({ repair }) => repair !== null) && (
        <button
          type="button"
          className="button primary"
          disabled={chosen.size === 0}
          onClick={() => void repair(document)}
        >
          {chosen.size === 1 ? "Repair the chosen finding" : `Repair ${chosen.size} chosen findings`}
        </button>
      )}
      {mended && <Mended result={mended} onGoOn={() => onGoOn(mended)} />}
    </>
  );
}

function Components({ of: { components, resolverCode } }: { of: Result<"open"> }) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Nodes</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ name, isElement, count }) => (
            <tr key={`${isElement}${name}`}>
              <td>
                <code>{isElement ? `<${name}>` : name}</code>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Your resolver needs all of them but the HTML elements:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0} translate="no">
        {resolverCode}
      </pre>
      <CopyButton label="Copy the resolver" text={() => resolverCode} />
    </>
  );
}

interface RenamingProps extends Work {
  document: SavedDocument;
  components: Result<"open">["components"];
}

function Renaming({ document, components, resolver, run, onNews, onGoOn }: RenamingProps) {
  const [renamed, setRenamed] = useOf<MendedDocument>(document);

  async function rename(steps: MigrationStep[]): Promise<void> {
    const result = await run("Renaming", "migrate", document, steps, resolver);
    if (result) onNews(leftIn(result.left));
    setRenamed(result);
  }

  return (
    <>
      <RenameForm
        components={components.flatMap(({ name, isElement }) => (isElement ? [] : [name]))}
        onApply={(steps) => void rename(steps)}
      />
      {renamed && <Mended result={renamed} onGoOn={() => onGoOn(renamed)} />}
    </>
  );
}

interface ComparingProps extends Pick<ResultsProps, "run" | "TextField" | "onNews"> {
  document: SavedDocument;
}

function Comparing({ document, run, TextField, onNews }: ComparingProps) {
  const [compared, setCompared] = useOf<Result<"compare">>(document);
  const field = useRef<HTMLTextAreaElement>(null);

  async function compare(): Promise<void> {
    setCompared(null); // the trees of another comparison
    const result = await run("Comparing", "compare", document, field.current?.value ?? "");
    if (result) onNews(summaryOf(result));
    setCompared(result);
  }

  return (
    <>
      <label htmlFor="other-text">The other, later document</label>
      <TextField id="other-text" field={field} onPaste={() => void compare()} />
      <button type="button" className="button" onClick={() => void compare()}>
        Compare
      </button>
      {compared && <p>{summaryOf(compared)}</p>}
      {compared?.other && compared.changes && (
        <SideBySide before={document} after={compared.other} changes={compared.changes} />
      )}
    </>
  );
}

/** What a comparison found, or why there is none, in a sentence. */
function summaryOf({ changes, findings }: Result<"compare">): string {
  if (!changes) return findings[0]?.problem ?? "";
  const { added, removed, moved, changed } = changes;
  const nodes = new Set(changed.map(({ node }) => node)).size;
  return `Nodes: ${added.length} added, ${removed.length} removed, ${moved.length} moved, ${nodes} changed.`;
}
