import type { ReactNode } from 'react';

type FieldProps<Value> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
};

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

export function TextField({ label, value, onChange }: FieldProps<string>) {
  return (
    <Field label={label}>
      <input value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

export function ColourField({ label, value, onChange }: FieldProps<string>) {
  return (
    <Field label={label}>
      <input
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

export function RangeField({
  label,
  value,
  onChange,
  min,
  max,
}: FieldProps<number> & { min: number; max: number }) {
  return (
    <Field label={`${label}: ${value}px`}>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Field>
  );
}

export function SelectField<Value extends string>({
  label,
  value,
  onChange,
  options,
}: FieldProps<Value> & { options: readonly Value[] }) {
  return (
    <Field label={label}>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
