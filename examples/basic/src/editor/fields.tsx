import type { ComponentProps } from 'react';

type FieldProps = {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
};

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps>;

/** An input; with `type="range"`, for a number of pixels. */
export function Field({ label, onChange, ...input }: FieldProps & InputProps) {
  return (
    <label className="field">
      <span>
        {input.type === 'range' ? `${label}: ${input.value}px` : label}
      </span>
      <input {...input} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

type SelectFieldProps = FieldProps & { options: readonly string[] };

export function SelectField(props: SelectFieldProps) {
  const { label, value, options, onChange } = props;
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
