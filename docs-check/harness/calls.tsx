/** Renders nothing, and calls a hook. */
export function Calls({ hook }: { hook: () => unknown }) {
  hook();
  return null;
}
