import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { toFragment } from "../../client/live/address.ts";
import { readManifest } from "../../e2e/support/built-site.ts";
import { freshVisits, settle } from "../../e2e/support/reader.ts";

const { page: current, expectTrouble } = freshVisits();
const path = "/docs/concepts/nodes";

/** A source that tries something it must not be able to do, and shows what came of it. */
const attempt = (code: string) => `
const tell = (text: string) => { document.title = text; const out = document.createElement('output'); out.textContent = text; document.body.append(out); };
(async () => { try { tell('did: ' + await (async () => { ${code} })()); } catch (error) { tell('blocked: ' + (error as Error).name); } })();
export const App = () => <p>Here</p>;
`;

/** A reader's own storage and cookies, as a page of the site has them. */
async function visitWithSecrets(page: Page): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    localStorage.setItem("secret", "stored");
    // biome-ignore lint/suspicious/noDocumentCookie: what a hostile source would look for
    document.cookie = "secret=baked";
  });
}

const attempts: [what: string, code: string][] = [
  ["read our storage", "return localStorage.getItem('secret')"],
  ["read our session storage", "return sessionStorage.length"],
  ["read our cookies", "return document.cookie"],
  ["open our databases", "return indexedDB.open('a').onsuccess"],
  ["register a service worker", "return navigator.serviceWorker.register('/x.js')"],
  ["fetch from our origin", "return (await fetch('/docs/overview')).status"],
  ["fetch from elsewhere", "return (await fetch('https://example.com/?data')).status"],
];

const reachOut: [what: string, code: string][] = [
  ["read the page", "return parent.document.title"],
  ["write to the page", "return (parent as any).location.hash"],
  ["leave with the page", "top!.location.href = '/docs/overview'; return 'asked'"],
  [
    "open a window",
    "const opened = window.open('/docs/overview'); if (!opened) throw new Error('null'); return 'opened'",
  ],
];

describe("a hostile source in a page cannot", () => {
  it.each([...attempts, ...reachOut])("%s", async (_, code) => {
    const page = current();
    expectTrouble("console error", "exception", "request failed");
    await visitWithSecrets(page);
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.waitForSelector('.live[data-state="running"]');
    const frame = page.frameLocator(".live iframe");
    await frame.locator("textarea").fill(attempt(code));
    const outcome = (await frame.locator("output").first().textContent()) ?? "";
    expect(outcome).toMatch(/^blocked: /);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe("a hostile source in an address cannot", () => {
  it.each(attempts)("%s", async (_, code) => {
    const page = current();
    expectTrouble("console error", "exception", "request failed");
    await visitWithSecrets(page);
    await page.goto(`/examples/live/nodes${toFragment({ source: attempt(code) })}`);
    const outcome = (await page.locator("output").first().textContent()) ?? "";
    expect(outcome).toMatch(/^blocked: /);
  });

  it("get our origin's rights from the file behind the document, which no worker answers for", async () => {
    const page = current();
    expectTrouble("console error");
    await visitWithSecrets(page);
    const file = (await readManifest()).files["/examples/live/nodes"] ?? "";
    expect(file).toMatch(/^\/_assets\/live-/);
    const response = await page.goto(file + toFragment({ source: attempt("return localStorage.getItem('secret')") }));
    expect(response?.headers()["content-security-policy"]).toContain("sandbox allow-scripts");
    expect(await page.evaluate(() => self.origin)).toBe("null");
  });

  it("be run where the sandbox is missing", async () => {
    const page = current();
    await visitWithSecrets(page);
    await page.route("**/examples/live/nodes", async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(`/examples/live/nodes${toFragment({ source: attempt("return localStorage.getItem('secret')") })}`);
    await page.getByText("in a sandbox only").waitFor();
    expect(await page.locator("output").count()).toBe(0);
  });
});

it("takes no message for an example's that another window has sent", async () => {
  const page = current();
  await page.goto(path);
  await page.locator(".live").scrollIntoViewIfNeeded();
  await page.waitForSelector('.live[data-state="running"]');
  await page.evaluate(() => {
    postMessage({ craftLive: "source", source: "alert(1)" }, "*");
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = "/examples/live/element#source=bad";
    document.body.append(frame);
  });
  await settle(page);
  expect(await page.getAttribute("[data-alone]", "href")).toBe("/examples/live/nodes#theme=light");
});
