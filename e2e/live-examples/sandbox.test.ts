import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { readManifest } from "../support/built-site.ts";
import { journeys } from "../support/journeys.ts";
import { run, writeSource } from "../support/live-example.ts";
import { pathOf, settle } from "../support/reader.ts";

const it = journeys();
const path = "/docs/concepts/nodes";

const attempts = {
  "read our storage": "return localStorage.getItem('secret')",
  "read our session storage": "return sessionStorage.length",
  "read our cookies": "return document.cookie",
  "open our databases": "return indexedDB.open('a').onsuccess",
  "register a service worker": "return navigator.serviceWorker.register('/x.js')",
  "fetch from our origin": "return (await fetch('/docs/overview')).status",
  "fetch from elsewhere": "return (await fetch('https://example.com/?data')).status",
  "connect over WebRTC": "return new RTCPeerConnection().connectionState",
  "connect over WebRTC, with its prefix": "return new (window as any).webkitRTCPeerConnection().connectionState",
  "connect over WebRTC in a nested frame":
    "const frame = document.body.appendChild(document.createElement('iframe')); return (frame.contentWindow as any).RTCPeerConnection.name",
  "connect over WebTransport": "return new (window as any).WebTransport('https://example.com/').ready",
};

const attemptsOnThePage = {
  "read the page": "return parent.document.title",
  "write to the page": "return (parent as any).location.hash",
  "navigate the page": "top!.location.href = '/docs/overview'; return 'done'",
  "open a window":
    "const opened = window.open('/docs/overview'); if (!opened) throw new Error('null'); return 'opened'",
};

const sourceOf = (attempts: Record<string, string>) => `
const attempts: [string, () => Promise<unknown>][] = [${Object.entries(attempts)
  .map(([name, code]) => `[${JSON.stringify(name)}, async () => { ${code} }]`)
  .join(",\n")}];
(async () => {
  const outcomes: string[] = [];
  for (const [name, run] of attempts) {
    outcomes.push(name + ': ' + await run().then((result) => 'did ' + result, () => 'blocked'));
  }
  const out = document.createElement('output');
  out.textContent = JSON.stringify(outcomes);
  document.body.append(out);
})();
export const App = () => <p>Here</p>;
`;
const blockedOutcomes = (attempts: object) => Object.keys(attempts).map((name) => `${name}: blocked`);

async function plantSecrets(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem("secret", "stored");
    // biome-ignore lint/suspicious/noDocumentCookie: read by the hostile source
    document.cookie = "secret=baked";
  });
}

describe("a hostile source", () => {
  it("cannot reach storage, the network or the page around it", async ({ page, expectErrors }) => {
    expectErrors("console error", "exception", "request failed");
    const frame = await run(page, path);
    await plantSecrets(page);
    const framedAttempts = { ...attempts, ...attemptsOnThePage };
    await writeSource(frame, sourceOf(framedAttempts));
    expect(JSON.parse((await frame.locator("output").first().textContent()) ?? "")).toEqual(
      blockedOutcomes(framedAttempts),
    );
    expect(pathOf(page)).toBe(path);
    expect(page.context().pages()).toHaveLength(1);

    // Nor as the top-level document.
    await page.goto("/examples/live/nodes");
    await writeSource(page, sourceOf(attempts));
    expect(JSON.parse((await page.locator("output").first().textContent()) ?? "")).toEqual(blockedOutcomes(attempts));
  });

  it("has an opaque origin even in the static file, and does not run without the sandbox", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("console error");
    const file = (await readManifest()).files["/examples/live/nodes"] ?? "";
    expect(file).toMatch(/^\/_assets\/live-/);
    const response = await page.goto(file);
    expect(response?.headers()["content-security-policy"]).toContain("sandbox allow-scripts");
    expect(await page.evaluate(() => self.origin)).toBe("null");

    await page.route("**/examples/live/nodes", async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto("/examples/live/nodes");
    await page.getByText("only runs in a sandbox").waitFor();
    expect(await page.locator(".canvas").count()).toBe(0);
  });
});

it("ignores messages from other windows", async ({ page }) => {
  await run(page, path);
  await page.evaluate(() => {
    postMessage({ craftLive: "source", source: "alert(1)" }, "*");
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = "/examples/live/element";
    document.body.append(frame);
  });
  await settle(page);
  expect(await page.getAttribute("[data-playground]", "href")).toMatch(/#template=live\/nodes$/);
});
