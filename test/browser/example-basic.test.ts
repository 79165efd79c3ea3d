import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { freshVisits } from "./reader.ts";

/** The page that is edited, as its blocks: `Container(Text Card(…))`, the linked areas of a card in brackets. */
async function blocksOf(page: Page): Promise<string> {
  const nodes = JSON.parse(await jsonOf(page));
  const write = (id: string): string => {
    const { type, nodes: children, linkedNodes } = nodes[id];
    const parts = [...Object.values<string>(linkedNodes).map((linked) => `[${write(linked)}]`), ...children.map(write)];
    return type.resolvedName + (parts.length > 0 ? `(${parts.join(" ")})` : "");
  };
  return write("ROOT");
}

async function jsonOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  const json = await page.getByLabel("JSON", { exact: true }).inputValue();
  await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  return json;
}

async function loadJson(page: Page, json: string): Promise<string> {
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  await page.getByLabel("JSON", { exact: true }).fill(json);
  await page.getByRole("button", { name: "Load" }).click();
  const error = page.locator("dialog[open] [role=alert]");
  const message = (await error.count()) > 0 ? ((await error.textContent()) ?? "") : "";
  if (message) await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  return message;
}

/** Presses the mouse on one element, and moves it over another one; `at` is a share of that one's height. */
async function dragOver(page: Page, from: Locator, to: Locator, at = 0.5): Promise<void> {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error("What is dragged, or where to, cannot be seen");
  await page.mouse.move(start.x + 12, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + start.height / 2 + 8, { steps: 3 });
  const [x, y] = [end.x + end.width / 2, end.y + end.height * at];
  await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.move(x + 2, y, { steps: 2 });
}

async function drag(page: Page, from: Locator, to: Locator, at?: number): Promise<void> {
  await dragOver(page, from, to, at);
  await page.mouse.up();
}

const toolboxItem = (page: Page, name: string) => page.locator(".toolbox li").filter({ hasText: name });
const text = (page: Page, content: string) => page.locator("main .text").filter({ hasText: content });
const status = (page: Page) => page.getByRole("status").textContent();
const colourOfIndicator = (page: Page) =>
  page.evaluate(() => {
    const line = [...document.querySelectorAll<HTMLElement>("body div")].find(
      ({ style }) => style.position === "fixed" && style.backgroundColor,
    );
    return line?.style.backgroundColor;
  });

async function open(page: Page): Promise<void> {
  await page.goto("/examples/basic");
  await page.waitForSelector("main .card .button");
}

const start = "Container(Text Text Card([CardBody(Text Text)] [CardActions(Button)]))";

describe("by mouse", () => {
  const { page } = freshVisits({ viewport: { width: 1280, height: 900 } });
  beforeEach(() => open(page()));

  it("begins with the tutorial's page, and nothing has the focus", async () => {
    expect(await page().evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(await blocksOf(page())).toBe(start);
    expect(await status(page())).toBe("Select a block to change it.");
  });

  it("drags a new block into a container, which is selected then", async () => {
    await drag(page(), toolboxItem(page(), "Button"), page().locator(".card-actions"));
    expect(await status(page())).toBe("Button: 2 of 2 in Card actions");
    expect(await blocksOf(page())).toBe(
      "Container(Text Text Card([CardBody(Text Text)] [CardActions(Button Button)]))",
    );
  });

  it("drags a block from one container into another", async () => {
    await drag(page(), text(page(), "My page"), text(page(), "A few words"), 0.9);
    expect(await blocksOf(page())).toBe("Container(Text Card([CardBody(Text Text Text)] [CardActions(Button)]))");
    const moved = page().locator(".card-body .text").last();
    expect(await moved.textContent()).toBe("My page");
    // Though it is another element now, it wears the outline, and can be dragged on.
    expect(await moved.getAttribute("data-selected")).toBe("");
    await drag(page(), moved, text(page(), "Double-click me"), 0.1);
    expect(await blocksOf(page())).toBe(start);
  });

  it("drags a block to another place in its container", async () => {
    await drag(page(), text(page(), "My page"), text(page(), "Double-click me"), 0.9);
    expect(await page().locator("main > .container > .text").allTextContents()).toEqual([
      "Double-click me to edit, drag me to move me.",
      "My page",
    ]);
  });

  it("refuses a block where it is not allowed, and says so by the colour of the line", async () => {
    await dragOver(page(), text(page(), "My page"), page().locator(".card-actions .button"));
    await expect.poll(() => colourOfIndicator(page())).toBe("red");
    await page().mouse.up();
    await expect.poll(() => colourOfIndicator(page())).toBeUndefined();
    expect(await blocksOf(page())).toBe(start);
    await dragOver(page(), text(page(), "My page"), text(page(), "A few words"));
    await expect.poll(() => colourOfIndicator(page())).toBe("rgb(98, 196, 98)");
    await page().mouse.up();
  });

  it("edits a text in place, and undoes it as one step", async () => {
    const { keyboard } = page();
    await text(page(), "My page").dblclick();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("Another title?");
    await keyboard.press("Enter");
    const title = page().locator("main .text").first();
    expect(await title.textContent()).toBe("Another title?");
    expect(await title.getAttribute("contenteditable")).toBeNull();
    await page().getByRole("button", { name: "Undo" }).click();
    expect(await title.textContent()).toBe("My page");
    await page().getByRole("button", { name: "Redo" }).click();
    expect(await title.textContent()).toBe("Another title?");
    expect(JSON.parse(await jsonOf(page())).ROOT.nodes.length).toBe(3);
  });

  it("leaves a block where it is when words are dragged that are selected in its text", async () => {
    const { keyboard, mouse } = page();
    const order = () => page().locator("main .text").allTextContents();
    const before = await order();
    await text(page(), "My page").dblclick();
    await keyboard.press("ControlOrMeta+a");
    const started = page().evaluate(
      () =>
        new Promise((resolve) => addEventListener("dragstart", () => resolve("a drag"), { capture: true, once: true })),
    );
    const words = await page().evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON());
    const target = await text(page(), "A few words").boundingBox();
    if (!target) throw new Error("There is nowhere to drag the words to");
    await mouse.move(words.x + words.width / 2, words.y + words.height / 2);
    await mouse.down();
    await mouse.move(target.x + 60, target.y + target.height * 0.9, { steps: 8 });
    expect(await started).toBe("a drag");
    await mouse.move(target.x + 62, target.y + target.height * 0.9, { steps: 2 });
    expect(await colourOfIndicator(page())).toBeUndefined();
    await mouse.up();
    expect(await order()).toEqual(before);
    await keyboard.press("Enter");
    expect(await blocksOf(page())).toBe(start);
    expect(await page().getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("leaves a text as it was when the edit is cancelled", async () => {
    await text(page(), "My page").dblclick();
    await page().keyboard.type("x");
    await page().keyboard.press("Escape");
    expect(await page().locator("main .text").first().textContent()).toBe("My page");
    expect(await status(page())).toBe("Text: 1 of 3 in Container");
    expect(await page().getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("changes a block in the settings panel", async () => {
    await page().locator(".card-actions .button").click();
    await page().getByLabel("Label").fill("Go");
    await page().getByLabel("Style").selectOption("outline");
    const button = page().locator(".card-actions .button");
    expect([await button.textContent(), await button.getAttribute("class")]).toEqual(["Go", "button button-outline"]);
  });

  it("selects several blocks with the Meta key", async () => {
    await text(page(), "My page").click();
    await text(page(), "Double-click me").click({ modifiers: ["Meta"] });
    expect(await page().locator("[data-selected]").count()).toBe(2);
  });

  it("opens links and selects nothing once editing is off", async () => {
    await text(page(), "My page").click();
    await page().getByLabel("Editing").uncheck();
    const marked = page().locator("[data-selected], main [tabindex], main [role], main [draggable=true]");
    await expect.poll(() => marked.count()).toBe(0);
    await page().locator(".card-actions .button").click();
    expect(page().url()).toMatch(/\/examples\/basic#$/);
    expect(await status(page())).toBe("Select a block to change it.");
  });
});

describe("the JSON of a page", () => {
  const { page } = freshVisits({ viewport: { width: 1280, height: 900 } });
  beforeEach(() => open(page()));

  it("brings the page back that it was written from, and loading it can be undone", async () => {
    const json = await jsonOf(page());
    await page()
      .locator("main .card")
      .click({ position: { x: 4, y: 4 } });
    await page().getByRole("button", { name: "Delete" }).click();
    expect(await blocksOf(page())).toBe("Container(Text Text)");
    expect(await loadJson(page(), json)).toBe("");
    expect(JSON.parse(await jsonOf(page()))).toEqual(JSON.parse(json));
    await page().getByRole("button", { name: "Undo" }).click();
    expect(await blocksOf(page())).toBe("Container(Text Text)");
  });

  const block = (resolvedName: string, more: object = {}) => ({
    type: { resolvedName },
    displayName: resolvedName,
    props: {},
    nodes: [],
    linkedNodes: {},
    ...more,
  });
  const root = (more: object, others: object = {}) => JSON.stringify({ ROOT: block("Container", more), ...others });
  const inRoot = (more: object) => root({ nodes: ["a"] }, { a: block("Text", { parent: "ROOT", ...more }) });

  it("may be as short as this", async () => {
    expect(await loadJson(page(), inRoot({ props: { text: "Short", size: 20 } }))).toBe("");
    expect(await blocksOf(page())).toBe("Container(Text)");
    expect(await text(page(), "Short").count()).toBe(1);
  });

  const nested = (depth: number) => {
    const ids = ["ROOT", ...Array.from({ length: depth }, (_, index) => `n${index + 1}`)];
    const nodes = ids.map((id, index) => [
      id,
      block("Container", { parent: ids[index - 1], nodes: ids.slice(index + 1, index + 2) }),
    ]);
    return JSON.stringify(Object.fromEntries(nodes));
  };

  it("may be nested 100 deep, and not more", async () => {
    expect(await loadJson(page(), nested(101))).toBe("The node n101 is nested too deep.");
    expect(await blocksOf(page())).toBe(start);
    expect(await loadJson(page(), nested(100))).toBe("");
    expect(await page().locator("main .container").count()).toBe(101);
  });

  it("loses the nodes that are not on the page", async () => {
    const circle = {
      a: block("Container", { parent: "b", nodes: ["b"] }),
      b: block("Container", { parent: "a", nodes: ["a"] }),
    };
    expect(await loadJson(page(), root({}, { ...circle, c: block("Text", { parent: "ROOT" }) }))).toBe("");
    expect(Object.keys(JSON.parse(await jsonOf(page())))).toEqual(["ROOT"]);
  });

  it.each([
    ["{", /^This is not JSON: /],
    ["[]", "The JSON has to be an object of nodes."],
    ["null", "The JSON has to be an object of nodes."],
    ["{}", "The JSON has no node ROOT."],
    ['{"ROOT": 1}', "The JSON has no node ROOT."],
    ['{"ROOT": {}}', "The node ROOT has an unknown component: undefined."],
    [root({ type: { resolvedName: "Heading" } }), "The node ROOT has an unknown component: Heading."],
    [root({ type: { resolvedName: "toString" } }), "The node ROOT has an unknown component: toString."],
    [root({ type: "script" }), "The node ROOT has an unknown component: script."],
    [root({ type: "Container" }), "The node ROOT has an unknown component: Container."],
    [root({ displayName: { a: 1 } }), "The node ROOT has no displayName."],
    [root({ nodes: "a" }), "The node ROOT has no nodes or no linkedNodes."],
    [root({ linkedNodes: null }), "The node ROOT has no nodes or no linkedNodes."],
    [root({ nodes: ["a"] }), "The node ROOT holds a, which is not there."],
    [root({ linkedNodes: { body: "b" } }), "The node ROOT holds b, which is not there."],
    [root({ nodes: ["toString"] }), "The node ROOT holds toString, which is not there."],
    [root({ nodes: [["ROOT"]] }), "The node ROOT holds ROOT, which is not there."],
    [
      root({ nodes: ["proto"] }, { proto: block("Text", { parent: "ROOT" }) }).replaceAll("proto", "__proto__"),
      "The node ROOT holds __proto__, which is not there.",
    ],
    [root({ nodes: ["a"] }, { a: 1 }), "The node a is not an object."],
    [root({ nodes: ["ROOT"] }), "The node ROOT holds ROOT, which has its place already."],
    [
      root(
        { nodes: ["a"] },
        {
          a: block("Container", { parent: "ROOT", nodes: ["b"] }),
          b: block("Container", { parent: "a", nodes: ["a"] }),
        },
      ),
      "The node b holds a, which has its place already.",
    ],
    [
      root({ nodes: ["a", "a"] }, { a: block("Text", { parent: "ROOT" }) }),
      "The node ROOT holds a, which has its place already.",
    ],
    [inRoot({ parent: "b" }), "The node a is in ROOT, but names b as its parent."],
    [inRoot({ parent: null }), "The node a is in ROOT, but names null as its parent."],
    [root({ parent: "ROOT" }), "The node ROOT is in no node, but names ROOT as its parent."],
    [inRoot({ props: null }), "The node a has no props."],
    [inRoot({ props: { text: { a: 1 } } }), "The prop text of the node a has to be a string."],
    [inRoot({ props: { text: null } }), "The prop text of the node a has to be a string."],
    [inRoot({ props: { size: "20" } }), "The prop size of the node a has to be a number."],
    [root({ props: { children: { a: 1 } } }), "The node ROOT has an unknown prop: children."],
  ])("%s is refused, and the page stays as it was", async (json, message) => {
    const refused = await loadJson(page(), json);
    if (typeof message === "string") expect(refused).toBe(message);
    else expect(refused).toMatch(message);
    expect(await blocksOf(page())).toBe(start);
  });
});

describe("by keyboard alone", () => {
  const { page } = freshVisits({ viewport: { width: 1280, height: 900 } });
  beforeEach(() => open(page()));

  /** Presses Tab until what has the focus is the one that is wanted. */
  async function tabTo(wanted: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      await page().keyboard.press("Tab");
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("Tab does not lead there");
  }

  it("goes from loading to a page that has another block, another text and another order", async () => {
    const { keyboard } = page();
    await tabTo(page().getByRole("button", { name: "Add Button" }));
    await keyboard.press("Enter");
    expect(await status(page())).toBe("Button: 4 of 4 in Container");

    await tabTo(text(page(), "My page"));
    expect(await status(page())).toBe("Text: 1 of 4 in Container");
    await keyboard.press("Enter");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("By keyboard");
    await keyboard.press("Enter");
    const title = text(page(), "By keyboard");
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);

    // Past the second text, then into the card's body, place by place.
    await keyboard.press("ArrowDown");
    expect(await status(page())).toBe("Text: 2 of 4 in Container");
    await keyboard.press("ArrowDown");
    await expect.poll(() => status(page())).toBe("Text: 1 of 3 in Card body");
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
    await keyboard.press("ArrowUp");
    await expect.poll(() => status(page())).toBe("Text: 2 of 4 in Container");
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);

    await keyboard.press("Delete");
    expect(await blocksOf(page())).toBe("Container(Text Card([CardBody(Text Text)] [CardActions(Button)]) Button)");
    await page().locator("main > .container").focus();
    await keyboard.press("ControlOrMeta+z");
    expect(await title.count()).toBe(1);
    await keyboard.press("ControlOrMeta+Shift+z");
    expect(await title.count()).toBe(0);
  });

  it("goes on from the block around one that was deleted", async () => {
    await page().locator(".card-actions .button").focus();
    await page().keyboard.press("Delete");
    expect(await status(page())).toBe("Card actions: part of Card");
    await page().keyboard.press("Escape");
    expect(await status(page())).toBe("Card: 3 of 3 in Container");
    await page().keyboard.press("Escape");
    expect(await status(page())).toBe("Container: the whole page");
    await page().keyboard.press("Escape");
    await page().keyboard.press("Delete");
    await page().keyboard.press("ArrowDown");
    expect(await blocksOf(page())).toBe("Container(Text Text Card([CardBody(Text Text)] [CardActions]))");
  });

  it("keeps the focus on a button that has nothing left to do", async () => {
    await text(page(), "Double-click me").focus();
    const moveUp = page().getByRole("button", { name: "Move up" });
    await page().keyboard.press("Space");
    await tabTo(moveUp);
    await page().keyboard.press("Enter");
    expect(await moveUp.getAttribute("aria-disabled")).toBe("true");
    await page().keyboard.press("Enter");
    expect(await moveUp.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await status(page())).toBe("Text: 1 of 3 in Container");
    await page().keyboard.press("Escape");
    const block = text(page(), "Double-click me");
    expect(await block.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("skips the places that do not take a block", async () => {
    await page().locator(".card-body .text").last().focus();
    await page().keyboard.press("ArrowDown");
    await expect.poll(() => status(page())).toBe("Text: 4 of 4 in Container");
  });

  it("lists the keys under ?, and none of them acts in a field", async () => {
    await text(page(), "My page").focus();
    await page().getByLabel("Text", { exact: true }).focus();
    await page().keyboard.type("?");
    expect(await page().locator("dialog[open]").count()).toBe(0);
    expect(await page().getByLabel("Text", { exact: true }).inputValue()).toBe("My page?");
    await page().keyboard.press("Backspace");
    await page().locator("main > .container").focus();
    await page().keyboard.press("?");
    expect(await page().locator("dialog[open] dt").count()).toBe(9);
    await page().keyboard.press("Escape");
    expect(await page().locator("dialog[open]").count()).toBe(0);
    expect(await blocksOf(page())).toBe(start);
  });
});

describe("by touch, on a narrow screen", () => {
  const { page } = freshVisits({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  beforeEach(() => open(page()));

  it("adds, changes, moves and deletes a block by taps", async () => {
    await page().getByRole("button", { name: "Add Text" }).tap();
    expect(await status(page())).toBe("Text: 4 of 4 in Container");
    await page().getByLabel("Text", { exact: true }).fill("By touch");
    await page().getByRole("button", { name: "Move up" }).tap();
    expect(await status(page())).toBe("Text: 3 of 3 in Card body");
    expect(await page().locator(".card-body .text").last().textContent()).toBe("By touch");
    await text(page(), "My page").tap();
    expect(await status(page())).toBe("Text: 1 of 3 in Container");
    await page().getByRole("button", { name: "Delete" }).tap();
    expect(await blocksOf(page())).toBe("Container(Text Card([CardBody(Text Text Text)] [CardActions(Button)]))");
  });

  it("has one line for the site, and one for the buttons", async () => {
    const heightOf = (selector: string) =>
      page()
        .locator(selector)
        .evaluate((element) => element.clientHeight);
    expect(await heightOf(".site-bar")).toBeLessThan(64);
    const tops = await page()
      .locator(".topbar > button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.length).toBe(4);
    expect(new Set(tops).size).toBe(1);
  });

  it("keeps labels on one line with text twice as large", async () => {
    await page().setViewportSize({ width: 640, height: 900 });
    await page().evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await page().locator("main .text").first().click();
    const linesOf = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element.firstChild as Text);
      return text.getClientRects().length;
    };
    const labels = page().locator(".fields .field, .toolbox li");
    expect(await labels.count()).toBeGreaterThan(6);
    for (const label of await labels.all()) {
      expect(await label.evaluate(linesOf), (await label.textContent()) ?? "").toBe(1);
    }
    const buttons = page().locator(".toolbox li button");
    const lefts = await Promise.all((await buttons.all()).map(async (button) => (await button.boundingBox())?.x));
    expect(new Set(lefts).size).toBe(1);
  });

  it("has nothing that scrolls sideways but code, and targets that a finger can hit", async () => {
    await page().locator(".card-actions .button").tap();
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const small = await page().evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, select, .site-bar a")]
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, Math.round(element.getBoundingClientRect().height)] as const)
        .filter(([, height]) => height < 44),
    );
    expect(small).toEqual([]);
  });
});

describe("with the development build of React", () => {
  const { page } = freshVisits({ baseURL: inject("developmentAddress"), viewport: { width: 1280, height: 900 } });

  it("does it all without a warning", async () => {
    await open(page());
    await drag(page(), toolboxItem(page(), "Card"), text(page(), "Double-click me"), 0.9);
    await page().getByRole("button", { name: "Undo" }).click();
    await page().getByRole("button", { name: "Redo" }).click();
    await text(page(), "My page").dblclick();
    await page().keyboard.type("New ");
    await page().keyboard.press("Enter");
    const json = await jsonOf(page());
    await page().getByRole("button", { name: "Delete" }).click();
    expect(await loadJson(page(), json)).toBe("");
    await page().getByLabel("Editing").uncheck();
    await page().getByLabel("Editing").check();
    expect(await page().locator(".card").count()).toBe(2);
  });
});
