import { useId, useState } from "react";
import { type Field, fieldProblem } from "../blocks/fields.ts";

interface TypedFieldProps {
  field: Field & { kind: "text" | "link" | "address" | "number" };
  value: string | number;
  onChange: (value: string | number) => void;
}

/**
 * A control for text, a URL, or a number with a slider. An invalid input, such as the 1 of 12, stays a draft. The URL of
 * a picture or video is applied on Enter or blur: browsers would request each incomplete one.
 */
export function TypedField({ field, value, onChange }: TypedFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { kind, label } = field;
  const enter = (text: string) => {
    const input = kind === "number" && text !== "" ? Number(text) : text;
    const problem = fieldProblem(field, input);
    setProblem(problem);
    setDraft(problem === null ? null : text);
    if (problem === null) onChange(input);
  };
  const submit = () => {
    if (kind === "address" && draft !== null) enter(draft.trim());
  };
  const control = {
    id,
    value: draft ?? value,
    autoComplete: "off",
    "aria-invalid": problem !== null,
    "aria-describedby": problem === null ? undefined : `${id}-problem`,
    onChange: ({ target }: { target: { value: string } }) =>
      kind === "address" ? setDraft(target.value) : enter(target.value),
    onBlur: submit,
    onKeyDown: ({ key }: { key: string }) => key === "Enter" && submit(),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{kind === "number" && field.unit ? `${label} (${field.unit})` : label}</label>
      {kind === "number" ? (
        <div className="number">
          <input
            type="range"
            min={field.min}
            max={field.max}
            step={field.step}
            value={value}
            aria-label={label}
            onChange={({ target }) => enter(target.value)}
          />
          <input type="number" min={field.min} max={field.max} {...control} />
        </div>
      ) : kind === "text" && field.multiline ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type="text" inputMode={kind === "text" ? "text" : "url"} {...control} />
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className="field-problem">
          {`It must be ${problem}.`}
        </p>
      )}
    </div>
  );
}
