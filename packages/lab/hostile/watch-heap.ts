/**
 * Watches the heap of the worker's isolate, over the inspector protocol. The whole process is not measured: it also runs
 * KV, D1 and static assets, and grows to a gigabyte while the worker's heap does not change.
 * @returns a function that reads the isolate's heap size in bytes
 */
export async function watchHeap(inspector: URL): Promise<() => Promise<number>> {
  const targets = (await (await fetch(new URL("/json", inspector.href.replace(/^ws/, "http")))).json()) as Target[];
  const address = targets.find(({ id }) => id === "core:user:site")?.webSocketDebuggerUrl;
  if (!address) throw new Error("The runtime's inspector does not list the site's worker");
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  const pendingReads = new Map<number, (bytes: number) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result?: { totalSize?: number } };
    pendingReads.get(id)?.(result?.totalSize ?? 0);
    pendingReads.delete(id);
  };
  let count = 0;
  return () =>
    new Promise((resolve) => {
      pendingReads.set(++count, resolve);
      socket.send(JSON.stringify({ id: count, method: "Runtime.getHeapUsage" }));
    });
}

interface Target {
  id: string;
  webSocketDebuggerUrl: string;
}
