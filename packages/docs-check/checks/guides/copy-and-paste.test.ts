import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright";
import { expect, test } from "vitest";
import { chromiumOptions } from "../../../../e2e/support/chromium.ts";

test("#clipboard: a page has to ask the user before it reads the clipboard", async () => {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Page</title>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const state = page.evaluate(async () => {
      const { state } = await navigator.permissions.query({ name: "clipboard-read" as PermissionName });
      return state;
    });
    await expect(state).resolves.toBe("prompt");
  } finally {
    await browser.close();
    server.close();
  }
});
