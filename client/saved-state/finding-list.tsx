import type { Finding } from "../../saved-state/finding.ts";
import { Link } from "../components/link.tsx";

interface FindingListProps {
  findings: Finding[];
  chosen: ReadonlySet<Finding>;
  /** Chooses findings for the repair, or leaves them out. */
  onChoose(findings: Finding[], isChosen: boolean): void;
  onNode(id: string): void;
}

const ranks = { error: 0, warning: 1, note: 2 };

/** Findings in groups of a kind, the worst first. */
export function FindingList({ findings, ...shared }: FindingListProps) {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings.toSorted((a, b) => ranks[a.severity] - ranks[b.severity])) {
    const group = groups.get(finding.code);
    if (group) group.push(finding);
    else groups.set(finding.code, [finding]);
  }
  return (
    <ul className="findings">
      {[...groups].map(([code, findings]) => (
        <Group key={code} findings={findings} {...shared} />
      ))}
    </ul>
  );
}

/** Places shown of one kind. */
const most = 100;

function Group({ findings, chosen, onChoose, onNode }: FindingListProps) {
  const [first] = findings;
  if (!first) return null;
  const { severity, problem, effect, cure } = first;
  const repairable = findings.filter(({ repair }) => repair !== null);
  const count = repairable.filter((finding) => chosen.has(finding)).length;
  const repairs = new Set(repairable.map(({ repair }) => repair));
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
        <span>{effect.text}</span> {effect.reference && <Link href={effect.reference}>More about it</Link>}
      </p>
      <p>{cure}</p>
      {repairable.length > 0 && (
        <label className="choice">
          <input
            type="checkbox"
            checked={count === repairable.length}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < repairable.length;
            }}
            onChange={(event) => onChoose(repairable, event.currentTarget.checked)}
          />
          <span>{`Repair: ${repairs.size === 1 ? [...repairs].join() : "in each place as it says there."}`}</span>
        </label>
      )}
      {findings.length === 1 ? (
        <p>
          <Place finding={first} onNode={onNode} />
        </p>
      ) : (
        <details>
          <summary>{`All ${findings.length} places`}</summary>
          <ul>
            {findings.slice(0, most).map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list of findings never changes
              <li key={index}>
                {finding.repair !== null && (
                  <input
                    type="checkbox"
                    aria-label={`Repair ${finding.path}`}
                    checked={chosen.has(finding)}
                    onChange={(event) => onChoose([finding], event.currentTarget.checked)}
                  />
                )}{" "}
                <span>{finding.problem}</span> {repairs.size > 1 && <span>{finding.repair}</span>}{" "}
                <Place finding={finding} onNode={onNode} />
              </li>
            ))}
          </ul>
          {findings.length > most && <p>{`${findings.length - most} more places are not listed.`}</p>}
        </details>
      )}
    </li>
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
