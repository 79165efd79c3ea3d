export interface TimedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  milliseconds: number;
}

/**
 * Expected outcome under a fault: a status, "tool error" (an MCP result with `isError`), or null if the fault should make no
 * difference.
 */
export type Expected = number | "tool error" | null;

/** Maximum response time in ms: less than the 5 s of slow storage (faulty-worker.js). */
const maxWait = 4800;

/** Internals that no response may contain: an error of a binding, a stack trace, a record's key, SQL. */
const internals = /detail-of-the-fault|\bat .+\.js:\d|StorageError|\bKV record|D1_ERROR|\bSELECT\b/;

/**
 * The rules that a response under a fault violates.
 * @param healthy the response to the same request without the fault
 */
export function violations(response: TimedResponse, healthy: TimedResponse, expected: Expected): string[] {
  const { status, headers, body, milliseconds } = response;
  const problems: string[] = [];
  const expectThat = (holds: boolean, rule: string) => void (holds || problems.push(rule));
  const expectedStatus = typeof expected === "number" ? expected : healthy.status;
  expectThat(status === expectedStatus, `status ${status}, not ${expectedStatus}`);
  expectThat(milliseconds < maxWait, `took ${Math.round(milliseconds)} ms`);
  expectThat("content-security-policy" in headers, "no security policy");
  expectThat(!internals.test(body), "an error's details");
  const isCacheable = headers["cache-control"] !== "no-store" || "cloudflare-cdn-cache-control" in headers;
  if (status < 500) {
    const isUsual = body === healthy.body;
    expectThat(isUsual || !isCacheable, "an unusual response that may be cached");
    if (expected === "tool error") expectThat(isToolError(parseJson(body)?.result), "no tool error");
    else expectThat(isUsual || expected !== null, "an unusual response");
    return problems;
  }
  expectThat(!isCacheable && !("etag" in headers), "a failure that may be cached");
  if (status === 503) expectThat(Number(headers["retry-after"]) > 0, "no Retry-After");
  if (headers["content-type"]?.startsWith("application/json")) {
    expectThat(typeof parseJson(body)?.message === "string", "no message");
  } else {
    expectThat(/<h1[^>]*>[^<]+<\/h1>/.test(body) && body.endsWith("</html>"), "no heading, or an incomplete page");
    expectThat(/<a [^>]*href="\/(docs)?"/.test(body), "no link to the home or docs page");
  }
  return problems;
}

function isToolError(result?: { isError?: boolean; content?: { text: string }[] }): boolean {
  return result?.isError === true && Boolean(result.content?.[0]?.text);
}

/** Returns null for invalid JSON, such as a truncated body. */
function parseJson(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
