import { expect, it } from "vitest";
import { freshVisits } from "../../e2e/support/reader.ts";

const { page: current } = freshVisits({ viewport: { width: 1280, height: 900 } });

// Chromium drags without any data as well; WebKitGTK does not.
it.each(["/examples/basic", "/examples/basic/step-4", "/examples/landing", "/examples/live/editor-components"])(
  "%s gives a drag data of a type that nothing else takes",
  async (path) => {
    const page = current();
    await page.goto(path);
    await page.waitForSelector(":not([inert]) > * [draggable=true]");
    const types = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener("dragstart", ({ dataTransfer }) => resolve(dataTransfer?.types), { once: true }),
        ),
    );
    await page.locator("[draggable=true]").first().hover();
    await page.mouse.down();
    await page.mouse.move(640, 450, { steps: 8 });
    expect(await types).toEqual(["application/x-block"]);
    await page.mouse.up();
  },
);
