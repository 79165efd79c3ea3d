import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TreeNode } from "../../shared/page-data.ts";
import { revive } from "./revive.tsx";

// The components themselves are not under test here.
vi.mock("./components.tsx", () => ({
  mdxComponents: {
    Box: ({ label, children }: { label: ReactNode; children: ReactNode }) =>
      createElement("section", null, createElement("b", null, label), children),
  },
}));

const html = (...nodes: TreeNode[]) => renderToStaticMarkup(createElement(Fragment, null, revive(nodes)));

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
      html(["input", { type: "checkbox", readOnly: true, checked: true, disabled: false, tabIndex: 0, title: null }]),
    ).toBe('<input type="checkbox" readOnly="" tabindex="0" checked=""/>');
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
    expect(html(["Box", { label: "npm" }, ["Box", { label: "inner" }, "a"], ["p", null, "npm i"]])).toBe(
      "<section><b>npm</b><section><b>inner</b>a</section><p>npm i</p></section>",
    );
    expect(html(["p", null, ["Box", null]])).toBe("<p><section><b></b></section></p>");
  });

  it("may have a prop that holds nodes", () => {
    const label: TreeNode[] = ["Use ", ["code", null, "useNode"], " and ", ["Box", { label: "more" }]];
    expect(html(["Box", { label: { $nodes: label } }, "Go."])).toBe(
      "<section><b>Use <code>useNode</code> and <section><b>more</b></section></b>Go.</section>",
    );
    expect(html(["Box", { label: { $nodes: [] } }])).toBe("<section><b></b></section>");
  });

  it.each(["Chart", "Box.Item", "Constructor"])("that this release does not have is an error: %s", (name) => {
    expect(() => revive([["div", null, [name, null]]])).toThrow(
      `The page holds a <${name}>, which client/mdx/components.tsx does not have.`,
    );
  });

  it("that is unknown is an error inside of a prop too", () => {
    expect(() => revive([["Box", { label: { $nodes: [["Chart", null]] } }]])).toThrow("<Chart>");
  });
});
