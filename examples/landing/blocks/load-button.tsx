import { Button } from "browser/button.tsx";
import { hostOf } from "./urls.ts";

interface LoadButtonProps {
  label: string;
  address: string;
  load: () => void;
}

/** Placeholder for content of another site, which is only requested after a click. */
export function LoadButton({ label, address, load }: LoadButtonProps) {
  return (
    <div className="load">
      <Button onClick={load}>{label}</Button>
      <small translate="no">{`from ${hostOf(address)}`}</small>
    </div>
  );
}
