import { median } from "../bench/median.ts";

/** Milliseconds allowed for a single request on an otherwise idle worker. */
export const maxAlone = 1000;

/** Milliseconds allowed for a page after any single request. */
export const maxPageView = 500;

/** A request that was among the slowest of a run. Times are in milliseconds. */
export interface SlowRequest {
  number: number;
  route: string;
  /** Time under load. */
  underLoad: number;
  /** Minimum of its repetitions without other requests. */
  alone: number;
  /** Minimum time of a page view right after it. */
  pageView: number;
}

export interface Figures {
  slow: SlowRequest[];
  /** Bytes of the worker's heap, sampled a hundred times over the run; empty in short runs. */
  memory: number[];
}

/** Rules that the run as a whole breaks. */
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

/** Medians in the third and in the last tenth of a run: the heap reaches its size in the first two, and its garbage varies. */
function memoryOf(memory: number[]): [early: number, last: number] {
  const tenth = memory.length / 10;
  return [median(memory.slice(2 * tenth, 3 * tenth)), median(memory.slice(-tenth))];
}
