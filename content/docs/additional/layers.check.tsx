import { Editor, Element, Frame } from "@craftjs/core";
import { DefaultLayer, Layers, useLayer } from "@craftjs/layers";
import { type ComponentProps, type ReactElement, type ReactNode, StrictMode, useState } from "react";
import { renderToString } from "react-dom/server";
import { type CheckFile, inWords, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as rows } from "./layers-rows.check.tsx";

const panelWith = (panel: ReactElement) => (
  <Editor resolver={sampleResolver}>
    <aside>{panel}</aside>
    <Frame>{containerOf(<SampleText />)}</Frame>
  </Editor>
);

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

const layersIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>(".craft-layer-node > *")];
const names = (place: HTMLElement) => [...place.querySelectorAll("h2")].map(({ textContent }) => textContent);

const textAndBox = containerOf(<SampleText />, <Element is={SampleContainer} canvas />);

/** Drags the row of the text onto the middle of the row of the box. */
function dragIntoBox(place: HTMLElement): void {
  const [, textName, boxName] = place.querySelectorAll("h2");
  const header = boxName?.closest(".inner > div")?.getBoundingClientRect() ?? new DOMRect();
  const at = { clientX: 9, clientY: header.top + header.height / 2 };
  fire(textName, "dragstart", at);
  fire(boxName, "dragenter", at);
  fire(boxName, "dragover", at);
  fire(textName, "dragend", at);
}

/** Types a name into the row of the root, which is one step, and looks what is kept of it. */
const named = (typed: string, kept: string) =>
  withEditor(
    async ({ query, store }, place) => {
      await settle();
      const name = place.querySelector("h2");
      fire(name, "dblclick");
      await settle();
      same(name?.isContentEditable, true);
      if (name) name.textContent = typed;
      name?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      same([query.node("ROOT").get().data.custom.displayName, store.history.timeline.length], [kept, 1]);
      document.body.click();
      await settle();
      same(name?.isContentEditable, false);
    },
    { beside: <Layers /> },
  );

export const probes: CheckFile["probes"] = {
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
        same(names(place), ["Both", "div", "SampleText"]);
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
  "A row shows `data.custom.displayName` if there is one, and `data.displayName` otherwise.": () =>
    withEditor(
      async ({ actions, query }, place) => {
        actions.setCustom(query.node("ROOT").childNodes()[0] ?? "", (custom) => {
          custom.displayName = "Mine";
        });
        await settle();
        same(names(place), ["SampleContainer", "Mine", "SampleText"]);
      },
      { beside: <Layers expandRootOnLoad /> },
    ),
  "The default row writes the name into the page as HTML.": () =>
    withEditor(
      async ({ actions }, place) => {
        actions.setCustom("ROOT", (custom) => {
          custom.displayName = "<b>Bold</b>";
        });
        await settle();
        same(place.querySelector("h2 b")?.textContent, "Bold");
      },
      { beside: <Layers /> },
    ),
  "In `<StrictMode>`, `expandRootOnLoad` has no effect in development: it toggles the layer in an effect, which React runs twice.":
    () =>
      rendered(<StrictMode>{panelWith(<Layers expandRootOnLoad />)}</StrictMode>, async (place) => {
        await settle();
        same(layersIn(place).length, 1);
      }),
  "Selecting and dragging do not, unless the panel mounts while the editor is disabled already: then they work too.":
    async () => {
      const { later, show } = shownLater(<Layers expandRootOnLoad />);
      const selectedAndMoved = (panel: ReactElement, isLate: boolean) =>
        withEditor(
          async ({ query }, place) => {
            await settle();
            if (isLate) await show();
            await settle();
            fire(layersIn(place)[1], "mousedown");
            const selected = query.getEvent("selected").size();
            dragIntoBox(place);
            return [selected, query.node("ROOT").childNodes().length];
          },
          { content: textAndBox, beside: panel, props: { enabled: false } },
        );
      same(await selectedAndMoved(<Layers expandRootOnLoad />, false), [0, 2]);
      same(await selectedAndMoved(later, true), [1, 1]);
    },
  "The eye works even while the editor is disabled with `enabled={false}`.": () =>
    withEditor(
      async ({ query }, place) => {
        await settle();
        place.querySelector("h2")?.closest(".inner")?.parentElement?.querySelector("a")?.click();
        same(query.node("ROOT").get().data.hidden, true);
      },
      { beside: <Layers />, props: { enabled: false } },
    ),
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
  "It is HTML in the other direction too: the name `Q & A` is stored as `Q &amp; A`.": () =>
    named("Q & A", "Q &amp; A"),
  "Each keystroke is a step of the undo history": () => named("X", "X"),
  "It is rendered once for each layer and gets the layers inside it as `children`, which are `null` while it is closed.":
    () => {
      const seen: unknown[] = [];
      const Row = ({ children }: { children?: ReactNode }) => {
        const { actions, event } = useLayer((layer) => ({ event: layer.event }));
        seen.push(children);
        return (
          <section>
            <button type="button" onClick={() => actions.toggleLayer()}>
              {event?.selected ? "selected" : "not selected"}
            </button>
            {children}
          </section>
        );
      };
      return withEditor(
        async ({ actions }, place) => {
          await settle();
          same([...new Set(seen)], [null]);
          place.querySelector("button")?.click();
          actions.selectNode("ROOT");
          await settle();
          same(
            [Array.isArray(seen.at(-1)) || seen.some(Array.isArray), place.querySelectorAll("button").length],
            [true, 3],
          );
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
};
