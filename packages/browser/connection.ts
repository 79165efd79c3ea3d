/** The Network Information API, in browsers that have it: https://wicg.github.io/netinfo/ */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether to skip prefetching: Save-Data is on, or the network is slow. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? "");
}
