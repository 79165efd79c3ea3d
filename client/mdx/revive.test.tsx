import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TreeNode } from "../page-data.ts";
import { revive } from "./revive.tsx";

const html = (...nodes: TreeNode[]) => renderToStaticMarkup(<>{revive(nodes)}</>);

// React complains on the console: of keys that are missing, and of props that an element does not have.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...parameters) => {
    throw new Error(`unexpected console.error: ${parameters.join(" ")}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a tree becomes", () => {
  it("nothing, where it is empty", () => {
    expect(revive([])).toEqual([]);
  });

  it("text, which is text even where it looks like HTML", () => {
    expect(html("a < b & ", "<script>alert(1)</script>", "")).toBe(
      "a &lt; b &amp; &lt;script&gt;alert(1)&lt;/script&gt;",
    );
  });

  it("elements with their props and children", () => {
    expect(html(["p", { id: "x", className: "lead" }, "See ", ["em", null, "this"], ["br", null], "."])).toBe(
      '<p id="x" class="lead">See <em>this</em><br/>.</p>',
    );
  });

  it("elements one beside another, as many as there are", () => {
    expect(html(["p", null, "one"], "\n", ["p", null, "two"], ["hr", null])).toBe("<p>one</p>\n<p>two</p><hr/>");
  });

  it("attributes of every kind that JSON has", () => {
    expect(
      html(["input", { type: "checkbox", checked: true, disabled: false, tabIndex: 0, title: null, readOnly: true }]),
    ).toBe('<input type="checkbox" tabindex="0" readOnly="" checked=""/>');
    expect(html(["p", { title: 'a "b" <c>' }])).toBe('<p title="a &quot;b&quot; &lt;c&gt;"></p>');
  });

  it("HTML that the build has made, as it stands", () => {
    expect(html(["code", { $html: '<span class="token">a &lt; b</span>' }])).toBe(
      '<code><span class="token">a &lt; b</span></code>',
    );
  });

  it("an element, where its name is one that every object has", () => {
    expect(html(["constructor", null, "x"])).toBe("<constructor>x</constructor>");
  });
});

describe("a component of the pages", () => {
  it("is found by its name and given its props and children", () => {
    expect(
      html(["Tabs", { group: "pm" }, ["Tab", { label: "npm", name: "t1", open: true }, ["p", null, "npm i"]]]),
    ).toBe(
      '<div class="tabs" data-group="pm"><details class="tab" name="t1" open=""><summary>npm</summary>' +
        '<div class="tab-panel"><p>npm i</p></div></details></div>',
    );
  });

  it("may stand in text, and have a prop that holds nodes", () => {
    const title: TreeNode[] = ["Use ", ["code", null, "useNode"], " and ", ["em", null, "more"]];
    expect(html(["Card", { href: "/docs", title: { $nodes: title } }, "Go."])).toBe(
      '<a class="card" href="/docs"><strong>Use <code>useNode</code> and <em>more</em></strong><span>Go.</span></a>',
    );
    expect(html(["Card", { href: "/docs", title: { $nodes: [] } }])).toBe(
      '<a class="card" href="/docs"><strong></strong><span></span></a>',
    );
  });

  it.each(["Chart", "Cards.Item", "Constructor"])("that this release does not have is an error: %s", (name) => {
    expect(() => revive([["div", null, [name, null]]])).toThrow(
      `The page holds a <${name}>, which client/mdx/components.tsx does not have.`,
    );
  });

  it("that is unknown is an error inside of a prop too", () => {
    expect(() => revive([["Card", { href: "/", title: { $nodes: [["Chart", null]] } }]])).toThrow("<Chart>");
  });
});
