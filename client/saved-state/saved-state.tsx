import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Finding, SavedDocument } from "../../saved-state/finding.ts";
import type { MigrationStep } from "../../saved-state/migrate-saved-state.ts";
import { Boxes } from "./boxes.tsx";
import { Changes } from "./changes.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DocumentForm, TextField } from "./document-form.tsx";
import { FindingList } from "./finding-list.tsx";
import type { Mended as MendedDocument, Result } from "./jobs.ts";
import { leftIn, Mended } from "./mended.tsx";
import { NodeTree, type Shown } from "./node-tree.tsx";
import { RenameForm } from "./rename-form.tsx";
import { useJobs } from "./use-jobs.ts";

type Opened = Result<"open">;

/** Finds out what is wrong with a saved document, and mends it. The document never leaves the browser. */
export function SavedState() {
  const { busy, failure, run, cancel } = useJobs();
  const [resolver, setResolver] = useState<string[]>();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<Finding>>(new Set());
  const [shown, setShown] = useState<Shown | null>(null);
  const [mended, setMended] = useState<MendedDocument | null>(null);
  const [renamed, setRenamed] = useState<MendedDocument | null>(null);
  const [compared, setCompared] = useState<Result<"compare"> | null>(null);
  const [news, setNews] = useState("");
  const other = useRef<HTMLTextAreaElement>(null);
  const nodes = useRef<HTMLDetailsElement>(null);

  function show(result: Opened | null): void {
    if (!result) return;
    setNews(summary(result));
    setOpened(result);
    setChosen(new Set(result.findings.filter(isChosenAtFirst)));
    setShown(null);
    setMended(null);
    setRenamed(null);
    setCompared(null);
  }

  async function check(text: string, names: string[] | undefined): Promise<void> {
    setResolver(names);
    show(await run("Reading the document", "open", text, names));
  }

  async function goOn({ mended }: MendedDocument): Promise<void> {
    show(await run("Checking the repaired document", "look", mended, resolver));
  }

  function choose(findings: Finding[], isChosen: boolean): void {
    const next = new Set(chosen);
    for (const finding of findings) {
      if (isChosen) next.add(finding);
      else next.delete(finding);
    }
    setChosen(next);
    setMended(null); // of another choice
  }

  function showNode(id: string): void {
    setShown({ id });
    if (!nodes.current) return;
    nodes.current.open = true;
    nodes.current.scrollIntoView({ block: "nearest" });
  }

  const document = opened?.document ?? null;
  function tell(result: MendedDocument | null): MendedDocument | null {
    if (result) setNews(leftIn(result.left));
    return result;
  }

  async function repairChosen({ findings }: Opened, document: SavedDocument): Promise<void> {
    const these = findings.filter((finding) => chosen.has(finding));
    setMended(tell(await run("Repairing", "repair", document, these, resolver)));
  }

  async function rename(document: SavedDocument, steps: MigrationStep[]): Promise<void> {
    setRenamed(tell(await run("Renaming", "migrate", document, steps, resolver)));
  }

  const compare = async (document: SavedDocument) =>
    setCompared(await run("Comparing", "compare", document, other.current?.value ?? ""));

  return (
    <div className="saved-state">
      <p className="appless" role="alert">
        This tool runs in your browser and needs JavaScript. If that is on, its code could not be loaded: reload the
        page.
      </p>
      <p>
        Paste the JSON that your project saved for a page. It stays in your browser: nothing is sent anywhere, and the
        tool goes on working without a network once it has loaded.
      </p>
      <DocumentForm onText={(text, names) => void check(text, names)} />
      {/* Screen readers announce a change of text, but nothing that comes with its text. */}
      <p role="status" className="sr-only">
        {busy ? `${busy} …` : news}
      </p>
      {busy && (
        <p className="busy">
          <progress aria-label={busy} /> {busy} …{" "}
          <button type="button" className="button" onClick={cancel}>
            Cancel
          </button>
        </p>
      )}
      {failure && (
        <p className="failure-box" role="alert">
          {failure}
        </p>
      )}
      {opened && (
        <section aria-labelledby="saved-state-findings">
          <h2 id="saved-state-findings">Findings</h2>
          <p className="summary">{summary(opened)}</p>
          <FindingList findings={opened.findings} chosen={chosen} onChoose={choose} onNode={showNode} />
          {document && opened.findings.some(({ repair }) => repair !== null) && (
            <button
              type="button"
              className="button primary"
              disabled={chosen.size === 0}
              onClick={() => void repairChosen(opened, document)}
            >
              Repair {chosen.size === 1 ? "the chosen finding" : `${chosen.size} chosen findings`}
            </button>
          )}
          {mended && <Mended result={mended} onGoOn={() => void goOn(mended)} />}
        </section>
      )}
      {opened && document && (
        <>
          <Part title="Nodes" details={nodes}>
            <NodeTree document={document} shown={shown} onShow={(id) => setShown({ id })} />
            {shown !== null && (
              <figure className="node">
                <figcaption>
                  <code>{shown.id}</code>
                </figcaption>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
                <pre tabIndex={0}>{JSON.stringify(document[shown.id], null, 2) ?? "There is no such node."}</pre>
              </figure>
            )}
            <details>
              <summary>As boxes</summary>
              <Boxes document={document} shown={shown?.id ?? null} onShow={(id) => setShown({ id })} />
            </details>
          </Part>
          <Part title="Components and resolver">
            <table>
              <thead>
                <tr>
                  <th scope="col">Component</th>
                  <th scope="col">Nodes</th>
                </tr>
              </thead>
              <tbody>
                {opened.components.map(({ name, isElement, count }) => (
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
            <pre tabIndex={0}>{opened.resolverCode}</pre>
            <CopyButton label="Copy the resolver" text={() => opened.resolverCode} />
          </Part>
          <Part title="Rename and migrate">
            <RenameForm
              components={opened.components.flatMap(({ name, isElement }) => (isElement ? [] : [name]))}
              onApply={(steps) => void rename(document, steps)}
            />
            {renamed && <Mended result={renamed} onGoOn={() => void goOn(renamed)} />}
          </Part>
          <Part title="Compare with another document">
            <label htmlFor="other-text">The other, later document</label>
            <TextField id="other-text" field={other} onPaste={() => void compare(document)} />
            <button type="button" className="button" onClick={() => void compare(document)}>
              Compare
            </button>
            {compared &&
              (compared.changes ? <Changes of={compared.changes} /> : <p>{compared.findings[0]?.problem}</p>)}
          </Part>
        </>
      )}
    </div>
  );
}

/** A list of components may be incomplete, and a repair of those that it lacks replaces them. */
const isChosenAtFirst = ({ code, repair, severity }: Finding) =>
  repair !== null && severity !== "note" && code !== "unknown-component";

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

/** What was found, in a sentence for screen readers, too. */
function summary({ document, findings, steps, size }: Opened): string {
  const where = steps.length > 0 ? ` The document was found in: ${steps.join(" › ")}.` : "";
  const what = document ? `${size} ${size === 1 ? "node" : "nodes"}.` : "No document was found.";
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  const counts = (["error", "warning", "note"] as const)
    .map((severity) => [count(severity), severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}${count === 1 ? "" : "s"}`);
  return `${what}${where} ${counts.length > 0 ? `${counts.join(", ")}.` : "Nothing is wrong with it."}`;
}
