/** Milliseconds that a single request may take while the worker is otherwise idle. */
export const maxAlone = 1000;

/** Milliseconds in which a page is answered, whatever single request the worker got before it. */
export const maxPageView = 500;

/** A request that was among the slowest of a run. Times are in milliseconds. */
export interface Slow {
  number: number;
  route: string;
  /** Among all others. */
  loaded: number;
  /** Minimum of its repetitions without other requests. */
  alone: number;
  /** Minimum of a page view's times that was sent right after it. */
  pageView: number;
}

export interface Figures {
  slow: Slow[];
  /** Bytes of the worker's heap, a hundred times over the run; none if that says nothing. */
  memory: number[];
}

/** Rules that a whole run breaks. */
export function runProblems({ slow, memory }: Figures): string[] {
  const [early, last] = memoryOf(memory);
  return [
    ...slow.flatMap(({ number, route, alone, pageView }) => [
      ...(alone > maxAlone ? [`request ${number} (${route}) takes ${Math.round(alone)} ms alone`] : []),
      ...(pageView > maxPageView ? [`a page waits ${Math.round(pageView)} ms for request ${number} (${route})`] : []),
    ]),
    ...(last > 1.2 * early ? [`memory grew from ${early} to ${last} bytes`] : []),
  ];
}

/** Medians in the third tenth of a run and in the last: it grows to its size in the first tenth, and garbage comes and goes. */
function memoryOf(memory: number[]): [early: number, last: number] {
  const tenth = memory.length / 10;
  return [median(memory.slice(2 * tenth, 3 * tenth)), median(memory.slice(-tenth))];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
