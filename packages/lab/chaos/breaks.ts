import type { Break } from "../sabotage/run-sabotage.ts";

/** A break that a scenario must detect. */
export interface ChaosBreak extends Break {
  scenario: string;
}

/** Breaks of the worker that `npm run chaos -w lab -- --sabotage` applies one at a time. */
export const breaks: Record<string, ChaosBreak> = {
  "reads of storage have no deadline": {
    file: "worker/deadline.ts",
    from: "storageDeadline = 2000",
    to: "storageDeadline = 20_000",
    scenario: "kv slow, d1 slow, assets slow",
    problem: /took \d+ ms/,
  },
  "failures are cached": {
    file: "worker/cache-policy.ts",
    from: `"Retry-After": "30", ...cachePolicy.none`,
    to: `"Retry-After": "30", ...cachePolicy.notFound`,
    scenario: "kv failing",
    problem: /a failure that may be cached/,
  },
  "an altered record is served": {
    file: "worker/records.ts",
    from: "if (hash.slice(0, hashLength) !== key)",
    to: "if (hash === key)",
    scenario: "kv garbage",
    problem: /its source: when cached before: status 200, not 500/,
  },
  "a failed read is remembered": {
    file: "worker/records.ts",
    from: "const text = await readText(kv, key);",
    to: "const text = await ((globalThis.reads ??= {})[key] ??= readText(kv, key));",
    scenario: "kv failing",
    problem: /it does not recover/,
  },
  "an error page has the error's details": {
    file: "worker/index.ts",
    from: `const text = "The page could not be read from storage. This is temporary; please try again in a moment.";`,
    to: "const text = String(error.cause);",
    scenario: "kv failing",
    problem: /an error's details/,
  },
  "a failure gets status 200": {
    file: "worker/index.ts",
    from: `errorPage("Back in a moment", text), 503`,
    to: `errorPage("Back in a moment", text), 200`,
    scenario: "kv failing",
    problem: /status 200, not 503/,
  },
  "a search without its database finds nothing": {
    file: "worker/pages.ts",
    from: "return { status: 503, version: key",
    to: "return { status: 200, version: key",
    scenario: "d1 failing",
    problem: /a search: status 200, not 503/,
  },
  "a failure has no Retry-After": {
    file: "worker/cache-policy.ts",
    from: `"Retry-After": "30", `,
    to: "",
    scenario: "d1 failing",
    problem: /no Retry-After/,
  },
  "the MCP server reports the error's details to models": {
    file: "worker/mcp.ts",
    from: `return "The documentation cannot be read at the moment. Try again.";`,
    to: "return String(error);",
    scenario: "kv failing",
    problem: /by MCP: an error's details/,
  },
  "the MCP server returns an error as if it were text": {
    file: "worker/mcp.ts",
    from: `text: adviceFor(error) }], isError: true`,
    to: `text: adviceFor(error) }]`,
    scenario: "d1 failing",
    problem: /by MCP: no tool error/,
  },
};
