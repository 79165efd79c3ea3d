import { type HostileRequest, planted } from "./generate.ts";
import type { RawAnswer } from "./raw-client.ts";

type Answer = Omit<RawAnswer, "milliseconds">;

/** Bytes. Files may be longer. */
const longestAnswer = 1_000_000;
const mayBeCached = new Set([200, 301, 304, 404]);

/** What is wrong with an answer. The runtime refuses malformed requests and unknown methods before the worker is asked. */
export function violations(request: HostileRequest, answer: Answer): string[] {
  const { status, headers, body } = answer;
  const found: string[] = [];
  const expectThat = (holds: boolean, rule: string) => void (holds || found.push(rule));
  const type = headers["content-type"] ?? "";
  const isFile = request.target.includes("/_assets/");

  const isUnknownMethod = status === 501 && !/^[A-Z]{3,7}$/.test(request.method.replace("FOO", ""));
  expectThat(status < 500 || isUnknownMethod, `status ${status}`);
  expectThat(!("x-injected" in headers) && !("set-cookie" in headers), "an injected header");
  expectThat(!/html|xml/.test(type) || !body.includes(planted), "text of the request in HTML");
  expectThat(isFile || new Blob([body]).size <= longestAnswer, "an answer over 1 MB");
  const location = headers.location;
  // The static assets' own router answers 307.
  expectThat(
    (location !== undefined) === (status === 301 || status === 307),
    "a redirect without a target, or the reverse",
  );
  expectThat(location === undefined || staysHere(location), `a redirect to ${location}`);
  if (!("content-security-policy" in headers || mayBeCached.has(status))) return found;
  expectThat(headers["x-content-type-options"] === "nosniff", "no nosniff");
  const kept = [headers["cache-control"], headers["cloudflare-cdn-cache-control"]].filter(Boolean).join(" ");
  if (!mayBeCached.has(status)) expectThat(kept === "no-store", `${status} may be kept: ${kept}`);
  // The static assets' own router sets none where a request is authorised.
  expectThat("cache-control" in headers || !("content-security-policy" in headers), "no Cache-Control");
  // Else one reader's search would be another one's, or fill the cache.
  if (/application\/json/.test(type) && request.method === "POST") {
    expectThat(/no-store/.test(kept), `a search may be kept: ${kept}`);
  }
  return found;
}

/** Whether a `Location` begins with exactly one slash, so that no browser leaves the origin. */
export function staysHere(location: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(location);
}

export interface Figures {
  /** Milliseconds of each request. */
  times: number[];
  /** Bytes of the worker's heap, a hundred times over the run; none where that says nothing. */
  memory: number[];
}

/** How often the median a request may take. */
export const mostMedians = 10;

/** What is wrong with a whole run. */
export function runViolations({ times, memory }: Figures): string[] {
  const [median, late] = [quantile(times, 0.5), quantile(times, 0.99)];
  const [early, last] = memoryOf(memory);
  return [
    ...(late < mostMedians * median ? [] : [`99th percentile ${late.toFixed(1)} ms, median ${median.toFixed(1)} ms`]),
    ...(last > 1.2 * early ? [`memory grew from ${early} to ${last} bytes`] : []),
  ];
}

/** Medians in the third tenth of a run and in the last: it grows to its size in the first tenth, and garbage comes and goes. */
export function memoryOf(memory: number[]): [early: number, last: number] {
  const tenth = memory.length / 10;
  return [quantile(memory.slice(2 * tenth, 3 * tenth), 0.5), quantile(memory.slice(-tenth), 0.5)];
}

export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
