export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  milliseconds: number;
}

/**
 * Expected answer while something fails: a status, "tool error" (an error for a model in a result of the MCP server),
 * or null if the fault should make no difference.
 */
export type Expected = number | "tool error" | null;

/** Maximum milliseconds of an answer: less than the 5 s that slow storage takes. */
const maxWait = 4800;

/** Internals that no answer may contain: an error of a binding, a stack trace, a record's key, SQL. */
const internals = /detail-of-the-fault|\bat .+\.js:\d|StorageError|\bKV record|D1_ERROR|\bSELECT\b/;

/**
 * Rules that an answer breaks while something fails.
 * @param healthy the answer to the same request while nothing fails
 */
export function violations(answer: Answer, healthy: Answer, expected: Expected): string[] {
  const { status, headers, body, milliseconds } = answer;
  const problems: string[] = [];
  const expectThat = (holds: boolean, rule: string) => void (holds || problems.push(rule));
  const expectedStatus = typeof expected === "number" ? expected : healthy.status;
  expectThat(status === expectedStatus, `status ${status}, not ${expectedStatus}`);
  expectThat(milliseconds < maxWait, `took ${Math.round(milliseconds)} ms`);
  expectThat("content-security-policy" in headers, "no security policy");
  expectThat(!internals.test(body), "an error's details");
  const mayBeKept = headers["cache-control"] !== "no-store" || "cloudflare-cdn-cache-control" in headers;
  if (status < 500) {
    expectThat(!mayBeKept || body === healthy.body, "another answer than usual, which may be cached");
    if (expected === "tool error") expectThat(isToolError(body), "no error for the model");
    else expectThat(expected !== null || body === healthy.body, "another answer than usual");
    return problems;
  }
  expectThat(!mayBeKept && !("etag" in headers), "a failure that may be cached");
  if (status === 503) expectThat(Number(headers["retry-after"]) > 0, "no Retry-After");
  if (headers["content-type"]?.startsWith("application/json")) {
    expectThat(typeof JSON.parse(body).message === "string", "no message");
  } else {
    expectThat(/<h1[^>]*>[^<]+<\/h1>/.test(body) && body.endsWith("</html>"), "an incomplete page");
    expectThat(/<a [^>]*href="\/(docs)?"/.test(body), "no link to continue");
  }
  return problems;
}

function isToolError(body: string): boolean {
  const { result } = JSON.parse(body) as { result?: { isError?: boolean; content?: { text: string }[] } };
  return result?.isError === true && result.content?.[0]?.text !== "";
}
