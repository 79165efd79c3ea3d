import type { Break } from "../sabotage/run-sabotage.ts";

/** Breaks of the worker that `npm run hostile -w lab -- --sabotage` applies one at a time. */
export const breaks: Record<string, Break> = {
  "pages have no Content-Security-Policy": {
    file: "worker/security-headers.ts",
    from: `    "Content-Security-Policy": contentSecurityPolicy(allowed, hasMedia),\n`,
    to: "",
    problem: /content-security-policy: undefined instead of/,
  },
  "the Content-Security-Policy lacks a directive": {
    file: "worker/security-headers.ts",
    from: `    "object-src": "'none'",\n`,
    to: "",
    problem: /content-security-policy: .* instead of/,
  },
  "data has no nosniff": {
    file: "worker/security-headers.ts",
    from: "Object.entries({ ...common, ...others })) context",
    to: `Object.entries({ ...common, ...others })) if (!pathname.includes("/_data/") || !name.startsWith("X-")) context`,
    problem: /x-content-type-options: undefined/,
  },
  "responses set a cookie": {
    file: "worker/security-headers.ts",
    from: "    const path = withoutBase(pathname);\n",
    to: `    const path = withoutBase(pathname);\n    context.res.headers.append("Set-Cookie", "id=1");\n`,
    problem: /set-cookie: id=1/,
  },
  "the data that a page boots from is not escaped": {
    file: "worker/document.tsx",
    from: `.replaceAll("<", "\\\\u003c")`,
    to: "",
    problem: /JSON that is invalid or contains </,
  },
  "results of a search are cached": {
    file: "worker/answer-page.ts",
    from: `data.page.kind === "search" && data.page.query === "" ?`,
    to: `data.page.kind === "search" ?`,
    problem: /cloudflare-cdn-cache-control: public/,
  },
  "data of a search is cached": {
    file: "worker/answer-page.ts",
    from: "isSearch ? cachePolicy.search : caching",
    to: "caching",
    problem: /cache-control: public, max-age=31536000, immutable instead of/,
  },
  "data of a page is revalidated": {
    file: "worker/answer-page.ts",
    from: "isSearch ? cachePolicy.search : caching",
    to: "isSearch ? cachePolicy.search : cachePolicy.page",
    problem: /cache-control: .* instead of public, max-age=31536000, immutable/,
  },
  "a refused method is cached": {
    file: "worker/dispatch.ts",
    from: `Allow: [...methods].join(", "), ...cachePolicy.none`,
    to: `Allow: [...methods].join(", "), ...cachePolicy.page`,
    problem: /instead of no-store/,
  },
  "pages do not vary by Accept": {
    file: "worker/answer-page.ts",
    from: `variesByAccept = { Vary: "Accept" }`,
    to: "variesByAccept = {}",
    problem: /vary: undefined instead of Accept/,
  },
  "other sites cannot read Markdown": {
    file: "worker/answer-markdown.ts",
    from: `, "Access-Control-Allow-Origin": "*" };`,
    to: " };",
    problem: /access-control-allow-origin: undefined/,
  },
  "a search computes for seconds": {
    file: "worker/search-page.ts",
    from: "  const parameters = ",
    to: `  if (query === "throttle undo") for (let count = 0; count < 2.5e9; count++);\n  const parameters = `,
    problem: /ms alone|a page waits/,
  },
  "the MCP server is not reached": {
    file: "worker/routes.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the module
    from: "requested === mcpPath || requested === `${mcpPath}/`",
    to: "requested === null",
    problem: /a valid request gets status 405/,
  },
  "the MCP server accepts batches": {
    file: "worker/mcp-route.ts",
    from: "if (Array.isArray(message)) return",
    to: "if (message === null) return",
    problem: /a batch is accepted|not a JSON-RPC message/,
  },
  "a tool call fails": {
    file: "worker/mcp/tools.ts",
    from: "(await docs.data()).pages, ({ category }) => category",
    to: "(await docs.data()).pages, ({ category }) => category.none.label",
    problem: /an error for a valid tool call/,
  },
  "a redirect leaves the site": {
    file: "worker/dispatch.ts",
    from: `Location: location ?? "/"`,
    to: `Location: location?.replace("/docs", "//docs") ?? "/"`,
    problem: /a redirect to \/\/docs/,
  },
  "a NUL in a URL causes an error": {
    file: "worker/dispatch.ts",
    from: "  const address = readAddress(",
    to: `  if (context.req.url.includes("%00")) throw new Error("NUL");\n  const address = readAddress(`,
    problem: /status 500/,
  },
  "a response has more than a megabyte": {
    file: "worker/answer-page.ts",
    from: "return context.json(data, status",
    to: `return context.json({ ...data, padding: " ".repeat(1_000_000) }, status`,
    problem: /a response over 1 MB/,
  },
  "a page has another page's data": {
    file: "worker/pages.ts",
    from: "const pageHash = pageKey(path);",
    to: `const pageHash = pageKey(path.replace("useNode", "useEditor"));`,
    problem: /not the stored page/,
  },
};
