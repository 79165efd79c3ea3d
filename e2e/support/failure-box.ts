import type { Page } from "playwright-core";

/** The box that says why a page did not load, and what it offers. */
export const box = (page: Page) => page.locator("main .failure-box");
export const retry = (page: Page) => page.click(".failure-box button");
