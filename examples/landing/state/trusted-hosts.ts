import { storage } from "browser/storage.ts";
import { hostOf } from "../blocks/urls.ts";
import { createStore, useStore } from "./store.ts";

/** localStorage key of the hosts whose pictures are shown without a click. */
const trustedHostsKey = "craftjs-example-landing-hosts";

const hosts = createStore((storage.get(trustedHostsKey) ?? "").split(" "));

/** Allows pictures from the host of a URL that the visitor has typed, or has chosen to load. */
export function trustHostOf(address: string): void {
  const host = hostOf(address);
  if (host === null || hosts.get().includes(host)) return;
  hosts.set([...hosts.get(), host]);
  storage.set(trustedHostsKey, hosts.get().join(" ").trim());
}

/** Whether a picture is shown at once. An imported page could otherwise contact any host when it is opened. */
export function useIsTrusted(address: string): boolean {
  const host = hostOf(address);
  const trusted = useStore(hosts);
  return host === null || trusted.includes(host);
}
