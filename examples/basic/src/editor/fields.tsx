import type { ComponentProps } from 'react';

type FieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  onChange: (value: string) => void;
};

export function Field({ label, onChange, ...input }: FieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input {...input} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

type RangeFieldProps = {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
};

/** A number of pixels. */
export function RangeField({ label, onChange, ...range }: RangeFieldProps) {
  return (
    <Field
      {...range}
      label={`${label}: ${range.value}px`}
      type="range"
      onChange={(value) => onChange(Number(value))}
    />
  );
}

type SelectFieldProps<Value> = {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
};

export function SelectField<Value extends string>(
  props: SelectFieldProps<Value>,
) {
  const { label, value, options, onChange } = props;
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
