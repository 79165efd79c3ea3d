import { type ReactNode, useId } from "react";

interface ChoicesProps<Option extends string> {
  options: Readonly<Record<Option, string>>;
  value: string;
  onChange: (option: Option) => void;
  /** Draws an option in place of its label, which becomes the accessible name. */
  draw?: (option: Option) => ReactNode;
}

/** Radio buttons for a few values, each drawn by its label or a picture. */
export function Choices<Option extends string>({ options, value, onChange, draw }: ChoicesProps<Option>) {
  const name = useId();
  return (Object.keys(options) as Option[]).map((option) => (
    <label key={option} title={draw && options[option]}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        aria-label={draw && options[option]}
        checked={option === value}
        onChange={() => onChange(option)}
      />
      {draw ? draw(option) : <span>{options[option]}</span>}
    </label>
  ));
}

/** A named group of controls. */
export const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="field">
    <legend>{label}</legend>
    {children}
  </fieldset>
);
