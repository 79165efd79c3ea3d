/** What browsers that know of it tell about the network: https://wicg.github.io/netinfo/ */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader's network is too slow, or too dear, to load what they have not asked for. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? "");
}
