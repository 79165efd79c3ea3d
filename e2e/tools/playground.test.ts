import { readFile } from "node:fs/promises";
import { toFragment } from "playground/app/share.ts";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeViolations, tags } from "../support/axe.ts";
import { hydrate } from "../support/browser.ts";
import { journeys } from "../support/journeys.ts";
import { canvas, editSource, run } from "../support/live-example.ts";
import { mistake, openPlayground, problemOf, result, tab, write } from "../support/playground.ts";

const it = journeys({ savesData: true, withoutTypeScript: true });
const withExamples = journeys({ withoutTypeScript: true });

const source = (text: string) => `import { Editor, Element, Frame, useNode } from "@craftjs/core";
const Text = ({ text }: { text: string }) => {
  const { connectors } = useNode();
  return <p ref={(dom) => { if (dom) connectors.connect(connectors.drag(dom)); }}>{text}</p>;
};
export const App = () => (
  <Editor resolver={{ Text }}>
    <Frame><Element is="section" canvas><Text text="${text}" /><Text text="Second" /></Element></Frame>
  </Editor>
);
`;

const fragmentOf = (text: string) => toFragment({ name: "Shared", files: { "App.tsx": source(text) } });

async function startWith(page: Page, template: string): Promise<void> {
  await page.getByRole("button", { name: "Templates" }).click();
  await page.getByRole("dialog").getByRole("button", { name: template }).click();
}

const code = (page: Page) => page.locator(".cm-content").textContent();

/** The text of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const setHash = (page: Page, hash: string) => page.evaluate((hash) => location.assign(hash), hash);
const setMode = (page: Page, mode: string) =>
  page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), mode);

describe("the playground", () => {
  it("runs several files while they are edited, and reports errors with their lines", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("exception: boom", "console");
    await openPlayground(page);
    await result(page).getByText("A text in a box.").waitFor();

    await page.getByRole("button", { name: "New file" }).click();
    await page.getByLabel("Name of the new file").fill("app.tsx");
    await page.getByRole("button", { name: "OK" }).click();
    expect(await problemOf(page.getByLabel("Name of the new file"))).toBe("The file “App.tsx” already exists.");
    await page.getByLabel("Name of the new file").fill("blocks/hello.tsx");
    await page.getByRole("button", { name: "OK" }).click();
    await expect.poll(() => page.locator(".cm-content").textContent()).toContain("export const Hello");
    await write(
      page,
      "import data from '../data';\nimport '../look.css';\nexport const Hello = () => <h1>{data.text}</h1>;\n",
    );
    for (const [name, source] of [
      ["data.json", '{ "text": "Hello from JSON" }'],
      ["look.css", "h1 { color: rgb(1, 2, 3); }"],
    ] as const) {
      await page.getByRole("button", { name: "New file" }).click();
      await page.getByLabel("Name of the new file").fill(name);
      await page.keyboard.press("Enter");
      await tab(page, name).and(page.locator("[aria-selected=true]")).waitFor();
      await write(page, source);
    }
    await tab(page, "App.tsx").click();
    await write(
      page,
      "import { Hello } from './blocks/hello';\nconsole.log('from', { App: 1 });\nexport const App = Hello;\n",
    );
    const heading = result(page).getByRole("heading", { name: "Hello from JSON" });
    await heading.waitFor();
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(1, 2, 3)");
    await tab(page, "Console").click();
    await page.getByText("from { App: 1 }").waitFor();

    // The message names the file, and a click on it shows the line.
    await tab(page, "blocks/hello.tsx").click();
    await write(page, "export const Hello = () => {\n  throw new Error('boom');\n};\n");
    await expect.poll(() => mistake(page).textContent()).toBe("blocks/hello.tsx, line 2: boom");
    await expect.poll(() => page.locator(".cm-mistake").textContent()).toContain("throw new Error");
    await tab(page, "App.tsx").click();
    expect(await page.locator(".cm-mistake").count()).toBe(0);
    await mistake(page).getByRole("button").click();
    await page.locator(".cm-mistake").waitFor();
    await tab(page, "Console 1").waitFor();
    await tab(page, "Result").click();
    expect(await heading.isVisible()).toBe(true); // the last page that worked

    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("New name of blocks/hello.tsx").fill("hi.tsx");
    await page.keyboard.press("Enter");
    await expect.poll(() => mistake(page).textContent()).toBe("hi.tsx, line 2: boom");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Delete" }).click();
    await tab(page, "hi.tsx").waitFor({ state: "detached" });
    expect(await focused(page)).toMatch(/^App\.tsx/);
    await write(page, "export const App = () => <b>\n");
    await expect.poll(() => mistake(page).textContent()).toMatch(/^App\.tsx, line \d: /);
    await write(page, "export const App = () => null;\nconst App = 1;\n");
    await expect.poll(() => mistake(page).textContent()).toMatch(/^App\.tsx, line 2: .*already been declared/);
    await write(page, "const text = await Promise.resolve('late');\nexport const App = () => text;\n");
    await expect
      .poll(() => mistake(page).textContent())
      .toMatch(/^App\.tsx, line 1: .*without import\.meta and top-level/);
    await tab(page, "Console 1").waitFor();
    await tab(page, "data.json").click();
    await write(page, '{\n  "text": "Hello",\n}\n');
    await tab(page, "App.tsx").click();
    await write(page, "import './data.json';\nimport '@craftjs/unknown';\n");
    await expect.poll(() => mistake(page).textContent()).toMatch(/^data\.json, line 3: /);
    await tab(page, "data.json").click();
    await write(page, "{}");
    await expect
      .poll(() => mistake(page).textContent())
      .toContain(
        'line 2: "@craftjs/unknown" cannot be imported. Available: react, @craftjs/core, react-dom, @craftjs/layers.',
      );
    await tab(page, "App.tsx").click();
    await write(page, "while (true);\nexport const App = () => <b>never</b>;\n");
    await expect.poll(() => mistake(page).textContent()).toContain("App.tsx, line 1: This loop did not end");
    await write(page, "export const App = () => <b>All is well</b>;\n");
    await result(page).getByText("All is well").waitFor();
    await expect.poll(() => mistake(page).textContent()).toBe("");
    expect(await page.locator(".cm-mistake").count()).toBe(0);
    await page.getByRole("button", { name: "Restart" }).click();
    await result(page).getByText("All is well").waitFor();
  });

  it("gives the frame an opaque origin, moves its nodes, and passes its JSON to the doctor", async ({ page }) => {
    await openPlayground(page, "#template=text-and-container");
    await result(page).getByText("A text in a box.").waitFor();
    await tab(page, "Console").click();
    await page.evaluate(() => {
      const lines = [{ level: "log", text: "from elsewhere" }];
      postMessage({ craftPlayground: { type: "console", lines, dropped: 0 } }, "*");
    });
    await result(page)
      .locator("body")
      .evaluate(() => console.log("from the frame"));
    await page.getByText("from the frame").waitFor();
    expect(await page.getByText("from elsewhere").count()).toBe(0);
    const answers = await result(page)
      .locator("body")
      .evaluate(() => {
        const attempts = [
          () => parent.document.title,
          () => indexedDB.open("a"),
          () => document.cookie,
          () => new RTCPeerConnection(),
          () => document.body.appendChild(document.createElement("iframe")).contentWindow?.document,
        ];
        return attempts.map((attempt) => {
          try {
            return attempt();
          } catch {
            return "blocked";
          }
        });
      });
    expect(new Set(answers)).toEqual(new Set(["blocked"]));
    await tab(page, "Nodes").click();
    const rows = page.locator(".nodes [role=treeitem]");
    await rows.nth(1).click();
    await expect.poll(() => rows.nth(1).getAttribute("aria-selected")).toBe("true");
    const id = await rows.nth(1).locator("code").textContent();
    await page.getByRole("button", { name: "Move down" }).click();
    await expect.poll(() => rows.nth(2).locator("code").textContent()).toBe(id);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => rows.nth(1).locator("code").textContent()).toBe(id);
    await tab(page, "JSON").click();
    const json = JSON.parse((await page.locator(".playground-result pre").textContent()) ?? "");
    expect(json.ROOT.nodes).toHaveLength(3);
    await page.getByRole("link", { name: "Check it with the doctor" }).click();
    await page.getByText("5 nodes. No findings.").last().waitFor();
  });

  it("reports errors of handlers and promises with their lines, and a frame that does not respond", async ({
    page,
    expectErrors,
  }) => {
    expectErrors("exception: clicked", "exception: promised", "exception: at once", "console", "/_assets/start-");
    const files = {
      "App.tsx": "import { Fails } from './WebApp';\nexport const App = Fails;\n",
      "WebApp.tsx": `const fail = (message: string) => {
  throw new Error(message);
};
export const Fails = () => (
  <>
    <button onClick={() => fail("clicked")}>Throw</button>
    <button onClick={() => void Promise.resolve("promised").then(fail)}>Reject</button>
    <button onClick={() => location.assign("/docs/overview")}>Leave</button>
  </>
);
`,
    };
    await openPlayground(page, await toFragment({ name: "Fails", files }));
    await page.getByRole("button", { name: "Run it" }).click();
    const clickButton = (name: string) => result(page).getByRole("button", { name }).click();
    await clickButton("Throw");
    await expect.poll(() => mistake(page).textContent()).toBe("WebApp.tsx, line 2: clicked");
    await clickButton("Reject");
    await expect.poll(() => mistake(page).textContent()).toBe("WebApp.tsx, line 2: promised");
    await clickButton("Leave");
    await mistake(page).getByText("shows another page").waitFor();
    await setMode(page, "dark");
    await page.getByRole("button", { name: "Restart" }).click();
    await result(page).getByText("Leave").waitFor();
    expect(await result(page).locator("html").getAttribute("data-theme")).toBe("dark");

    // An error during the project's start is still shown after it has started.
    await write(
      page,
      "void Promise.reject(new Error('at once'));\nexport const App = () => <button onClick={console.error}>Started</button>;\n",
    );
    await clickButton("Started");
    await tab(page, "Console 2").waitFor();
    expect(await mistake(page).textContent()).toBe("App.tsx, line 1: at once");
  });

  it("stays usable while code floods the console, and shows the last thousand lines", async ({ page }) => {
    await openPlayground(page);
    await result(page).getByText("A text in a box.").waitFor();
    await tab(page, "Console").click();
    await write(
      page,
      `let n = 0;
setInterval(() => { for (let i = 0; i < 50; i++) console.log(n++); }, 1);
export const App = () => <p>Flooding</p>;
`,
    );
    await page.getByText(/^\d+,\d{3} more$/).waitFor();
    const log = page.getByRole("log");
    const texts = await log.locator("pre").allTextContents();
    expect(texts).toHaveLength(1000);
    expect(Number(texts[999]) - Number(texts[0])).toBe(999);
    const delays = await page.evaluate(async () => {
      const delays: number[] = [];
      for (let round = 0; round < 20; round++) {
        const start = performance.now();
        await new Promise((resolve) => setTimeout(resolve));
        delays.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return delays.sort((a, b) => a - b);
    });
    expect(delays[10]).toBeLessThan(100);

    await write(page, "export const App = () => <p>All is well</p>;\n");
    await page.getByRole("button", { name: "Restart" }).click();
    await tab(page, "Result").click();
    await result(page).getByText("All is well").waitFor();
    await page.reload();
    await result(page).getByText("All is well").waitFor();
  });

  it("runs a default export, ends a long loop, logs dialogs, and clears the console", async ({ page }) => {
    await openPlayground(page);
    await result(page).getByText("A text in a box.").waitFor();
    await write(
      page,
      `console.log("cleared by the code");
console.clear();
console.group("Sums");
console.log({ sum: 0 });
let sum = 0;
for (let i = 0; i < 2e8; i++) sum += i & 1;
alert(confirm("Sure?") + " " + prompt("Name?", "Box"));
export default function App() {
  return <p>The sum is {sum}</p>;
}
`,
    );
    await result(page).getByText("The sum is 100000000").waitFor();
    await tab(page, "Console").click();
    const lines = page.getByRole("log").locator(":scope pre:not(details pre)");
    await lines.getByText("confirm: Sure?").waitFor();
    expect(await page.getByRole("log").locator("summary").innerText()).toBe("  { sum: 0 }");
    await lines.getByText("alert: true Box").waitFor();
    expect((await lines.allTextContents()).slice(0, 2)).toEqual(["Sums", expect.stringMatching(/^ {2}confirm/)]);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => lines.count()).toBe(0);
  });

  it("keeps values that code stores for its next runs, and does not change the site's storage", async ({ page }) => {
    await openPlayground(page);
    await write(page, "localStorage.setItem('page', 'Saved');\nexport const App = () => <p>Stored</p>;\n");
    await result(page).getByText("Stored").waitFor();
    await write(page, "export const App = () => <p>{localStorage.getItem('page')}</p>;\n");
    await result(page).getByText("Saved").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("page"))).toBeNull();
  });

  it("unfolds objects in the console, resizes by drag or arrow keys, and hides an error while typing", async ({
    page,
  }) => {
    await openPlayground(page);
    await write(page, "console.table({ a: { b: 1 } });\nexport const App = () => <p>Shown</p>;\n");
    await result(page).getByText("Shown").waitFor();
    await tab(page, "Console").click();
    await page.locator("summary", { hasText: "{ a: { b: 1 } }" }).click();
    expect(await page.locator("details[open] pre").textContent()).toBe("{\n  a: {\n    b: 1\n  }\n}");

    const splitter = page.getByRole("separator", { name: "Width of the code" });
    const width = () => page.locator(".playground-code").evaluate((code) => code.clientWidth);
    const oldWidth = await width();
    const box = await splitter.boundingBox();
    if (!box) throw new Error("The splitter is not on the page.");
    await page.mouse.move(box.x + box.width / 2, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, box.y + 60, { steps: 5 }); // over the frame
    await page.mouse.up();
    await expect.poll(width).toBeGreaterThan(oldWidth + 100);
    await splitter.press("Home");
    expect(await splitter.getAttribute("aria-valuenow")).toBe("20");
    await splitter.press("ArrowRight");
    await expect.poll(width).toBeLessThan(oldWidth);

    await page.locator(".cm-content").click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("const a = ;");
    await mistake(page).getByText("line 3").waitFor();
    await mistake(page).evaluate((bar) =>
      new MutationObserver(() => {
        if (bar.textContent === "") Object.assign(window, { isHidden: true });
      }).observe(bar, { childList: true, subtree: true, characterData: true }),
    );
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("// ");
    await expect.poll(() => page.evaluate(() => (window as unknown as { isHidden?: boolean }).isHidden)).toBe(true);
    await mistake(page).getByText("line 3").waitFor();
  });

  it("does not start code on a reload if it hung after its result was shown", async ({ page }) => {
    await openPlayground(page);
    await result(page).getByText("A text in a box.").waitFor();
    await write(
      page,
      `setTimeout(() => /^(a+)+$/.test("a".repeat(60) + "b"), 2000);
export const App = () => <p>Shown</p>;
`,
    );
    await result(page).getByText("Shown").waitFor();
    await page.getByText("Saved in this browser", { exact: true }).waitFor();
    // Long enough to count as hung: a page that is reloaded earlier still responds.
    await page.waitForTimeout(6000);
    await page.reload();
    await mistake(page).getByText("it was not started").waitFor();
    await write(page, "export const App = () => <p>All is well</p>;\n");
    await result(page).getByText("All is well").waitFor();
    await page.reload();
    await result(page).getByText("All is well").waitFor();
  });

  it("runs its templates without errors, and keeps the project that a template replaced", async ({ page, errors }) => {
    await openPlayground(page);
    await page.getByRole("button", { name: "Templates" }).click();
    const cards = page.getByRole("dialog").getByRole("listitem").locator("b");
    await cards.first().waitFor();
    const templates = await cards.allTextContents();
    const sources: { title: string }[] = JSON.parse(await readFile("content/playground/templates.json", "utf8"));
    expect(templates).toEqual(sources.map(({ title }) => title));
    const checkedTemplates = process.env.EVERY_PAGE ? templates : templates.filter((_, index) => index % 3 === 0);
    await page.getByRole("button", { name: "Close" }).click();
    await tab(page, "Nodes").click();
    for (const template of checkedTemplates) {
      await startWith(page, template);
      await page.getByText(`This is “${template}” now.`).waitFor();
      await expect.poll(() => page.locator(".nodes [role=treeitem]").count(), { message: template }).toBeGreaterThan(0);
      expect([template, await mistake(page).textContent()]).toEqual([template, ""]);
    }
    expect(errors).toEqual([]);

    await startWith(page, "Text and container");
    await tab(page, "Result").click();
    await result(page).getByText("A text in a box.").waitFor();
    await write(page, "export const App = () => <p>Kept</p>;\n");
    await result(page).getByText("Kept").waitFor();
    await page.reload();
    await result(page).getByText("Kept").waitFor();
    await startWith(page, "Columns");
    await result(page).getByText("A column takes notes only.").waitFor();
    expect(await focused(page)).toBe("Templates");
    await page.reload();
    await result(page).getByText("A column takes notes only.").waitFor();
    const undo = (name: string) => page.getByRole("button", { name: `Undo: back to “${name}”` });
    await undo("Text and container").press("Enter");
    await undo("Columns").press("Enter"); // swaps the two, and keeps the focus
    await undo("Text and container").press("Enter");
    await result(page).getByText("Kept").waitFor();
    expect(await focused(page)).toBe("Undo: back to “Columns”");
    await page.getByRole("button", { name: "Start again" }).click();
    await result(page).getByText("A text in a box.").waitFor();
    await undo("Text and container").click();
    await result(page).getByText("Kept").waitFor();

    // A visitor whose browser has no storage sees a warning.
    await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => undefined }));
    await page.reload();
    await page.getByText("This browser does not allow storage").waitFor();
    await result(page).getByText("A text in a box.").waitFor();
  });

  it("sets aside stored work that it cannot read", async ({ page }) => {
    const stored = '{"draft":{"project":{"name":"Mine","files":{"Main.tsx":"export const App = 1;"}}}}';
    await openPlayground(page);
    await result(page).getByText("A text in a box.").waitFor();
    await page.evaluate((text) => localStorage.setItem("playground", text), stored);
    await page.reload();
    await page.getByText("Your stored project cannot be read.").waitFor();
    await result(page).getByText("A text in a box.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("playground-unreadable"))).toBe(stored);
  });

  it("shares a project as a URL, whose code is shown before it runs, or as a file if that is too long", async ({
    page,
    reader,
  }) => {
    await openPlayground(page);
    await result(page).getByText("A text in a box.").waitFor();
    await write(page, "export const App = () => <p>Mine</p>;\n");
    await result(page).getByText("Mine").waitFor();
    await page.getByLabel("Name of the project").fill("My idea");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const field = page.getByLabel("Address of the project");
    await expect.poll(() => field.inputValue()).toContain("#code=");
    const address = await field.inputValue();
    await page.getByRole("button", { name: "Close" }).click();

    // The shared project is shown, but neither run nor saved.
    await page.goto("about:blank");
    await page.goto(address);
    await page.getByText("This is somebody else’s code").waitFor();
    expect(await page.locator(".cm-content").textContent()).toContain("Mine");
    expect(await page.locator(".playground-result iframe").count()).toBe(0);
    await page.getByLabel("Name of the project").fill("My idea, seen");
    expect(await page.locator(".playground-result iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Run it" }).click();
    await result(page).getByText("Mine").waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe("");

    // Another URL in the same tab; the earlier project can be restored.
    await setHash(page, await fragmentOf("Theirs"));
    await page.getByText("This is somebody else’s code").waitFor();
    await page.getByRole("button", { name: "Undo: back to “My idea, seen”" }).click();
    await result(page).getByText("Mine").waitFor();
    await setHash(page, "#code=damaged");
    await page.getByText("The project in the address could not be opened.").waitFor();
    expect(reader.errors).toEqual([]);

    const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919 + index ** 3) % 65_521).toString(36)).join(
      "",
    );
    await write(page, `export const App = () => <p>Long</p>;\n// ${noise}\n`);
    await result(page).getByText("Long").waitFor();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByText(/The address would have [\d,]+ characters/).waitFor();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as a file" }).click();
    const file = await (await downloading).path();
    await page.getByRole("button", { name: "Close" }).click();
    await startWith(page, "Columns");
    const open = (text: string) =>
      page.setInputFiles(".playground-open input", {
        name: "a.json",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
    await open("{}");
    await page.getByText("It does not contain a playground project.").waitFor();
    await open(await readFile(file, "utf8"));
    await page.getByRole("button", { name: "Run it" }).click();
    await result(page).getByText("Long").waitFor();
  });

  it("keeps work and focus on a reload, at a limit, in forms and with another tab", async ({ page }) => {
    await openPlayground(page, await fragmentOf("Theirs"));
    await page.getByText("Saved once you change or run it").waitFor();
    await write(page, source("Mine"));
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    await page.reload();
    await expect.poll(() => code(page)).toContain("Mine");
    expect(await page.locator(".playground-result iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Run it" }).press("Enter");
    await result(page).getByText("Mine").waitFor();
    expect(await page.evaluate(() => document.activeElement?.role)).toBe("tabpanel");

    // The form for a name belongs to one file, and gives the focus back.
    await page.getByRole("button", { name: "New file" }).click();
    await page.keyboard.type("b.ts");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("playground-editor");
    await page.getByRole("button", { name: "Rename" }).click();
    await tab(page, "App.tsx").click();
    expect(await page.getByLabel("New name of").count()).toBe(0);
    await page.getByRole("button", { name: "New file" }).click();
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("App.tsx");

    await write(page, `// ${"x".repeat(500_000)}`);
    await page.getByText("A project has at most 500,000 characters.").waitFor();
    expect(await code(page)).toContain("Mine");

    // The last change is saved, and "Undo" restores what another tab has saved.
    const otherTab = await page.context().newPage();
    await openPlayground(otherTab);
    await write(page, source("From the first"));
    await result(page).getByText("From the first").waitFor();
    await otherTab.getByRole("button", { name: "Undo: back to" }).waitFor();
    await write(otherTab, source("From the other"));
    await result(otherTab).getByText("From the other").waitFor();
    await page.close();
    await otherTab.reload();
    await result(otherTab).getByText("From the other").waitFor();
    await otherTab.getByRole("button", { name: "Undo: back to" }).click();
    await result(otherTab).getByText("From the first").waitFor();
  });

  withExamples("opens a live example with the reader's changes", async ({ page }) => {
    const frame = await run(page, "/docs/concepts/nodes");
    expect(await page.getAttribute("[data-playground]", "href")).toMatch(
      /\/docs\/tools\/playground#template=live\/nodes$/,
    );
    await editSource(frame, "Good morning", "Good evening");
    await canvas(frame).getByText("Good evening").waitFor();
    await expect.poll(() => page.getAttribute("[data-playground]", "href")).toContain("#code=");
    await hydrate(page);
    await page.click("[data-playground]");
    await result(page).getByText("Good evening").waitFor(); // the reader's own code runs at once
    await page.goBack();
    await page.waitForSelector("[data-playground]");
    await page.locator(".live").scrollIntoViewIfNeeded();
    await page.click("[data-playground]");
    await result(page).getByText("Good morning").waitFor();
  });

  it("works by keyboard and in narrow windows, and passes axe in both colour modes", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/docs/tools/playground${await fragmentOf("First")}`);
    await page.getByText("This is somebody else’s code").waitFor();
    for (const mode of ["light", "dark"]) {
      await setMode(page, mode);
      expect([mode, await axeViolations(page, ".playground", tags)]).toEqual([mode, []]);
    }
    await page.getByRole("button", { name: "Run it" }).click();
    await result(page).getByText("First").waitFor();
    await tab(page, "Result").focus();
    await page.keyboard.press("ArrowLeft");
    const editor = page.locator(".cm-content");
    await editor.waitFor();
    expect(await tab(page, "Code").getAttribute("aria-selected")).toBe("true");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.setViewportSize({ width: 768, height: 1024 });
    const codeBox = await page.locator(".playground-code").boundingBox();
    const resultBox = await page.locator(".playground-result").boundingBox();
    expect([(codeBox?.y ?? 0) + (codeBox?.height ?? 0), codeBox?.height]).toEqual([resultBox?.y, resultBox?.height]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    await page.setViewportSize({ width: 1024, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    await page.setViewportSize({ width: 390, height: 844 });

    // The message that the code does not run covers no written line.
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("\n".repeat(20));
    await page.keyboard.insertText("unknown;");
    await mistake(page).getByText("unknown is not defined").waitFor();
    const bottomOf = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(() => bottomOf(".cm-activeLine")).toBeLessThanOrEqual(await bottomOf(".playground-editor"));
    await page.keyboard.press("ControlOrMeta+z");

    // Tab indents in the code, and leaves it after Escape. Letters do not trigger the site's shortcuts.
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("/t");
    await page.keyboard.press("Tab");
    expect(await page.locator(".cm-line").first().textContent()).toMatch(/^ {2}\/timport/);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).not.toContain("playground-editor");

    for (const [name, mode] of [
      ["Code", "light"],
      ["Nodes", "dark"],
      ["JSON", "light"],
      ["Console", "dark"],
    ] as const) {
      await tab(page, name).click();
      await setMode(page, mode);
      expect([name, mode, await axeViolations(page, ".playground", tags)]).toEqual([name, mode, []]);
    }
    for (const name of ["Templates", "Share"]) {
      await page.getByRole("button", { name }).click();
      await page.getByRole("dialog").waitFor();
      expect([name, await axeViolations(page, "dialog", tags)]).toEqual([name, []]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });
});
