/** Calls a hook and renders nothing. */
export function Calls({ hook }: { hook: () => unknown }) {
  hook();
  return null;
}
