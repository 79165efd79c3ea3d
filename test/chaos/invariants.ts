export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  milliseconds: number;
}

/** Milliseconds: storage that is slow takes 5 s, and no reader waits for it. */
const longestWait = 4800;

/**
 * What is wrong with an answer while something fails.
 * @param healthy the answer to the same request while nothing fails
 * @param expected its status, or null where the fault is to make no difference
 */
export function violations(answer: Answer, healthy: Answer, expected: number | null): string[] {
  const { status, headers, body, milliseconds } = answer;
  const found: string[] = [];
  const expectThat = (holds: boolean, rule: string) => void (holds || found.push(rule));
  expectThat(status === (expected ?? healthy.status), `status ${status}, not ${expected ?? healthy.status}`);
  expectThat(milliseconds < longestWait, `took ${Math.round(milliseconds)} ms`);
  expectThat("content-security-policy" in headers, "no security policy");
  const mayBeKept = headers["cache-control"] !== "no-store" || "cloudflare-cdn-cache-control" in headers;
  if (status < 500) {
    expectThat(!mayBeKept || body === healthy.body, "another answer than usual, which may be kept");
    return found;
  }
  expectThat(!mayBeKept && !("etag" in headers), "a failure that may be kept");
  if (status === 503) expectThat(Number(headers["retry-after"]) > 0, "no Retry-After");
  if (headers["content-type"]?.startsWith("application/json")) {
    expectThat(typeof JSON.parse(body).message === "string", "no message");
  } else {
    expectThat(/<h1[^>]*>[^<]+<\/h1>/.test(body) && body.endsWith("</html>"), "no whole page");
    expectThat(/<a [^>]*href="\/(docs)?"/.test(body), "no way on");
  }
  return found;
}
