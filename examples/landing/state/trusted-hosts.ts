import { storage } from "browser/storage.ts";
import { useSyncExternalStore } from "react";
import { trustedHostsKey } from "../names.ts";

let hosts = (storage.get(trustedHostsKey) ?? "").split(" ");
const listeners = new Set<() => void>();

/** Has the pictures of a host shown: the visitor has typed one of its addresses, or asked for it. */
export function trustHost(host: string): void {
  if (hosts.includes(host)) return;
  hosts = [...hosts, host];
  storage.set(trustedHostsKey, hosts.join(" ").trim());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether pictures of a host are shown at once. An imported page could otherwise contact any host when it is opened. */
export function useIsTrusted(host: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hosts.includes(host),
    () => false,
  );
}
