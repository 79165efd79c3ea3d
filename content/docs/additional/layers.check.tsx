import { Element } from "@craftjs/core";
import { DefaultLayer, DefaultLayerHeader, EditableLayerName, Layers, useLayer } from "@craftjs/layers";
import layersPackage from "@craftjs/layers/package.json";
import { type ComponentProps, type ElementType, type ReactElement, type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { type CheckFile, inWords, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { dragIntoBox, layersIn, panelWith, textAndBox } from "../../../test/docs/browser/layers-panel.tsx";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as limits } from "./layers-limits.check.tsx";
import { probes as names } from "./layers-names.check.tsx";
import { probes as rows } from "./layers-rows.check.tsx";

/** The panel's markup, without the class names that differ from one rendering to the next. */
const markup = (props: ComponentProps<typeof Layers>) =>
  rendered(panelWith(<Layers {...props} />), async (place) => {
    await settle();
    return place.querySelector("aside")?.innerHTML.replace(/class="[^"]*"/g, "") ?? "";
  });

const rowsIn = (html: string) => html.split("Sample").length;

export const runs: CheckFile["runs"] = {
  "src/layer-row.tsx": ({ LayersPanel }) => panelWith(<LayersPanel />),
};

export const defaults: CheckFile["defaults"] = {
  layers: async () => {
    const byDefault = await markup({});
    const closed = await markup({ expandRootOnLoad: false });
    const open = await markup({ expandRootOnLoad: true });
    if (rowsIn(open) === rowsIn(closed)) throw new Error("expandRootOnLoad changes nothing");
    return {
      expandRootOnLoad: byDefault === open,
      renderLayer: inWords("DefaultLayer", byDefault === (await markup({ renderLayer: DefaultLayer }))),
    };
  },
};

/** A container in a container, and a card that has a region before its children. */
const Card = () => (
  <Element id="region" is="div" canvas>
    <SampleText />
  </Element>
);
const nested = containerOf(containerOf(<SampleText />), <Card />);

const namesIn = (place: HTMLElement) => [...place.querySelectorAll("h2")].map(({ textContent }) => textContent);

export const probes: CheckFile["probes"] = {
  ...limits,
  ...names,
  ...rows,
  "- A click selects the node, on the page too. Hovering over a row hovers the node.": () =>
    withEditor(
      async ({ query }, place) => {
        await settle();
        const [, row] = layersIn(place);
        fire(row, "mousedown");
        fire(row, "mouseover");
        const [first] = query.node("ROOT").childNodes();
        same([query.getEvent("selected").all(), query.getEvent("hovered").all()], [[first], [first]]);
      },
      { beside: <Layers expandRootOnLoad /> },
    ),
  "- Selecting a node on the page opens the layers above it. Nothing closes them again.": () =>
    withEditor(
      async ({ actions, query }, place) => {
        await settle();
        const closed = layersIn(place).length;
        const [box = ""] = query.node("ROOT").childNodes();
        actions.selectNode(query.node(box).childNodes());
        for (let wait = 0; wait < 4; wait++) await settle();
        const open = layersIn(place).length;
        actions.selectNode();
        for (let wait = 0; wait < 4; wait++) await settle();
        same([closed, open, layersIn(place).length], [1, 4, 4]);
      },
      { content: nested, resolver: { Card }, beside: <Layers /> },
    ),
  "Linked nodes appear above the children of the component that owns them.": () => {
    const Both = ({ children }: { children?: ReactElement }) => (
      <>
        {children}
        <Element id="region" is="div" canvas />
      </>
    );
    return withEditor(
      async (_, place) => {
        await settle();
        same(namesIn(place), ["Both", "div", "SampleText"]);
      },
      {
        content: (
          <Both>
            <SampleText />
          </Both>
        ),
        resolver: { Both },
        beside: <Layers expandRootOnLoad />,
      },
    );
  },
  "The panel renders no rows on the server; they appear after hydration.": () => {
    const html = renderToString(panelWith(<Layers expandRootOnLoad />));
    same([html.includes("<p"), html.includes("craft-layer-node")], [true, false]);
  },
  "- Rows can be dragged within their parent and into another canvas.": () =>
    withEditor(
      async ({ query }, place) => {
        await settle();
        const [text = "", box = ""] = query.node("ROOT").childNodes();
        dragIntoBox(place);
        same([query.node("ROOT").childNodes(), query.node(box).childNodes()], [[box], [text]]);
      },
      {
        content: textAndBox,
        beside: <Layers expandRootOnLoad />,
      },
    ),
  "Give `renderLayer` a component. It is rendered once for each layer and gets the layers inside it as `children`, which are `null` while it is closed. [`useLayer`](#use-layer) tells it which layer it is.":
    () => {
      const seen: unknown[] = [];
      const Row = ({ children }: { children?: ReactNode }) => {
        const { actions, event, id } = useLayer((layer) => ({ event: layer.event }));
        seen.push(children);
        return (
          <section title={id}>
            <button type="button" onClick={() => actions.toggleLayer()}>
              {event?.selected ? "selected" : "not selected"}
            </button>
            {children}
          </section>
        );
      };
      return withEditor(
        async ({ actions, query }, place) => {
          await settle();
          same([...new Set(seen)], [null]);
          place.querySelector("button")?.click();
          actions.selectNode("ROOT");
          await settle();
          same(
            [Array.isArray(seen.at(-1)) || seen.some(Array.isArray), place.querySelectorAll("button").length],
            [true, 3],
          );
          const ids = [...place.querySelectorAll<HTMLElement>("[title]")].map(({ title }) => title);
          same(ids, ["ROOT", ...query.node("ROOT").childNodes()]);
          same(place.textContent?.startsWith("not selected"), true);
        },
        { beside: <Layers renderLayer={Row} /> },
      );
    },
  "Both are read once, when the panel mounts.": () => {
    let change = () => {};
    const Panel = () => {
      const [isNew, setNew] = useState(false);
      change = () => setNew(true);
      const Row = isNew ? NewRow : FirstRow;
      return <Layers expandRootOnLoad={isNew} renderLayer={Row} />;
    };
    const FirstRow = () => <i>first</i>;
    const NewRow = ({ children }: { children?: ReactNode }) => <i>new{children}</i>;
    return rendered(panelWith(<Panel />), async (place) => {
      change();
      await settle();
      same(place.querySelector("aside")?.textContent, "first");
    });
  },
  "| `expandRootOnLoad` | `boolean` | `false` | Opens the top layer at the start. | | `renderLayer` | component | `DefaultLayer` | Renders one layer.":
    async () => {
      const rows = (props: ComponentProps<typeof Layers>) =>
        rendered(panelWith(<Layers {...props} />), async (place) => {
          await settle();
          return [layersIn(place).length, place.querySelectorAll("aside h2").length];
        });
      const Own = ({ children }: { children?: ReactNode }) => <p>{children}</p>;
      same(
        [await rows({}), await rows({ expandRootOnLoad: true })],
        [
          [1, 1],
          [2, 2],
        ],
      );
      same(
        [await rows({ renderLayer: DefaultLayer }), await rows({ renderLayer: Own })],
        [
          [1, 1],
          [1, 0],
        ],
      );
    },
  "Put `<Layers>` anywhere inside `<Editor>`, outside `<Frame>`:": async () => {
    await rendered(panelWith(<section>{<Layers />}</section>), (place) => same(layersIn(place).length, 1));
    await says("Cannot read properties of null (reading 'derive')", () => rendered(<Layers />, () => {}));
    await says("does not exist in the resolver", () =>
      withEditor(() => {}, {
        content: containerOf(<Layers />),
      }),
    );
  },
  "The default row is available in three parts, if you want to keep some of it: `DefaultLayer` (the layer with its children), `DefaultLayerHeader` (the row) and `EditableLayerName` (the name).":
    async () => {
      const shown = (renderLayer: ElementType) =>
        rendered(panelWith(<Layers expandRootOnLoad renderLayer={renderLayer} />), async (place) => {
          await settle();
          const has = (selector: string) => place.querySelectorAll(`aside ${selector}`).length;
          return [has(".craft-layer-children"), has("a") > 0, has("h2")];
        });
      same(await shown(DefaultLayer), [1, true, 2]);
      same(
        [await shown(DefaultLayerHeader), await shown(EditableLayerName)],
        [
          [0, true, 1],
          [0, false, 1],
        ],
      );
    },
  "This page describes version 0.2.7, which accepts React 16.8 to 19.": () =>
    same([layersPackage.version, layersPackage.peerDependencies.react], ["0.2.7", "^16.8.0 || ^17 || ^18 || ^19"]),
  "The package draws its rows with [styled-components](https://www.npmjs.com/package/styled-components), version 6.1 or later. It is a peer dependency:":
    () => same(layersPackage.peerDependencies["styled-components"], ">= 6.1"),
};
