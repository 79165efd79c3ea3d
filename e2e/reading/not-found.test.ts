import { describe, expect } from "vitest";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { heading } from "../support/reader.ts";

describe("an address that is unknown", () => {
  const it = journeys();

  it("has the not-found page, whose links work, and which suggests what was meant", async ({ page, expectTrouble }) => {
    expectTrouble("404");
    const response = await page.goto("/docs/usenode");
    expect(response?.status()).toBe(404);
    expect(await page.locator("h1").textContent()).toBe("Page not found");
    const suggestion = page.locator(".suggestions a").first();
    expect(await suggestion.textContent()).toBe("useNode()");
    await hydrate(page);
    await suggestion.click();
    await page.waitForURL("**/docs/api/useNode");
    await page.goto("/docs/wp-login");
    expect(await page.locator(".suggestions").count()).toBe(0);
    await page.click("text=See all its pages");
    await page.waitForURL("**/docs");
    await expect.poll(() => heading(page)).toBe("Documentation");
  });
});
