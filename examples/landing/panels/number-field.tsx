import { useId, useState } from "react";
import { type Field, fieldProblem } from "../blocks/fields.ts";

interface NumberFieldProps {
  field: Field & { kind: "number" };
  value: number;
  onChange: (value: number) => void;
}

/** A slider with a number input for exact values. */
export function NumberField({ field, value, onChange }: NumberFieldProps) {
  const id = useId();
  // Input that is out of range so far, such as the 1 of 12.
  const [draft, setDraft] = useState<string | null>(null);
  const { min, max, step, unit, label } = field;
  const change = (text: string) => {
    const valid = text !== "" && fieldProblem(field, Number(text)) === null;
    setDraft(valid ? null : text);
    if (valid) onChange(Number(text));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{unit ? `${label} (${unit})` : label}</label>
      <div className="number">
        <input
          type="range"
          {...{ min, max, step, value }}
          aria-label={label}
          onChange={(event) => change(event.target.value)}
        />
        <input
          id={id}
          type="number"
          {...{ min, max }}
          value={draft ?? value}
          aria-invalid={draft !== null}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setDraft(null)}
        />
      </div>
      {draft !== null && <p className="field-problem">{`A number from ${min} to ${max}.`}</p>}
    </div>
  );
}
