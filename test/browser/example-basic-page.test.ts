import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { runningEditor } from "../../e2e/support/basic-editor.ts";
import { firstPaint, freshVisits, hold } from "../../e2e/support/reader.ts";

/** The page around the basic example: the site's bar, its colour mode, and the source beside the editor. */

const { page, expectTrouble } = freshVisits({
  viewport: { width: 1440, height: 900 },
  permissions: ["clipboard-read", "clipboard-write"],
});

const open = async () => {
  await page().goto("/examples/basic", { waitUntil: "networkidle" });
  await page().waitForSelector(runningEditor);
};
const tab = (name: string) => page().getByRole("tab", { name, exact: true });
const title = () => page().locator(".source figcaption:visible").allTextContents();

/** Where each block and each part of the editor stands, and what it says. */
const layout = () =>
  page().evaluate(() =>
    [...document.querySelectorAll("#root *")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, element.childElementCount === 0 ? element.textContent : "", x, y, width, height];
      }),
  );

describe("before the editor runs", () => {
  it.each([
    ["/examples/basic", 1440],
    ["/examples/basic", 390],
    ["/examples/basic/step-1", 700],
    ["/examples/basic/step-4", 390],
  ])("%s shows what it will, in the same places, in a window of %i px", async (path, width) => {
    await page().setViewportSize({ width, height: 900 });
    const release = await hold(page(), /\.js$/);
    await page().goto(path, { waitUntil: "commit" });
    await page().waitForSelector("#root > [inert]");
    await firstPaint(page());
    await page().evaluate(() => document.fonts.ready);
    const before = await layout();
    expect(before.map(([, words]) => words)).toContain("My page");
    release();
    await page().waitForSelector(runningEditor);
    expect(await layout()).toEqual(before);
    expect(await page().locator("[data-first]").count()).toBe(0);
  });
});

describe("the source", () => {
  it("shows one file at a time, beside the editor", async () => {
    await open();
    expect(await title()).toEqual(["src/App.tsx"]);
    await tab("user/text.tsx").click();
    expect(await title()).toEqual(["src/user/text.tsx"]);
    expect(await page().getByRole("tabpanel").count()).toBe(1);
    const editor = await page().locator("#root").boundingBox();
    const source = await page().locator("#source").boundingBox();
    expect((editor?.x ?? 0) + (editor?.width ?? 0)).toBeLessThanOrEqual(source?.x ?? 0);
  });

  it("brings the other files when it is idle, or one is wanted, and asks again for what did not come", async () => {
    expectTrouble("net::ERR_FAILED", "The files did not load");
    const address = "**/_assets/source-basic-*.json";
    await page().route(address, (route) => route.abort("failed"));
    await open();
    await tab("user/text.tsx").click();
    await page().getByRole("alert").filter({ hasText: "Choose it again" }).waitFor();
    expect(await title()).toEqual([]);
    await page().unroute(address);
    await tab("user/text.tsx").click();
    await expect.poll(title).toEqual(["src/user/text.tsx"]);
    expect(await page().getByRole("alert").filter({ hasText: "Choose it again" }).count()).toBe(0);
  });

  it("switches files by keyboard", async () => {
    await open();
    const tabs = await page().getByRole("tab").allTextContents();
    await tab("App.tsx").focus();
    const press = async (key: string) => {
      await page().keyboard.press(key);
      return page().evaluate(() => document.activeElement?.textContent);
    };
    expect(await press("ArrowRight")).toBe("index.css");
    expect(await title()).toEqual(["src/index.css"]);
    expect(await press("ArrowLeft")).toBe("App.tsx");
    expect(await press("ArrowLeft")).toBe(tabs.at(-1));
    expect(await press("ArrowRight")).toBe("App.tsx");
    expect(await press("End")).toBe(tabs.at(-1));
    expect(await press("Home")).toBe("App.tsx");
    await page().keyboard.press("Tab");
    expect(await page().evaluate(() => document.activeElement?.tagName)).toBe("PRE");
  });

  it("is copied by its button", async () => {
    await open();
    await tab("main.tsx").click();
    await page().getByRole("tabpanel").getByRole("button", { name: "Copy the code" }).click();
    await page().getByRole("button", { name: "Copied" }).waitFor();
    expect(await page().evaluate(() => navigator.clipboard.readText())).toMatch(/^import \{ StrictMode \}.*\);$/s);
  });
});

describe("the colour mode", () => {
  const ground = () => page().evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ["rgb(255, 255, 255)", "rgb(18, 24, 22)"];

  it("is the site's, and is switched for the whole site", async () => {
    await page().emulateMedia({ colorScheme: "dark" });
    await open();
    expect(await ground()).toBe(light);
    await page().getByRole("button", { name: "Switch between light and dark" }).click();
    expect(await ground()).toBe(dark);
    expect(await page().evaluate(() => localStorage.theme)).toBe("dark");
    await page().reload();
    expect(await ground()).toBe(dark);
  });

  it("follows another tab", async () => {
    await open();
    const other = await page().context().newPage();
    await other.goto("/docs/overview");
    await other.evaluate(() => localStorage.setItem("theme", "dark"));
    await expect.poll(ground).toBe(dark);
  });
});

describe("axe", () => {
  it.each([
    [1280, "light"],
    [1280, "dark"],
    [390, "light"],
    [390, "dark"],
  ])("finds nothing at %i px, %s", async (width, mode) => {
    await page().setViewportSize({ width, height: 900 });
    await page().addInitScript((value) => localStorage.setItem("theme", value), mode);
    await open();
    const violations = async () => {
      await page().evaluate(axe.source);
      return page().evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
      });
    };
    expect(await violations()).toEqual([]);
    for (const selector of [".card-actions .button", "main .text", "main .card"]) {
      await page().locator(selector).first().focus();
      expect(await violations(), selector).toEqual([]);
    }
    await page().getByRole("button", { name: "JSON", exact: true }).click();
    await page().getByLabel("JSON", { exact: true }).fill("{");
    await page().getByRole("button", { name: "Load" }).click();
    expect(await violations(), "JSON").toEqual([]);
    await page().keyboard.press("Escape");
    await page().getByRole("button", { name: "Keyboard shortcuts" }).click();
    expect(await violations(), "shortcuts").toEqual([]);
  });
});
