import { runChecks } from "afdocs";
import { site } from "../../../content/site.ts";
import { readManifest } from "../../../e2e/support/built-site.ts";
import { serveWorker } from "../../../e2e/support/serve-worker.ts";
import { askInspector } from "./ask-inspector.ts";

// `npm run check:assistants -w lab` runs the checks of https://agentdocsspec.com that assistants can find and read the docs
// and the blog, and calls `/mcp` with the MCP Inspector. Exits with 1 if a check does not pass, or if a check no longer gives
// the warning that is explained here.

const expectedWarnings: Record<string, string> = {
  "page-size-markdown": "the tutorial is one page for people; assistants read a section of it with the MCP server",
  "page-size-html": "the tutorial again",
  "content-start-position": "navbar and sidebar precede the text in the HTML; the Markdown begins with the text",
};

const { pages } = await readManifest();
const articles = Object.keys(pages).filter((path) => /^\/(docs|blog)\/(?!archive$|tags\b)/.test(path));
const { url, stop } = await serveWorker();
try {
  const { results } = await runChecks(url, {
    canonicalOrigin: site.origin,
    samplingStrategy: "curated",
    curatedPages: articles.map((path) => url + path),
    // Lists of pages, which llms.txt already is.
    coverageExclusions: ["/", "/docs", "/docs/tags", "/docs/tags/**"],
    // Site-wide elements, not the page's text.
    parityExclusions: [".tool", ".page-menu", ".heading-anchor", ".copy", "figcaption"],
    requestDelay: 0,
  });
  for (const { id, status, message } of results) {
    const isExpectedWarning = status === "warn" && Object.hasOwn(expectedWarnings, id);
    const isExpected =
      status === "pass" || status === "skip" ? !Object.hasOwn(expectedWarnings, id) : isExpectedWarning;
    if (!isExpected) process.exitCode = 1;
    console.log(
      `${isExpected ? "✓" : "✗"} ${id}: ${status}. ${message}${isExpectedWarning ? `: ${expectedWarnings[id]}` : ""}`,
    );
  }
  for (const line of await askInspector(`${url}/mcp`)) console.log(`✓ MCP Inspector, ${line}`);
} finally {
  await stop();
}
