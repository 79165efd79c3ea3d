import { useId, useState } from "react";
import { type Field, fieldProblem } from "../blocks/fields.ts";

interface TextFieldProps {
  field: Field & { kind: "text" | "link" };
  value: string;
  onChange: (value: string) => void;
}

/** A single- or multi-line text input. An invalid link stays a draft until it is valid. */
export function TextField({ field, value, onChange }: TextFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const problem = draft === null ? null : fieldProblem(field, draft);
  const change = (text: string) => {
    const valid = fieldProblem(field, text) === null;
    setDraft(valid ? null : text);
    if (valid) onChange(text);
  };
  const control = {
    id,
    value: draft ?? value,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    "aria-invalid": problem !== null,
    "aria-describedby": problem === null ? undefined : `${id}-problem`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === "text" && field.multiline ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type="text" inputMode={field.kind === "link" ? "url" : "text"} autoComplete="off" {...control} />
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className="field-problem">
          {`A link is ${problem}.`}
        </p>
      )}
    </div>
  );
}
