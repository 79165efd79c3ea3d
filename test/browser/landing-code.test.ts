import { build } from "esbuild";
import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { type Visit, visit } from "../../e2e/support/browser.ts";

/** The code that the landing page shows, in an editor. */
const editor = `
  import { Editor, Element, Frame } from "@craftjs/core";
  import { createRoot } from "react-dom/client";
  import { Card } from "./card.tsx";
  import { Toolbox } from "./toolbox.tsx";
  import { Save, SavedPage } from "./saved-page.tsx";

  const show = (json) => createRoot(document.getElementById("saved")).render(<SavedPage json={json} />);
  createRoot(document.getElementById("editor")).render(
    <Editor resolver={{ Card }}>
      <Toolbox />
      <Save to={show} />
      <Frame>
        <Element is="div" id="canvas" canvas>
          <Card title="First" />
        </Element>
      </Frame>
    </Editor>,
  );
`;

let current: Visit;

afterEach(async () => {
  await current.page.context().close();
  expect(current.troubles).toEqual([]);
});

async function openEditor(): Promise<Page> {
  const bundle = await build({
    stdin: { contents: editor, loader: "tsx", resolveDir: "content/landing" },
    bundle: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  current = await visit();
  const { page } = current;
  await page.route("**/landing-code", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><div id="editor"></div><hr><div id="saved"></div>',
    }),
  );
  await page.goto("/landing-code");
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
  await page.waitForSelector("#editor article");
  return page;
}

it("is an editor: a block is selected, dragged from the toolbox, undone, saved and shown", async () => {
  const page = await openEditor();
  const titles = () => page.locator("#editor article").allTextContents();
  expect(await page.locator("button", { hasText: "Undo" }).isDisabled()).toBe(true);
  await page.click("#editor article");
  await expect.poll(() => page.locator("#editor article").getAttribute("class")).toBe("card selected");

  await page.dragAndDrop("text=Drag me onto the page", "#editor article");
  await expect.poll(async () => (await titles()).sort()).toEqual(["First", "New"]);
  await page.click("text=Undo");
  await expect.poll(titles).toEqual(["First"]);

  await page.click("text=Save");
  await expect.poll(() => page.locator("#saved article").allTextContents()).toEqual(["First"]);
  await page.click("#saved article");
  expect(await page.locator("#saved article").getAttribute("class")).toBe("card");
});
