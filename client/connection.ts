/** The Network Information API, in browsers that have it: https://wicg.github.io/netinfo/ */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader's network is too slow or too expensive for loading ahead. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? "");
}
