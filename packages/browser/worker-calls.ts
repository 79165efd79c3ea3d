/** The functions of a worker thread, by name. Arguments and results are plain data. */
type Functions = Record<string, (...args: never[]) => unknown>;

interface Call {
  id: number;
  name: string;
  args: never[];
}

/** The answer to a call; the first one, with the id 0, reports that the thread's code has loaded. */
interface Answer {
  id: number;
  /** Null if a later call of the same function has replaced this one. */
  result?: unknown;
  error?: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Answers calls with these functions, in a worker thread. */
export function answerCalls(functions: Functions): void {
  const latest = new Map<string, number>();
  addEventListener("message", async ({ data: { id, name, args } }: MessageEvent<Call>) => {
    latest.set(name, id);
    await new Promise((resolve) => setTimeout(resolve)); // so that later calls that have already arrived replace this one
    try {
      const result = latest.get(name) === id ? await functions[name]?.(...args) : null;
      postMessage({ id, result } satisfies Answer);
    } catch (error) {
      postMessage({ id, error: messageOf(error) } satisfies Answer); // or if the result cannot be cloned
    }
  });
  postMessage({ id: 0 } satisfies Answer);
}

/**
 * Calls functions of a worker thread.
 * @param create starts the thread, at the first call or `start`, and again after it has ended
 * @param loadFailure the error of calls if the thread's code cannot be loaded
 * @param onReady called when the code has loaded
 */
export function workerCalls<ThreadFunctions extends Functions>(
  create: () => Worker,
  loadFailure: string,
  onReady = () => {},
) {
  let thread: Worker | undefined;
  let count = 0;
  const pending = new Map<number, (answer: Omit<Answer, "id">) => void>();

  function start(): Worker {
    if (thread) return thread;
    thread = create();
    thread.onmessage = ({ data: { id, ...answer } }: MessageEvent<Answer>) => {
      if (id === 0) onReady();
      pending.get(id)?.(answer);
    };
    // The message of a script error; empty if the file could not be loaded.
    thread.onerror = ({ message }) => end(message || loadFailure);
    return thread;
  }

  /** Ends the thread, and frees its memory. Pending calls fail with the error; without one, they return null. */
  function end(error?: string): void {
    thread?.terminate();
    thread = undefined;
    for (const finish of pending.values()) finish(error === undefined ? { result: null } : { error });
  }

  /**
   * Calls a function in the thread; null if the thread was ended, or a later call has replaced this one.
   * @throws the function's error, or an error if the code cannot be loaded, or the arguments or result cannot be cloned
   */
  async function call<Name extends string & keyof ThreadFunctions>(
    name: Name,
    ...args: Parameters<ThreadFunctions[Name]>
  ): Promise<Awaited<ReturnType<ThreadFunctions[Name]>> | null> {
    const id = ++count;
    start().postMessage({ id, name, args } satisfies Call);
    const { result, error } = await new Promise<Omit<Answer, "id">>((resolve) => pending.set(id, resolve));
    pending.delete(id);
    if (error !== undefined) throw new Error(error);
    return result as Awaited<ReturnType<ThreadFunctions[Name]>> | null;
  }

  return { start, end, call };
}
