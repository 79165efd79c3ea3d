import { resolver } from "snippet:guides/html-export/src/blocks.tsx";
import "snippet:guides/html-export/src/print.css";
import { checkPage } from "snippet:guides/html-export/src/check-page.ts";
import { PageView } from "snippet:guides/html-export/src/page-view.tsx";
import { ReadOnlyPage } from "snippet:guides/html-export/src/read-only-page.tsx";
import { toDocument } from "snippet:guides/html-export/src/to-document.ts";
import { toHtml } from "snippet:guides/html-export/src/to-html.tsx";
import { toSource } from "snippet:guides/html-export/src/to-source.ts";
import { Element } from "@craftjs/core";
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { actLikeReader } from "../../harness/act-like-reader.ts";
import { edit, render } from "../../harness/editor.tsx";
import { expectError } from "../../harness/errors.ts";
import { savedNode } from "../../harness/nodes.ts";
import { SampleText } from "../../harness/samples.tsx";

const node = (resolvedName: string, props: object = {}, more: object = {}) =>
  savedNode({ resolvedName }, { parent: "ROOT", props, ...more });

const page = {
  ROOT: node(
    "Container",
    { padding: 8 },
    {
      isCanvas: true,
      parent: null,
      nodes: ["text", "card", "hidden", "rule", "quote"],
    },
  ),
  text: node("Text", { text: "Hello" }),
  card: node("Card", { title: "News" }, { linkedNodes: { body: "body" } }),
  body: node("Container", {}, { parent: "card", isCanvas: true, nodes: ["inner"] }),
  inner: node("Text", { text: "In the card" }, { parent: "body" }),
  hidden: node("Text", { text: "Secret" }, { hidden: true }),
  rule: savedNode("hr", { parent: "ROOT" }),
  quote: savedNode("q", { parent: "ROOT", props: { children: "Said" } }),
};
const markup =
  '<section style="padding:8px"><p style="margin:0">Hello</p><article><h3>News</h3><section style="padding:16px"><p style="margin:0">In the card</p>' +
  "</section></article><hr/><q>Said</q></section>";

test("#html: the export only has the components' markup", () => {
  expect([toHtml(page), toHtml(JSON.stringify(page))]).toEqual([markup, markup]);
  expect(toHtml({ ROOT: node("Text", { text: "<b>" }) })).toBe(`<p style="margin:0">&lt;b&gt;</p>`);
});

test("#html: a drop area that was never rendered gets its default content", () => {
  const news = '<article><h3>News</h3><section style="padding:16px"></section></article>';
  expect(toHtml({ ROOT: node("Card", { title: "News" }) })).toBe(news);
});

test("#html: effects and handlers are not in the HTML, which does not wait for lazy components", () => {
  const Late = lazy(async () => ({ default: () => <i /> }));
  const Block = () => {
    const [text, setText] = useState("Before");
    useEffect(() => setText("After"), []);
    return (
      <button type="button" onClick={() => setText("Pressed")}>
        {text}
        <Suspense fallback="Loading">
          <Late />
        </Suspense>
      </button>
    );
  };
  expect(renderToStaticMarkup(<Block />)).toMatch(/^<button type="button">Before.*Loading.*<\/button>$/);
});

test("#html: toDocument escapes the title and the address", () => {
  const html = toDocument("<Salt> & pepper", "<p>Hello</p>", '/a.css"');
  const { body, head, title } = new DOMParser().parseFromString(html, "text/html");
  const address = head.querySelector("link")?.getAttribute("href");
  expect([title, body.innerHTML.trim(), address]).toEqual(["<Salt> & pepper", "<p>Hello</p>", '/a.css"']);
});

test("#html: the editor's DOM contains `draggable` and what onRender adds", async () => {
  const onRender = ({ render }: { render: ReactElement }) => <div style={{ outline: "1px solid" }}>{render}</div>;
  const { container } = await edit([<SampleText />], { onRender });
  expect(container.innerHTML).toMatch(/outline.*draggable="true"/);
});

test("#print: the class page-break ends a sheet", () => {
  const block = document.body.appendChild(document.createElement("p"));
  onTestFinished(() => block.remove());
  block.className = "page-break";
  const { breakAfter, breakBefore } = getComputedStyle(block);
  expect([breakBefore, breakAfter]).toEqual(["auto", "page"]);
});

test("#print: a sheet of a fixed height overflows until its last block is moved to the next sheet", async () => {
  const style = { height: 100 };
  const blocks = [1, 2].map((key) => <Element key={key} is="div" style={{ height: 60 }} />);
  const { act, actions, children, data, dom } = await edit([
    <Element key="first" is="section" canvas style={style}>
      {blocks}
    </Element>,
    <Element key="second" is="section" canvas style={style} />,
  ]);
  const [first = "", second = ""] = children();
  const isTooFull = () => dom(first).scrollHeight > dom(first).clientHeight;
  const before = isTooFull();
  await act(() => actions.move(data(first).nodes[1] ?? "", second, 0));
  expect([before, isTooFull()]).toEqual([true, false]);
});

test("#disabled: ReadOnlyPage shows the page, and nothing can be dragged", async () => {
  const container = await render(<ReadOnlyPage data={JSON.stringify(page)} />);
  expect([container.textContent, container.querySelector("[draggable=true]")]).toEqual([
    "HelloNewsIn the cardSaid",
    null,
  ]);
  await actLikeReader(container);
});

test("#disabled: blocks stay interactive", async () => {
  const press = vi.fn();
  const Press = () => <button type="button" onClick={press} />;
  const { container } = await edit(<Press />, { enabled: false });
  container.querySelector("button")?.click();
  expect(press).toHaveBeenCalledTimes(1);
});

test("#viewer: PageView shows the same page without hooks, and the contents of a missing component", async () => {
  expect([renderToStaticMarkup(<PageView nodes={page} />), PageView({ nodes: page })?.props.padding]).toEqual([
    ...[markup, 8],
  ]);
  const pageWithUnknownBlock = { ...page, card: node("Marquee", {}, { nodes: ["inner"] }) };
  const old = { ROOT: node("Card", { title: "Old" }) };
  const shows = async (nodes: typeof page, text: string) =>
    expect((await render(<PageView nodes={nodes} />)).textContent).toBe(text);
  await expectError("No view for Marquee", () => shows(pageWithUnknownBlock as typeof page, "HelloIn the cardSaid"));
  const inherited = { ROOT: node("toString", {}, { nodes: ["inner"] }), inner: page.inner };
  await expectError("No view for toString", () => shows(inherited as never, "In the card"));
  const card = node("Marquee", {}, { linkedNodes: { body: "body" } });
  await expectError("No view for Marquee", () => shows({ ...page, card } as typeof page, "HelloIn the cardSaid"));
  await shows(old as never, "Old");
  await actLikeReader(await render(<PageView nodes={page} />));
});

test("#viewer: linked nodes arrive as areas, by the id of their element", () => {
  const areasOf = (nodes: object, id: string) => PageView({ nodes: nodes as typeof page, id })?.props.areas;
  const areas = areasOf(page, "card");
  expect([Object.keys(areas), areas.body.props.id]).toEqual([["body"], "body"]);
  expect(areasOf({ old: node("Card") }, "old")?.body).toBeUndefined();
});

test("#viewer: only Craft.js can load a page without ROOT and linkedNodes", async () => {
  const { linkedNodes, ...root } = node("Text", { text: "Old" }, { parent: null });
  const old = { "canvas-ROOT": root } as never;
  expect((await render(<PageView nodes={old} />)).textContent).toBe("");
  expect(() => PageView({ nodes: { ROOT: root } as never })).toThrow("undefined or null");
  const { actions, query } = await edit([]);
  actions.deserialize(old);
  expect(query.getSerializedNodes()).toEqual({ ROOT: expect.objectContaining({ linkedNodes: {} }) });
});

test("#import: elements that are made from HTML become nodes", async () => {
  const elementOf = (part: globalThis.Element, index: number): ReactElement =>
    part.children.length === 0 ? (
      <resolver.Text key={index} text={part.textContent ?? ""} />
    ) : (
      <Element key={index} is={resolver.Container} canvas>
        {[...part.children].map(elementOf)}
      </Element>
    );
  const html = "<h1>News</h1><div><p>Hello</p><p>you</p></div>";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const { act, actions, container, query } = await edit(<Element is={resolver.Container} canvas />, { resolver });
  await act(() => actions.addNodeTree(query.parseReactElement(elementOf(body, 0)).toNodeTree(), "ROOT"));
  const shown = [...container.querySelectorAll("section section section, section p")];
  expect(shown.map(({ textContent }) => textContent)).toEqual(["News", "Helloyou", "Hello", "you"]);
});

test("#import: a script in the HTML of a block does not run in the editor", async () => {
  const __html = "<p>Part</p><script>document.body.dataset.ran = 'yes'</script>";
  const props = { dangerouslySetInnerHTML: { __html } };
  const Part = () => <div {...props} />;
  const { container } = await edit([<Part />]);
  expect([container.querySelectorAll("p, script").length, document.body.dataset.ran]).toEqual([2, undefined]);
});

test("#trust: a saved page can run a script: in the editor, in the viewer and in the export", async () => {
  const props = { dangerouslySetInnerHTML: { __html: "<img src=x onerror=hasRun++>" } };
  const nodes = { ROOT: savedNode("div", { parent: null, props }) };
  const state = Object.assign(window, { hasRun: 0 });
  const hasRun = (times: number) => vi.waitFor(() => expect(state.hasRun).toBe(times), 5000);
  const { actions } = await edit([]);
  actions.deserialize(JSON.stringify(nodes));
  await hasRun(1);
  await render(<PageView nodes={nodes as never} />);
  await hasRun(2);
  document.createElement("div").innerHTML = toHtml(nodes as never);
  await hasRun(3);
});

test("#trust: React 19 makes a link to javascript: harmless", () => {
  const [scheme, code] = ["javascript", "hasRun++"];
  const html = renderToStaticMarkup(<a href={`${scheme}:${code}`}>Read more</a>);
  expect([html.includes(code), html.includes("React has blocked")]).toEqual([false, true]);
});

const containerOfIds = (...nodes: unknown[]) => node("Container", {}, { nodes });
const nested = (levels: number) =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [level ? `${level}` : "ROOT", containerOfIds(`${level + 1}`)]),
  );
const proto = JSON.stringify({ ROOT: containerOfIds("__proto__"), other: node("Text") }).replace("other", "__proto__");

test.each<[string, unknown]>([
  ["A page is an object", null],
  ["A page is an object", []],
  ["The node ROOT is missing", {}],
  ["The node ROOT is missing", { ROOT: null }],
  ["The component div is not allowed", { ROOT: savedNode("div") }],
  ["The component Marquee is not allowed", { ROOT: node("Marquee") }],
  ["The component constructor is not allowed", { ROOT: node("constructor") }],
  ["The prop text of Text is not allowed", { ROOT: node("Text", { text: {} }) }],
  ["The prop dangerouslySetInnerHTML of Text is not", { ROOT: node("Text", { dangerouslySetInnerHTML: {} }) }],
  ["The prop toString of Text is not allowed", { ROOT: node("Text", { toString: "text" }) }],
  [
    "The id a={b} c is not allowed",
    { ROOT: node("Card", {}, { linkedNodes: { "a={b} c": "text" } }), text: node("Text") },
  ],
  ["The node ROOT is incomplete", { ROOT: node("Text", {}, { nodes: undefined }) }],
  ["The node child is missing", { ROOT: containerOfIds("child") }],
  ["The node 5 is missing", { ROOT: containerOfIds(5) }],
  ["ROOT is there twice", { ROOT: containerOfIds("ROOT") }],
  ["text is there twice", { ROOT: containerOfIds("text", "text"), text: node("Text") }],
  ["The node 100 is missing", nested(100)],
  ["101 is there twice, or nested too deeply", nested(1000)],
  ["The node __proto__ is missing", proto],
  ["JSON", "{"],
])("#trust: checkPage rejects: %s", (message, wrong) => {
  expect(() => checkPage(typeof wrong === "string" ? wrong : JSON.stringify(wrong))).toThrow(message);
});

test("#trust: checkPage lets through what the blocks can show, and drops the rest", () => {
  const good = {
    ROOT: containerOfIds("card"),
    card: node("Card", { title: "News" }, { linkedNodes: { body: "body" } }),
    body: containerOfIds("text"),
    text: node("Text", { text: "Hello" }),
  };
  const checked = checkPage(JSON.stringify({ ...good, stray: node("Text") }));
  expect([Object.keys(checked), toHtml(checked)]).toEqual([Object.keys(good), toHtml(JSON.stringify(good))]);
  const rest = {
    custom: { displayName: "<b>" },
    displayName: {},
    parent: "none",
    hidden: 1,
    isCanvas: "yes",
    evil: 1,
  };
  expect(checkPage(JSON.stringify({ ROOT: node("Text", {}, rest) })).ROOT).toEqual({
    ...savedNode({ resolvedName: "Text" }, { parent: null }),
    displayName: "Text",
  });
});

test("#react-source: the source of a page has its components, props, texts and drop areas", async () => {
  const name = "Ada";
  const Letter = ({ children }: { children: ReactNode }) => <p>{children}</p>;
  const { query, first } = await edit([<Letter key="1">Dear {name}</Letter>]);
  const { props } = query.node(first).toSerializedNode();
  const nodes = {
    ROOT: node("Container", { padding: 8 }, { parent: null, nodes: ["card", "quoted", "tag", "letter"] }),
    card: node("Card", { title: "News" }, { linkedNodes: { body: "body" } }),
    body: node("Container", {}, { parent: "card", nodes: ["text"] }),
    text: node("Text", { text: "Hello" }, { parent: "body" }),
    quoted: node("Text", { text: 'A "quote" & {braces} </p>' }),
    tag: savedNode("h2", { parent: "ROOT", props: { children: "A <title>" } }),
    letter: savedNode("p", { parent: "ROOT", props }),
  };
  expect(toSource(nodes)).toBe(`import { Card, Container, Text } from './page-blocks';

export function Page() {
  return (
    <Container padding={8}>
      <Card title="News" body={
          <Container>
            <Text text="Hello" />
          </Container>
        }
       />
      <Text text={"A \\"quote\\" & {braces} </p>"} />
      <h2>{"A <title>"}</h2>
      <p>{"Dear Ada"}</p>
    </Container>
  );
}
`);
});

test("#react-source: hidden blocks leave out their prop, a hidden page is null, and a tab in a text is escaped", () => {
  const returned = (ROOT: ReturnType<typeof node>) =>
    toSource({ ROOT, body: node("Container", {}, { hidden: true }) })
      .split("return ")[1]
      ?.replace(/\s+/g, " ");
  const card = node("Card", { title: "a\tb" }, { linkedNodes: { body: "body", gone: "gone" } });
  expect(returned(card)).toBe('( <Card title={"a\\tb"} /> ); } ');
  expect(returned(node("Text", {}, { hidden: true }))).toBe("( null ); } ");
});
