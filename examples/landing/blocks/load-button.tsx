import { hostOf } from "./addresses.ts";

interface LoadButtonProps {
  label: string;
  address: string;
  load: () => void;
}

/** Placeholder for content of another site, which is only requested after a click. */
export function LoadButton({ label, address, load }: LoadButtonProps) {
  return (
    <div className="load">
      <button type="button" className="button" onClick={load}>
        {label}
      </button>
      <small translate="no">{`from ${hostOf(address)}`}</small>
    </div>
  );
}
