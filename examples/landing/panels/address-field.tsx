import { type FocusEvent, useId, useState } from "react";
import { type Field, fieldProblem } from "../blocks/fields.ts";
import { hostOf } from "../blocks/media-address.ts";
import { trustHost } from "../state/trusted-hosts.ts";

interface AddressFieldProps {
  field: Field & { kind: "address" };
  value: string;
  onChange: (value: string) => void;
}

/** The address of a picture or video. It counts when it is complete: an unfinished one would already be asked for. */
export function AddressField({ field, value, onChange }: AddressFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const commit = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const address = currentTarget.value.trim();
    const wrong = fieldProblem(field, address);
    setProblem(wrong);
    if (wrong !== null || address === value) return;
    const host = hostOf(address);
    if (host !== null) trustHost(host);
    onChange(address);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className="field-problem">
          {`An address is ${problem}.`}
        </p>
      )}
    </div>
  );
}
