import { withBase } from "browser/base-path.ts";
import type { Finding } from "../finding.ts";

/** The two ways to repair a finding: without loss, or by removing something. */
export type Choice = "repair" | "removal";

/** The reader's choice for each finding; null or missing: none. */
export type Choices = ReadonlyMap<Finding, Choice | null>;

interface FindingListProps {
  findings: Finding[];
  chosen: Choices;
  /** Chooses a way to repair findings; null: none. */
  onChoose(findings: Finding[], choice: Choice | null): void;
  onNode(id: string): void;
}

const ranks = { error: 0, warning: 1, note: 2 };

/** Findings grouped by kind, the most severe first. */
export function FindingList({ findings, ...shared }: FindingListProps) {
  const sorted = findings.toSorted((a, b) => ranks[a.severity] - ranks[b.severity]);
  const groups = Map.groupBy(sorted, ({ code }) => code);
  return (
    <ul className="findings">
      {[...groups].map(([code, findings]) => (
        <Group key={code} findings={findings} {...shared} />
      ))}
    </ul>
  );
}

/** Maximum number of listed places of one kind. */
const maxPlaces = 100;

function Group({ findings, chosen, onChoose, onNode }: FindingListProps) {
  const [first] = findings;
  if (!first) return null;
  const { severity, problem, effect, cure } = first;
  return (
    <li className={`finding finding-${severity}`}>
      <h3>
        <span className="severity">{severity}</span>{" "}
        <span>{findings.length > 1 ? `${problem} (and ${findings.length - 1} more)` : problem}</span>
      </h3>
      <p>
        {effect.message !== null && (
          <>
            <code>{effect.message}</code>{" "}
          </>
        )}
        <span>{effect.text}</span> {effect.reference && <a href={withBase(effect.reference)}>More about it</a>}
      </p>
      <p>{cure}</p>
      {choices.map((choice) => (
        <ChoiceBox key={choice} {...{ choice, findings, chosen, onChoose }} />
      ))}
      {findings.length === 1 ? (
        <p>
          <Place finding={first} onNode={onNode} />
        </p>
      ) : (
        <details>
          <summary>{`All ${findings.length} places`}</summary>
          <ul>
            {findings.slice(0, maxPlaces).map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list of findings never changes
              <li key={index}>
                <span>{finding.problem}</span>{" "}
                {choices.map((choice) => (
                  <ChoiceBox key={choice} findings={[finding]} {...{ choice, chosen, onChoose }} />
                ))}
                <Place finding={finding} onNode={onNode} />
              </li>
            ))}
          </ul>
          {findings.length > maxPlaces && <p>{`${findings.length - maxPlaces} more places are not listed.`}</p>}
        </details>
      )}
    </li>
  );
}

const choices: Choice[] = ["repair", "removal"];

interface ChoiceBoxProps extends Pick<FindingListProps, "findings" | "chosen" | "onChoose"> {
  choice: Choice;
}

/** A checkbox for one way to repair findings, if there is one. */
function ChoiceBox({ choice, findings, chosen, onChoose }: ChoiceBoxProps) {
  const repairable = findings.filter((finding) => finding[choice] !== null);
  if (repairable.length === 0) return null;
  const count = repairable.filter((finding) => chosen.get(finding) === choice).length;
  const texts = new Set(repairable.map((finding) => finding[choice]));
  const label = choice === "repair" ? "Repair" : "Repair with a loss";
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={count === repairable.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < repairable.length;
        }}
        onChange={(event) => onChoose(repairable, event.currentTarget.checked ? choice : null)}
      />
      <span>{`${label}: ${texts.size === 1 ? [...texts].join() : "in each place as described there."}`}</span>
    </label>
  );
}

function Place({ finding: { path, node }, onNode }: { finding: Finding; onNode(id: string): void }) {
  return (
    <>
      <code>{path || "the whole text"}</code>{" "}
      {node !== null && (
        <button type="button" className="text-button" onClick={() => onNode(node)}>
          Show the node
        </button>
      )}
    </>
  );
}
