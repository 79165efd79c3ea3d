import { Editor, Element, Frame, useEditor, useNode } from "@craftjs/core";
import { Layers } from "@craftjs/layers";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { hydrationTrouble } from "../../../harness/hydration-trouble.ts";
import { NodeCount } from "../../../harness/node-count.tsx";
import { saidOnConsole } from "../../../harness/said-on-console.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { rendered, settle } from "../../../harness/stage.tsx";
import { startWatch, trouble } from "../../../harness/trouble.ts";

const text = (words: string) => savedNode({ resolvedName: "Text" }, { props: { text: words } });

const saved = { ROOT: text("From the server") };

export const runs: CheckFile["runs"] = {
  "src/server.tsx": async ({ respond }) => {
    const response: Response = await respond(JSON.stringify(saved));
    same((await response.text()).includes("<p>From the server</p>"), true);
    const unknown = { ...text(""), type: { resolvedName: "Unknown" } };
    await throws("Cannot destructure property 'type'", () => respond(JSON.stringify({ ROOT: unknown })));
    // React logs what it rejects with.
    startWatch();
    return null;
  },
};

const Id = () => <i>{useNode().id}</i>;

const Dom = () => {
  const { dom } = useEditor(({ nodes }) => ({ dom: nodes.ROOT?.dom }));
  return <output>{String(dom)}</output>;
};

interface PageOptions {
  before?: ReactNode;
  after?: ReactNode;
  content?: ReactNode;
  props?: Partial<ComponentProps<typeof Editor>>;
}

const page = ({ before, after, content = <SampleText text="One" />, props }: PageOptions = {}) => (
  <Editor {...props} resolver={{ ...sampleResolver, SampleCard, Id }}>
    {before}
    <Frame>{containerOf(content)}</Frame>
    {after}
  </Editor>
);

/** Renders on the server and then hydrates, and gives what is there before and after, and what React had to say. */
async function hydrated(element: ReactNode): Promise<{ server: string; browser: string; troubles: string[] }> {
  const place = document.body.appendChild(document.createElement("div"));
  const server = renderToString(element);
  place.innerHTML = server;
  let mounted = () => {};
  const hydration = new Promise<void>((done) => {
    mounted = done;
  });
  const App = () => {
    useEffect(() => mounted(), []);
    return element;
  };
  const root = hydrateRoot(place, <App />, { onRecoverableError: trouble });
  await hydration;
  await settle();
  const browser = place.innerHTML;
  root.unmount();
  place.remove();
  return { server, browser, troubles: hydrationTrouble() };
}

const contents = async (element: ReactNode, selector: string) => {
  const { server, browser, troubles } = await hydrated(element);
  same(troubles, []);
  return [server, browser].map((html) => {
    const place = document.createElement("div");
    place.innerHTML = html;
    return place.querySelector(selector)?.textContent ?? null;
  });
};

export const probes: CheckFile["probes"] = {
  "`<Frame>` fills the editor while it renders, so the HTML has the whole page in it.": () =>
    same(renderToString(page()), "<section><p>One</p></section>"),
  "| The page, from `data` or from JSX | Whole, with linked nodes |": () => {
    const whole = "<article><section><p>Inside</p></section></article>";
    const ROOT = savedNode({ resolvedName: "SampleCard" });
    const fromData = (
      <Editor resolver={{ ...sampleResolver, SampleCard }}>
        <Frame data={JSON.stringify({ ROOT })} />
      </Editor>
    );
    same(
      [page({ content: <SampleCard /> }), fromData].map((app) => renderToString(app).includes(whole)),
      [true, true],
    );
  },
  "| [Hidden](/docs/api/useEditor#set-hidden) nodes | Left out |": () => {
    const hidden = (
      <Element is={SampleContainer} hidden>
        Nobody sees this
      </Element>
    );
    same(renderToString(page({ content: hidden })), "<section></section>");
  },
  "| A panel **before** `<Frame>` that collects from the state | As if the page were empty: `<Frame>` has not rendered yet |":
    async () => same(await contents(page({ before: <NodeCount /> }), "b"), ["0", "2"]),
  "| A panel **after** `<Frame>` | With the page. In the browser, it renders the same while hydrating. |": async () =>
    same(await contents(page({ after: <NodeCount /> }), "b"), ["2", "2"]),
  "| Connectors | Nothing. They attach in the browser, so the HTML has no `draggable` attributes.": async () => {
    const { server, browser } = await hydrated(page());
    same(
      [server, browser].map((html) => html.includes("draggable")),
      [false, true],
    );
  },
  "| `node.dom` | `null` |": () =>
    same(renderToString(page({ after: <Dom /> })).includes("<output>null</output>"), true),
  "| The rows of [`<Layers>`](/docs/additional/layers) | Nothing; they appear after hydration |": async () => {
    const { server, browser, troubles } = await hydrated(page({ before: <Layers expandRootOnLoad /> }));
    same(
      [server, browser].map((html) => html.includes("SampleContainer")),
      [false, true],
    );
    same(troubles, []);
  },
  "React throws for a portal on the server, so that component makes its own in the browser only.": () =>
    throws("Portals are not currently supported", () => renderToString(createPortal("", document.body))),
  "They are not in the HTML, so hydration succeeds.": async () =>
    same((await hydrated(page({ content: <SampleCard /> }))).troubles, []),
  "It fails when **your** component prints its id:": async () => {
    const { troubles } = await hydrated(page({ content: <Id /> }));
    same(
      troubles.some((said) => said.includes("Hydration failed")),
      true,
    );
  },
  "With `data`, ids are those of the saved page on both sides.": async () => {
    const ROOT = { ...text(""), type: { resolvedName: "Id" } };
    const [server, browser] = await contents(
      <Editor resolver={{ Id }}>
        <Frame data={JSON.stringify({ ROOT })} />
      </Editor>,
      "i",
    );
    same([server, browser], ["ROOT", "ROOT"]);
  },
  "- **`onNodesChange`** is not called on the server.": () => {
    let calls = 0;
    renderToString(page({ props: { onNodesChange: () => void calls++ } }));
    same(calls, 0);
  },
  "Drop areas that the saved page does not have yet are the exception: their nodes are made while rendering.": () => {
    const data = JSON.stringify({ ROOT: savedNode({ resolvedName: "Card" }) });
    const Card = () => <Element id="area" is={Id} />;
    const html = () =>
      renderToString(
        <Editor resolver={{ Card, Id }}>
          <Frame data={data} />
        </Editor>,
      );
    const [first = "", second] = [html(), html()];
    same([/^<i>[\w-]{10}<\/i>$/.test(first), first === second], [true, false]);
  },
  "A panel before `<Frame>` causes no mismatch: the browser starts with the same empty state, and fills the panel after hydration. Expect `state.nodes.ROOT` to be missing there.":
    async () => {
      const roots: string[] = [];
      const Root = () => void roots.push(typeof useEditor(({ nodes }) => ({ root: nodes.ROOT })).root);
      renderToString(page({ before: <Root />, after: <Root /> }));
      same(roots, ["undefined", "object"]);
      const { server, browser, troubles } = await hydrated(page({ before: <NodeCount /> }));
      same([server.includes(">0<"), browser.includes(">2<"), troubles], [true, true, []]);
    },

  "A saved page that cannot be loaded throws while the server renders. `renderToReadableStream` then rejects,":
    async () => {
      const broken = (
        <Editor resolver={sampleResolver}>
          <Frame data={JSON.stringify({ ROOT: savedNode({ resolvedName: "Unknown" }) })} />
        </Editor>
      );
      await throws("Cannot destructure property", () => renderToString(broken));
      await throws("Cannot destructure property", () => renderToReadableStream(broken, { onError: () => {} }));
    },

  "It cannot pass a callback, such as `onNodesChange`.": () => {
    // @ts-expect-error: it is nothing but a callback
    const props: ComponentProps<typeof Editor> = { onNodesChange: "a name" };
    same(Object.keys(props), ["onNodesChange"]);
  },

  "because they call `useNode`. They cannot be `async`,": async () => {
    const Late = async () => <p>{useNode().id}</p>;
    const app = (
      <Editor resolver={{ Late }}>
        <Frame>
          <Late />
        </Frame>
      </Editor>
    );
    const said = await saidOnConsole(() => rendered(app, settle));
    same(
      said.some((text) => text.includes("is an async Client Component")),
      true,
    );
    startWatch();
  },

  "- **Measuring** (`node.dom`, `getBoundingClientRect`) belongs in effects, which run in the browser only.":
    async () => {
      const ran: string[] = [];
      let where = "server";
      const Measured = () => {
        const { dom } = useNode((node) => ({ dom: node.dom }));
        useEffect(() => void ran.push(`${where} ${typeof dom?.getBoundingClientRect}`));
        return <SampleText text="Measured" />;
      };
      const app = (
        <Editor resolver={{ Measured }}>
          <Frame>
            <Measured />
          </Frame>
        </Editor>
      );
      renderToString(app);
      same(ran, []);
      where = "browser";
      await hydrated(app);
      same(ran.includes("browser function"), true);
    },

  "An HTML element as a node logs “Accessing element.ref was removed in React 19” on the server, too.": async () => {
    // Said once for each kind of element.
    const said = await saidOnConsole(() => renderToString(page({ content: <Element is="samp" canvas /> })));
    same(
      said.some((text) => text.includes("Accessing element.ref was removed in React 19")),
      true,
    );
  },
};
