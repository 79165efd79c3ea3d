import { Button } from "browser/button.tsx";
import { CopyButton } from "browser/copy-button.tsx";
import { saveFile } from "browser/save-file.ts";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { SavedDocument } from "../document.ts";
import { type Finding, isPreselected, type Options } from "../finding.ts";
import { type Choice, type Choices, FindingList } from "./finding-list.tsx";
import { NodeTree, type Shown } from "./node-tree.tsx";
import { RepairedDocument, remainingFindings } from "./repaired-document.tsx";
import { SideBySide } from "./side-by-side.tsx";
import type { useJobs } from "./use-jobs.ts";
import type { RepairResult, Result } from "./worker.ts";

interface ResultsProps {
  opened: Result<"open">;
  /** Counts opened documents. */
  count: number;
  /** A summary of the findings, in a sentence. */
  summary: string;
  /** Called to open another document of the same text. */
  onDocument(choice: number): void;
  options: Options;
  run: ReturnType<typeof useJobs>["run"];
  /** Called with a message for screen readers to announce. */
  onNews(text: string): void;
  /** Called to open a repaired document. */
  onContinue(repaired: RepairResult): void;
}

/** The findings and contents of an opened document, with tools to repair, rename and compare. */
export function Results({ opened, count, summary, onDocument, ...props }: ResultsProps) {
  const { document } = opened;
  const [shown, setShown] = useDocumentState<Shown>(document);
  const nodes = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form above is tall: without scrolling, the findings would go unnoticed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each document
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [count]);

  function showNode(id: string): void {
    setShown({ id });
    if (!nodes.current) return;
    nodes.current.open = true;
    nodes.current.scrollIntoView({ block: "nearest" });
  }

  return (
    <>
      <section aria-labelledby="saved-state-findings">
        <h2 id="saved-state-findings" ref={heading} tabIndex={-1}>
          Findings
        </h2>
        <p className="summary">{summary}</p>
        {opened.places.length > 1 && (
          <label>
            {`The text contains ${opened.places.length} documents. Show `}
            <select value={opened.choice} onChange={(event) => onDocument(Number(event.currentTarget.value))}>
              {opened.places.map((place, index) => (
                <option key={place} value={index}>{`${index + 1}: ${place}`}</option>
              ))}
            </select>
          </label>
        )}
        {document && opened.isExtracted && (
          <p className="buttons">
            <CopyButton label="Copy the document as JSON" text={() => JSON.stringify(document)} />
            <Button onClick={() => saveFile("document.json", JSON.stringify(document))}>
              Download the document as JSON
            </Button>
          </p>
        )}
        <Findings key={count} document={document} findings={opened.findings} onNode={showNode} {...props} />
      </section>
      {document && (
        <>
          <Part title="Nodes" details={nodes}>
            <NodeTree label="Nodes" document={document} shown={shown} onShow={(id) => setShown({ id })} />
            {shown && (
              <figure className="node">
                <figcaption>
                  <code>{shown.id}</code>
                </figcaption>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
                <pre tabIndex={0} translate="no">
                  {JSON.stringify(document[shown.id], null, 2) ?? "This node does not exist."}
                </pre>
              </figure>
            )}
          </Part>
          <Part title="Components and resolver">
            <Components of={opened} />
          </Part>
          <Part title="Rename and migrate">
            <MigrationForm document={document} {...props} />
          </Part>
          <Part title="Compare with another document">
            <ComparisonForm document={document} {...props} />
          </Part>
        </>
      )}
    </>
  );
}

/** State of a document; null once another one is opened. */
function useDocumentState<Value>(document: SavedDocument | null): [Value | null, (value: Value | null) => void] {
  const [state, setState] = useState<{ document: SavedDocument | null; value: Value | null }>();
  return [state?.document === document ? state.value : null, (value) => setState({ document, value })];
}

interface PartProps {
  title: string;
  details?: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
}

function Part({ title, details, children }: PartProps) {
  return (
    <details ref={details} className="part">
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

type Work = Pick<ResultsProps, "options" | "run" | "onNews" | "onContinue">;

interface FindingsProps extends Work {
  document: SavedDocument | null;
  findings: Finding[];
  onNode(id: string): void;
}

function Findings({ document, findings, onNode, options, run, onNews, onContinue }: FindingsProps) {
  const [chosen, setChosen] = useState<Choices>(
    () => new Map(findings.filter(isPreselected).map((finding) => [finding, "repair"])),
  );
  const [repaired, setRepaired] = useState<RepairResult | null>(null);

  function choose(selected: Finding[], choice: Choice | null): void {
    setChosen(new Map([...chosen, ...selected.map((finding) => [finding, choice] as const)]));
    setRepaired(null); // the result of other choices
  }

  const chosenFor = (choice: Choice) => findings.filter((finding) => chosen.get(finding) === choice);
  const [repairs, removals] = [chosenFor("repair"), chosenFor("removal")];
  const total = repairs.length + removals.length;

  async function repair(document: SavedDocument): Promise<void> {
    const result = await run("Repairing", "repair", document, findings, repairs, removals, options);
    if (result) onNews(remainingFindings(result.remaining));
    setRepaired(result);
  }

  return (
    <>
      <FindingList findings={findings} chosen={chosen} onChoose={choose} onNode={onNode} />
      {document && findings.some(({ repair, removal }) => repair !== null || removal !== null) && (
        <Button className="button primary" disabled={total === 0} onClick={() => void repair(document)}>
          {total === 1 ? "Repair the chosen finding" : `Repair ${total} chosen findings`}
        </Button>
      )}
      {repaired && <RepairedDocument result={repaired} onContinue={() => onContinue(repaired)} />}
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
          {components.map(({ name, count }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Your resolver needs all of them except the HTML elements:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0} translate="no">
        {resolverCode}
      </pre>
      <CopyButton label="Copy the resolver" text={() => resolverCode} />
    </>
  );
}

const exampleSteps = `{ upgrade: true },
{ rename: "OldHero", to: "Hero" },
{ component: "Hero", renameProp: "headline", to: "title" },
{ component: "Hero", setProp: "size", value: 2 },
{ component: "Hero", removeProp: "old" }`;

function MigrationForm({ document, options, run, onNews, onContinue }: Work & { document: SavedDocument }) {
  const [renamed, setRenamed] = useDocumentState<RepairResult>(document);
  const field = useRef<HTMLTextAreaElement>(null);

  async function rename(): Promise<void> {
    const result = await run("Renaming", "migrate", document, field.current?.value ?? "", options);
    if (result) onNews(remainingFindings(result.remaining));
    setRenamed(result);
  }

  return (
    <>
      <p>
        Steps rename components, and rename, set or remove props, as in the code of <code>migrateSavedState</code>{" "}
        below.
      </p>
      <label htmlFor="steps">Steps, in their order</label>
      <textarea id="steps" ref={field} rows={5} spellCheck={false} autoComplete="off" placeholder={exampleSteps} />
      <Button onClick={() => void rename()}>Apply the steps</Button>
      {renamed && <RepairedDocument result={renamed} onContinue={() => onContinue(renamed)} />}
    </>
  );
}

function ComparisonForm({ document, run, onNews }: Pick<Work, "run" | "onNews"> & { document: SavedDocument }) {
  const [compared, setCompared] = useDocumentState<Result<"compare">>(document);
  const field = useRef<HTMLTextAreaElement>(null);

  async function compare(): Promise<void> {
    setCompared(null); // the result of another comparison
    const result = await run("Comparing", "compare", document, field.current?.value ?? "");
    if (result) onNews(summaryOf(result));
    setCompared(result);
  }

  return (
    <>
      <label htmlFor="other-text">The other, later document</label>
      <textarea
        id="other-text"
        ref={field}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        onPaste={() => setTimeout(() => void compare())}
      />
      <Button onClick={() => void compare()}>Compare</Button>
      {compared && <p>{summaryOf(compared)}</p>}
      {compared?.other && compared.changes && (
        <SideBySide before={document} after={compared.other} changes={compared.changes} />
      )}
    </>
  );
}

/** The result of a comparison, or why there is none, in a sentence. */
function summaryOf({ changes, findings }: Result<"compare">): string {
  if (!changes) return findings[0]?.problem ?? "";
  const { added, removed, moved, changed } = changes;
  const nodes = new Set(changed.map(({ node }) => node)).size;
  return `Nodes: ${added.length} added, ${removed.length} removed, ${moved.length} moved, ${nodes} changed.`;
}
