import { useId } from "react";
import { Choice } from "./choice.tsx";

interface ChoiceFieldProps {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** Radio buttons for a few values. */
export function ChoiceField({ label, options, value, onChange }: ChoiceFieldProps) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="choices">
        {options.map(([option, text]) => (
          <Choice key={option} name={name} checked={option === value} onChoose={() => onChange(option)}>
            <span>{text}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
