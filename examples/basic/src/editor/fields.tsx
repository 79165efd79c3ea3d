import { useNode } from '@craftjs/core';
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

/** Connects fields with the props of the node whose settings are rendered. */
export function useSettings<Props>() {
  const { props, actions } = useNode((node) => ({
    props: node.data.props as Record<keyof Props, string | number>,
  }));

  /** Props for a field that edits a prop of the block: a string or a number. */
  return (key: keyof Props) => {
    const value = props[key];
    function onChange(text: string) {
      actions.setProp((draft: typeof props) => {
        draft[key] = typeof value === 'number' ? Number(text) : text;
      }, 500);
    }
    return { value, onChange };
  };
}
