import { Element } from "@craftjs/core";
import { forwardRef, type ReactElement, version } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { fire } from "../../../harness/pointer.ts";
import { savedNode } from "../../../harness/saved-node.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";
import { checksPage, probes as trust } from "./html-export-trust.check.tsx";

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

/** React's markup in the form that it has as HTML of an element. */
const asInnerHtml = (html: string) => {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element.innerHTML;
};

const block = (file: string) => blockOf(`docs/guides/html-export/src/${file}`);

/** That the export of the page is its components' markup. */
async function exportsMarkup(): Promise<void> {
  const { toHtml } = await block("to-html.tsx");
  same([toHtml(page), /draggable|id=|script/.test(markup)], [markup, false]);
}

export const runs: CheckFile["runs"] = {
  "src/to-html.tsx": ({ toHtml }) => same(toHtml(JSON.stringify(page)), markup),
  "src/to-document.ts": ({ toDocument }) => {
    const html: string = toDocument("<Salt> & pepper", "<p>Hello</p>", '/a.css"');
    const { title, body, head } = new DOMParser().parseFromString(html, "text/html");
    same(
      [title, body.innerHTML.trim(), head.querySelector("link")?.getAttribute("href")],
      ["<Salt> & pepper", "<p>Hello</p>", '/a.css"'],
    );
  },
  "src/check-page.ts": checksPage,
  "src/page-view.tsx": async ({ PageView }) => {
    await rendered(<PageView nodes={page} />, (place) => {
      same(place.innerHTML.replaceAll(": ", ":").replaceAll(';"', '"'), asInnerHtml(markup));
    });
    const gone = { ...page, card: node(named("Marquee"), {}, { nodes: ["inner"] }) };
    await rendered(<PageView nodes={gone} />, (place) => same(place.innerText.includes("In the card"), true));
    const old = { ROOT: node(named("Card"), { title: "Old" }) };
    await rendered(<PageView nodes={old} />, (place) => same(place.innerText, "Old"));
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
  ...trust,
  "- **Do not read the editor’s DOM** (`innerHTML`) instead. It holds `draggable` attributes, and whatever your blocks and your `onRender` add while the editor is enabled, such as outlines.":
    () => {
      const Outlined = ({ render }: { render: ReactElement }) => <div style={{ outline: "1px solid" }}>{render}</div>;
      return withEditor(
        (_, place) =>
          same(
            ['draggable="true"', "outline"].map((part) => place.innerHTML.includes(part)),
            [true, true],
          ),
        { props: { onRender: Outlined } },
      );
    },
  "Nothing can be selected or dragged, and the components stay as they are.": () =>
    withEditor(
      ({ query }, place) => {
        fire(place.querySelector("p"), "mousedown");
        same([query.getEvent("selected").size(), place.querySelector("[draggable=true]")], [0, null]);
        same(place.textContent, "OneTwo");
      },
      { props: { enabled: false } },
    ),
  "- **Views take defaults in their parameters**, as above. Only Craft.js reads `craft.props`. What it fills in is saved, but a default that is newer than the page is not in the JSON.":
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
  ':::danger[A saved page can carry code] React escapes text. But a node may have any HTML element as its `type`, and any prop: `{"type": "div", "props": {"dangerouslySetInnerHTML": {"__html": "<img src=x onerror=…>"}}}` runs a script wherever it is shown, in the editor, in the export and in the viewer.':
    async () => {
      const written =
        '{"type": "div", "props": {"dangerouslySetInnerHTML": {"__html": "<img src=x onerror=hasRun++>"}}}';
      const nodes = { ROOT: { ...node("div", {}), ...JSON.parse(written) } };
      const state = Object.assign(window, { hasRun: 0 });
      const runs = async (times: number) => {
        await until(() => state.hasRun === times);
        same(state.hasRun, times);
      };
      await withEditor(({ actions }) => {
        actions.deserialize(JSON.stringify(nodes));
        return runs(1);
      });
      const { PageView } = await block("page-view.tsx");
      await rendered(<PageView nodes={nodes} />, () => runs(2));
      const { toHtml } = await block("to-html.tsx");
      const place = document.createElement("div");
      place.innerHTML = toHtml(nodes);
      await runs(3);
      same(toHtml({ ROOT: node(named("Text"), { text: "<b>" }) }), "<p>&lt;b&gt;</p>");
    },
  "The views take `ref` as a prop, which needs React 19; before, wrap them in `forwardRef`.": async () => {
    const views = await block("views.tsx");
    let tag = "";
    const take = (dom: Element | null) => {
      if (dom) tag = dom.tagName;
    };
    for (const [name, wanted] of Object.entries({ TextView: "P", ContainerView: "SECTION", CardView: "ARTICLE" })) {
      const View = views[name];
      await rendered(<View ref={take} />, () => same(tag, wanted));
      // As it is with an older version: the ref does not come as a prop.
      const Wrapped = forwardRef<Element>((props, ref) => <View {...props} ref={ref} />);
      tag = "";
      await rendered(<Wrapped ref={take} />, () => same(tag, wanted));
    }
    same(version.split(".")[0], "19");
  },

  "Craft.js does not read HTML. To take over an existing page, parse it with `DOMParser`, make an element of one of your components from each part of it, and add what you get with [`query.parseReactElement(…).toNodeTree()`](/docs/api/useEditor#query-parse-react-element) and [`actions.addNodeTree`](/docs/api/useEditor#add-node-tree).":
    async () => {
      const { resolver } = await block("blocks.tsx");
      const elementOf = (part: globalThis.Element, index: number): ReactElement =>
        part.children.length === 0 ? (
          <resolver.Text key={index} text={part.textContent} />
        ) : (
          <Element key={index} is={resolver.Container} canvas>
            {[...part.children].map(elementOf)}
          </Element>
        );
      const html = "<h1>News</h1><div><p>Hello</p><p>you</p></div>";
      const { body } = new DOMParser().parseFromString(html, "text/html");
      await withEditor(
        async ({ actions, query }, place) => {
          actions.addNodeTree(query.parseReactElement(elementOf(body, 0)).toNodeTree(), "ROOT");
          await settle();
          same(
            [...place.querySelectorAll("section section section, section p")].map(({ textContent }) => textContent),
            ["News", "Helloyou", "Hello", "you"],
          );
        },
        { content: <Element is={resolver.Container} canvas />, resolver },
      );
    },

  "| [Static HTML](#html) | None |": exportsMarkup,
  "| [`<Editor enabled={false}>`](#disabled) | React, your components, Craft.js | The quickest way. Blocks stay interactive. |":
    () => {
      let presses = 0;
      const Press = () => <button type="button" onClick={() => void presses++} />;
      return withEditor(
        (_, place) => {
          place.querySelector("button")?.click();
          same(presses, 1);
        },
        { content: <Press />, resolver: { Press }, props: { enabled: false } },
      );
    },
  "React’s `renderToStaticMarkup` renders the page without anything that an editor needs.": exportsMarkup,
  "The result is your components’ markup and nothing else: no wrapper, no ids, no `draggable`. It is a fragment.":
    exportsMarkup,
  "- **A drop area that was never rendered**, in a page that code has put together, gets its default content. Its ids are random, but they do not appear in the HTML.":
    async () => {
      const { toHtml } = await block("to-html.tsx");
      const news = '<article><h3>News</h3><section style="padding:16px"></section></article>';
      same(toHtml({ ROOT: node(named("Card"), { title: "News" }) }), news);
    },

  "They load all that the resolver holds as well, with the settings forms in `craft.related`.": () => {
    const Block = () => <p />;
    const Settings = () => null;
    Block.craft = { related: { settings: Settings } };
    return withEditor(
      ({ query }) => {
        const { Block: held } = query.getOptions().resolver as { Block: typeof Block };
        same(held.craft.related.settings === Settings, true);
      },
      { content: <Block />, resolver: { Block }, props: { enabled: false } },
    );
  },

  "- **Linked nodes** arrive as `areas`, by the `id` of their `<Element>`. A page that was saved before a drop area existed has none: `areas?.body` is then `undefined`.":
    async () => {
      const { PageView } = await block("page-view.tsx");
      const areasOf = (nodes: object, id: string) => PageView({ nodes, id }).props.areas;
      same(Object.keys(areasOf(page, "card")), ["body"]);
      same(areasOf(page, "card").body.props.id, "body");
      same(areasOf({ old: node(named("Card"), {}) }, "old")?.body, undefined);
    },

  "Those [from before `<Element>`](/docs/guides/save-load-state#migrate-canvas) lack `ROOT` and `linkedNodes`, which only Craft.js makes up for: load such a page into an editor and save it once.":
    async () => {
      const { PageView } = await block("page-view.tsx");
      const { linkedNodes, ...root } = node(named("Text"), { text: "Old" });
      const old = { "canvas-ROOT": root };
      await rendered(<PageView nodes={old} />, (place) => same(place.textContent, ""));
      await throws("undefined or null", () => PageView({ nodes: { ROOT: root } }));
      await withEditor(({ actions, query }) => {
        actions.deserialize(old as never);
        same([Object.keys(query.getSerializedNodes()), query.getSerializedNodes().ROOT?.linkedNodes], [["ROOT"], {}]);
      });
    },

  "- `PageView` is an ordinary component: it runs on a server, and as a React Server Component, without the directive `'use client'`.":
    async () => {
      // Outside of React, where a hook would throw.
      const { PageView } = await block("page-view.tsx");
      same(PageView({ nodes: page }).props.padding, 8);
      same(renderToStaticMarkup(<PageView nodes={page} />), markup);
    },
};
