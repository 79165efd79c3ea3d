type FieldProps = {
  label: string;
  type: 'text' | 'color' | 'number';
  value: string | number | undefined;
  onChange: (value: string) => void;
};

export function Field({ label, type, value, onChange }: FieldProps) {
  return (
    <label>
      {label}
      <input
        type={type}
        min={0}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
