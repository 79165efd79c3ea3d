import { lazy, Suspense, useEffect } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";
import { until } from "../../../test/docs/browser/until.ts";

const node = (type: string | { resolvedName: string }, props: object, more: object = {}) =>
  savedNode(type, { props, ...more });
const named = (resolvedName: string) => ({ resolvedName });

/** A page with a text, a card with something in its area, a hidden text, and an HTML element. */
const page = {
  ROOT: node(
    named("Container"),
    { padding: 8 },
    { isCanvas: true, nodes: ["text", "card", "hidden", "rule", "quote"] },
  ),
  text: node(named("Text"), { text: "Hello" }, { parent: "ROOT" }),
  card: node(named("Card"), { title: "News" }, { parent: "ROOT", linkedNodes: { body: "body" } }),
  body: node(named("Container"), {}, { parent: "card", isCanvas: true, nodes: ["inner"] }),
  inner: node(named("Text"), { text: "In the card" }, { parent: "body" }),
  hidden: node(named("Text"), { text: "Secret" }, { parent: "ROOT", hidden: true }),
  rule: node("hr", {}, { parent: "ROOT" }),
  quote: node("q", { children: "Said" }, { parent: "ROOT" }),
};
const markup =
  '<section style="padding:8px"><p>Hello</p><article><h3>News</h3><section style="padding:16px"><p>In the card</p>' +
  "</section></article><hr/><q>Said</q></section>";

const script = { dangerouslySetInnerHTML: { __html: '<img src="x" alt="" onerror="window.hasRun = true">' } };
const evil = { ROOT: node("div", script) };

/** React's markup in the form that it has as HTML of an element. */
const asInnerHtml = (html: string) => {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element.innerHTML;
};

const Late = lazy(async () => ({ default: () => <b>Late</b> }));
const waiting = (
  <Suspense fallback="Wait">
    <Late />
  </Suspense>
);

export const runs: CheckFile["runs"] = {
  "src/to-html.tsx": ({ toHtml }) => {
    same(toHtml(JSON.stringify(page)), markup);
    // The card's area was never rendered: it gets its default, an empty container.
    same(
      toHtml({ ROOT: node(named("Card"), { title: "News" }) }),
      '<article><h3>News</h3><section style="padding:16px"></section></article>',
    );
    same(toHtml(evil).includes("onerror"), true);
    return null;
  },
  "src/to-document.ts": ({ toDocument }) => {
    const html: string = toDocument("<Salt> & pepper", "<p>Hello</p>", '/a.css"');
    const { title, body, head } = new DOMParser().parseFromString(html, "text/html");
    same(
      [title, body.innerHTML.trim(), head.querySelector("link")?.getAttribute("href")],
      ["<Salt> & pepper", "<p>Hello</p>", '/a.css"'],
    );
    return null;
  },
  "src/page-view.tsx": async ({ PageView }) => {
    await rendered(<PageView nodes={page} />, (place) => {
      same(place.innerHTML.replaceAll(": ", ":").replaceAll(';"', '"'), asInnerHtml(markup));
    });
    await rendered(
      <PageView nodes={{ ...page, card: node(named("Marquee"), {}, { nodes: ["inner"] }) }} />,
      (place) => {
        same(place.innerText.includes("In the card"), true);
      },
    );
    await rendered(<PageView nodes={{ ROOT: node(named("Card"), { title: "Old" }) }} />, (place) => {
      same(place.innerText, "Old");
    });
    await rendered(<PageView nodes={evil} />, (place) => {
      same(place.querySelector("img")?.hasAttribute("onerror"), true);
    });
    return <PageView nodes={page} />;
  },
  "src/read-only-page.tsx": async ({ ReadOnlyPage }) => {
    const shown = <ReadOnlyPage data={JSON.stringify(page)} />;
    await rendered(shown, (place) => {
      same([place.innerText.includes("Hello"), place.querySelector("[draggable=true]")], [true, null]);
    });
    return shown;
  },
};

export const probes: CheckFile["probes"] = {
  "- **Effects do not run**, nor event handlers: what a component loads in `useEffect` is not in the HTML.": () => {
    let ran = false;
    const Effect = () => {
      useEffect(() => {
        ran = true;
      }, []);
      return <i />;
    };
    same([renderToStaticMarkup(<Effect />), ran], ["<i></i>", false]);
  },
  "`renderToStaticMarkup` does not wait: the HTML has the `<Suspense>` fallback.": () =>
    same(renderToStaticMarkup(waiting), "Wait"),
  "`prerender` from `react-dom/static` waits, and marks the place with comments such as `<!--$-->`.": async () => {
    const { prelude } = await prerender(waiting);
    same(await new Response(prelude).text(), "<!--$--><b>Late</b><!--/$-->");
  },
  "It holds `draggable` attributes, and whatever your blocks and your `onRender` add while the editor is enabled, such as outlines.":
    () => withEditor((_, place) => same(place.innerHTML.includes('draggable="true"'), true)),
  "Nothing can be selected or dragged, and the components stay as they are.": () =>
    withEditor(
      ({ query }, place) => {
        fire(place.querySelector("p"), "mousedown");
        same([query.getEvent("selected").size(), place.querySelector("[draggable=true]")], [0, null]);
      },
      { props: { enabled: false } },
    ),
  "Only Craft.js reads `craft.props`. What it fills in is saved, but a default that is newer than the page is not in the JSON.":
    () => {
      const Quote = () => <q />;
      Quote.craft = { props: { by: "Ada" } } as Record<string, object>;
      return withEditor(
        ({ query }) => {
          const tree = query.parseReactElement(<Quote />).toNodeTree();
          const saved = query.parseSerializedNode(node({ resolvedName: "Quote" }, {}) as never).toNode();
          same([tree.nodes[tree.rootNodeId]?.data.props, saved.data.props], [{ by: "Ada" }, { by: "Ada" }]);
        },
        { resolver: { Quote } },
      );
    },
  "runs a script wherever it is shown": () =>
    withEditor(async ({ actions }) => {
      const state = window as { hasRun?: boolean };
      actions.deserialize(JSON.stringify(evil));
      await until(() => state.hasRun === true);
      same(state.hasRun, true);
    }),
  "React 19 makes links to `javascript:…` harmless": () => {
    const address = "javascript:alert(1)";
    const link = <a href={address}>An address that runs</a>;
    return rendered(link, (place) => {
      const shown = [place.querySelector("a")?.getAttribute("href"), renderToStaticMarkup(link)];
      same(
        shown.map((text) => text?.includes("alert(1)")),
        [false, false],
      );
    });
  },
};
