import { useState } from "react";
import type { MigrationStep } from "../migrate-saved-state.ts";

interface RenameFormProps {
  /** Names of the document's components. */
  components: string[];
  onApply(steps: MigrationStep[]): void;
}

/** Composes the steps of a migration, in their order. */
export function RenameForm({ components, onApply }: RenameFormProps) {
  const [steps, setSteps] = useState<MigrationStep[]>([]);
  const [problem, setProblem] = useState("");

  function add(form: FormData): void {
    const text = (name: string) => String(form.get(name) ?? "").trim();
    const [component, prop, to] = [text("component"), text("prop"), text("to")];
    if (!component) return;
    const step: MigrationStep | null = !prop
      ? to
        ? { rename: component, to }
        : null
      : to
        ? { component, renameProp: prop, to }
        : { component, removeProp: prop };
    setProblem(step ? "" : "Write the component’s new name, or a prop to rename or remove.");
    if (step) setSteps([...steps, step]);
  }

  return (
    <>
      <p>
        Leave the prop empty to rename the component. Leave the new name empty to remove a prop. The steps are those of{" "}
        <code>migrateSavedState</code>, below.
      </p>
      <form className="rename-form" action={add}>
        <label>
          Component
          <input name="component" list="document-components" required autoComplete="off" />
        </label>
        <datalist id="document-components">
          {components.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label>
          Prop
          <input name="prop" autoComplete="off" />
        </label>
        <label>
          New name
          <input name="to" autoComplete="off" />
        </label>
        <button type="submit" className="button">
          Add the step
        </button>
        <button type="button" className="button" onClick={() => setSteps([...steps, { upgrade: true }])}>
          Add the upgrade from before 0.1.0-beta.8
        </button>
      </form>
      <p role="status">{problem}</p>
      {steps.length > 0 && (
        <>
          <ol className="steps">
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be the same
              <li key={index}>
                <code>{JSON.stringify(step)}</code>{" "}
                <button
                  type="button"
                  className="text-button"
                  onClick={() => setSteps(steps.filter((_, other) => other !== index))}
                >
                  Remove
                </button>
              </li>
            ))}
          </ol>
          <button type="button" className="button primary" onClick={() => onApply(steps)}>
            {steps.length === 1 ? "Apply the step" : `Apply ${steps.length} steps`}
          </button>
        </>
      )}
    </>
  );
}
