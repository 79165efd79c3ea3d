import { useId } from "react";

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
          <label key={option}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
