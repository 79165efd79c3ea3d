import { Field } from "snippet:guides/server-rendering/src/field.tsx";
import { respond } from "snippet:guides/server-rendering/src/server.tsx";
import { Editor, Element, Frame, useEditor, useNode } from "@craftjs/core";
import { Layers } from "@craftjs/layers";
import { createElement, type ReactElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { clearErrors, consoleErrorsOf, recordError, takeErrors } from "../../harness/errors.ts";
import { settle } from "../../harness/input.ts";
import { savedNode } from "../../harness/nodes.ts";
import { NodeCount } from "../../harness/parts.tsx";
import { containerOf, SampleCard, SampleContainer, SampleText, sampleResolver } from "../../harness/samples.tsx";

const Id = () => <i>{useNode().id}</i>;
const Area = () => <Element id="area" is={Id} />;
const Dom = () => <output>{String(useEditor(({ nodes }) => ({ dom: nodes.ROOT?.dom })).dom)}</output>;

type AppOptions = { before?: ReactNode; after?: ReactNode; data?: object; onNodesChange?: () => void };

const app = (content: ReactNode, { before, after, data, onNodesChange = () => {} }: AppOptions = {}) => (
  <Editor resolver={{ ...sampleResolver, SampleCard, Id, Area, Field }} onNodesChange={onNodesChange}>
    {before}
    <Frame data={data && JSON.stringify(data)}>{containerOf(content)}</Frame>
    {after}
  </Editor>
);
const loaded = (resolvedName: string) => app("", { data: { ROOT: savedNode({ resolvedName }) } });
const one = <SampleText text="One" />;

async function hydrate(element: ReactElement) {
  const container = document.body.appendChild(document.createElement("div"));
  const server = renderToString(element);
  container.innerHTML = server;
  const mounted = vi.fn();
  const App = () => {
    useEffect(mounted, []);
    return element;
  };
  const root = hydrateRoot(container, <App />, { onRecoverableError: recordError });
  await vi.waitFor(() => expect(mounted).toHaveBeenCalled());
  await settle();
  const browser = container.innerHTML;
  root.unmount();
  container.remove();
  return { server, browser, errors: takeErrors() };
}

test("the example server responds with the page, and rejects one that cannot be loaded", async () => {
  const page = (resolvedName: string) =>
    JSON.stringify({ ROOT: savedNode({ resolvedName }, { props: { text: "From the server" } }) });
  expect(await respond(page("Text")).text()).toContain("<div>From the server</div>");
  expect(() => respond(page("Unknown"))).toThrow("Cannot destructure property 'type'");
  expect(() => renderToString(loaded("Unknown"))).toThrow("Cannot destructure property");
  const stream = renderToReadableStream(loaded("Unknown"), { onError: () => {} });
  await expect(stream).rejects.toThrow("Cannot destructure property");
  clearErrors(); // React logs the rejection
  // A failed render leaves its contexts behind until the next stream: `useEditor` would find an editor outside of any.
  await renderToReadableStream(<i />);
});

test("the example client hydrates a page that was never saved", async () => {
  const html = await respond("").text();
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  await import("snippet:guides/server-rendering/src/client.tsx");
  await vi.waitFor(() => expect(document.querySelector("main > [draggable=true]")?.textContent).toBe("A new page"));
});

const card = "<article><section><p>Inside</p></section></article>";
const hidden = createElement(Element<typeof SampleContainer>, { is: SampleContainer, hidden: true }, "Unseen");

test.each([
  ["the page", app(one), "<section><p>One</p></section>"],
  ["linked nodes of JSX", app(<SampleCard />), `<section>${card}</section>`],
  ["linked nodes of data", loaded("SampleCard"), card],
  ["no hidden nodes", app(hidden), "<section></section>"],
  ["null for node.dom", app(one, { after: <Dom /> }), "<section><p>One</p></section><output>null</output>"],
])("#what: the server renders %s", (_, element, html) => expect(renderToString(element)).toBe(html));

test.each([
  ["a panel before the frame is empty on the server", app(one, { before: <NodeCount /> }), "<b>0</b>", true, false],
  ["a panel before the frame is filled in the browser", app(one, { before: <NodeCount /> }), "<b>2</b>", false, true],
  ["a panel after the frame is filled at once", app(one, { after: <NodeCount /> }), "<b>2</b>", true, true],
  ["connectors attach in the browser", app(one), "draggable", false, true],
  [
    "rows of layers appear in the browser",
    app(one, { before: <Layers expandRootOnLoad /> }),
    "SampleContainer",
    false,
    true,
  ],
  ["random ids that are not in the HTML do no harm", app(<SampleCard />), "Inside", true, true],
  ["ids of saved nodes are the same on both sides", loaded("Id"), "<i>ROOT</i>", true, true],
])("#what: hydration succeeds: %s", async (_, element, part, onServer, inBrowser) => {
  const { server, browser, errors } = await hydrate(element);
  expect([server.includes(part), browser.includes(part), errors]).toEqual([onServer, inBrowser, []]);
});

test("#ids: hydration fails if a component prints a random id, such as an unsaved linked node's", async () => {
  const { errors } = await hydrate(app(<Id />));
  expect(errors.join()).toContain("Hydration failed");
  const [first = "", second] = [1, 2].map(() => renderToString(loaded("Area")));
  expect(first).toMatch(/^<i>[\w-]{10}<\/i>$/);
  expect(second).not.toBe(first);
});

test("#ids: useId gives the same id on both sides, unless the server renders more around the page", async () => {
  const page = app(<Field label="Name" />);
  const idIn = (html: string) => / id="(.+?)"/.exec(html)?.[1];
  const { server, browser, errors } = await hydrate(page);
  expect([idIn(browser), errors]).toEqual([idIn(server), []]);
  const around = renderToString(
    <body>
      {page}
      <script />
    </body>,
  );
  expect(idIn(around)).not.toBe(idIn(server));
});

test("#differences: onNodesChange is not called, and HTML tags log React 19's warning", async () => {
  const onNodesChange = vi.fn();
  const tag = createElement(Element<"samp">, { is: "samp", canvas: true });
  const warnings = await consoleErrorsOf(() => renderToString(app(tag, { onNodesChange })));
  expect(warnings.join()).toContain("Accessing element.ref was removed in React 19");
  expect(onNodesChange).not.toHaveBeenCalled();
});
