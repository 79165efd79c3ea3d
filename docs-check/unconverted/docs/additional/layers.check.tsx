import { Layers } from "@craftjs/layers";
import layersPackage from "@craftjs/layers/package.json";
import { type ComponentProps, type ReactElement, type ReactNode, StrictMode, useState } from "react";
import { renderToString } from "react-dom/server";
import { type CheckFile, inWords, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, selectedOf } from "../../../harness/editor-questions.ts";
import { dragIntoBox, layersIn, namesIn, panelWith, textAndBox, withLayers } from "../../../harness/layers-panel.tsx";
import { fire } from "../../../harness/pointer.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { shownLater } from "../../../harness/shown-later.tsx";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";

/** A panel that shows names alone, and so whether it takes this component. */
const Own = ({ children }: { children?: ReactNode }) => <i>own{children}</i>;

/** What a panel shows with these props: how many layers, and whether in rows of the default look. */
const shown = (props: ComponentProps<typeof Layers>) =>
  rendered(panelWith(<Layers {...props} />), async (place) => {
    await settle();
    return `${layersIn(place).length} ${namesIn(place).join()}`;
  });

export const runs: CheckFile["runs"] = {
  "src/layer-row.tsx": ({ LayersPanel }) => panelWith(<LayersPanel />),
};

export const defaults: CheckFile["defaults"] = {
  layers: async () => {
    const byDefault = await shown({});
    return {
      expandRootOnLoad: byDefault === (await shown({ expandRootOnLoad: true })),
      renderLayer: inWords("DefaultLayer", byDefault === "1 SampleContainer"),
    };
  },
};

export const probes: CheckFile["probes"] = {
  "| `expandRootOnLoad` | `boolean` | `false` | Opens the top layer at the start. | | `renderLayer` | component | `DefaultLayer` | Renders one layer.":
    async () => {
      same([await shown({}), await shown({ expandRootOnLoad: false })], ["1 SampleContainer", "1 SampleContainer"]);
      same(await shown({ expandRootOnLoad: true }), "2 SampleContainer,SampleText");
      same(await shown({ renderLayer: Own }), "1 ");
    },
  "Both are read once, when the panel mounts.": () => {
    let change = () => {};
    const Panel = () => {
      const [isNew, setNew] = useState(false);
      change = () => setNew(true);
      return <Layers expandRootOnLoad={isNew} {...(isNew ? {} : { renderLayer: Own })} />;
    };
    return rendered(panelWith(<Panel />), async (place) => {
      change();
      await settle();
      // One row, and of the old look.
      same(place.querySelector("aside")?.textContent, "own");
    });
  },
  "- A click selects the node, on the page too. Hovering over a row hovers the node.": () =>
    withLayers((editor, place) => {
      const [, row] = layersIn(place);
      fire(row, "mousedown");
      fire(row, "mouseover");
      const [first] = childrenOf(editor);
      same([selectedOf(editor), editor.query.getEvent("hovered").all()], [[first], [first]]);
    }),
  "- Selecting a node on the page opens the layers above it. They stay open when the selection changes.": () =>
    withLayers(
      async (editor, place) => {
        const counts = [layersIn(place).length];
        const [box] = childrenOf(editor);
        for (const id of [childrenOf(editor, box)[0], undefined, "ROOT"]) {
          editor.actions.selectNode(id);
          for (let wait = 0; wait < 4; wait++) await settle();
          counts.push(layersIn(place).length);
        }
        same(counts, [1, 3, 3, 3]);
      },
      { content: containerOf(containerOf(<SampleText />)), beside: <Layers /> },
    ),
  "- Rows can be dragged within their parent and into another canvas.": () =>
    withLayers(
      (editor, place) => {
        const [text = "", box = ""] = childrenOf(editor);
        dragIntoBox(place);
        same([childrenOf(editor), childrenOf(editor, box)], [[box], [text]]);
      },
      { content: textAndBox },
    ),
  "The drop position is worked out as the pointer enters a row, so move past the row’s edge to change it.": () =>
    withLayers((editor, place) => {
      const [, first, second] = layersIn(place).map((layer) => layer.querySelector("h2"));
      const { top = 0, height = 0 } = layersIn(place)[2]?.getBoundingClientRect() ?? {};
      const at = (share: number) => ({ clientX: 9, clientY: top + height * share });
      const before = childrenOf(editor);
      fire(first, "dragstart", at(0.1));
      fire(second, "dragenter", at(0.1));
      fire(second, "dragover", at(0.1));
      // In the same row, nothing changes.
      fire(second, "dragover", at(0.9));
      fire(first, "dragend", at(0.9));
      same(childrenOf(editor), before);
      fire(first, "dragstart", at(0.1));
      fire(second, "dragenter", at(0.9));
      fire(second, "dragover", at(0.9));
      fire(first, "dragend", at(0.9));
      same(childrenOf(editor), before.toReversed());
    }),
  "The [rules](/docs/api/user-component#rules) hold here as well.": async () => {
    const moved = (takes: boolean) => {
      const Box = craftedBlock({ isCanvas: true, rules: { canMoveIn: () => takes } });
      return withLayers(
        (editor, place) => {
          dragIntoBox(place);
          return childrenOf(editor).length;
        },
        { content: containerOf(<SampleText />, <Box />), resolver: { Box } },
      );
    };
    same([await moved(true), await moved(false)], [1, 2]);
  },
  "The panel renders no rows on the server; they appear after hydration.": () => {
    const html = renderToString(panelWith(<Layers expandRootOnLoad />));
    same([html.includes("<p"), html.includes("craft-layer-node")], [true, false]);
  },
  "Put `<Layers>` anywhere inside `<Editor>`, outside `<Frame>`:": async () => {
    await rendered(panelWith(<section>{<Layers />}</section>), (place) => same(layersIn(place).length, 1));
    await says("Cannot read properties of null (reading 'derive')", () => rendered(<Layers />, () => {}));
    await says("does not exist in the resolver", () => withEditor(() => {}, { content: containerOf(<Layers />) }));
  },
  "In `<StrictMode>`, `expandRootOnLoad` has no effect in development: it toggles the layer in an effect, which React runs twice.":
    () =>
      rendered(<StrictMode>{panelWith(<Layers expandRootOnLoad />)}</StrictMode>, async (place) => {
        await settle();
        same(layersIn(place).length, 1);
      }),
  "Selecting and dragging do not, unless the panel mounts while the editor is disabled already: then they work too.":
    async () => {
      const { later, show } = shownLater(<Layers expandRootOnLoad />);
      const selectedAndMoved = (beside: ReactElement, isLate: boolean) =>
        withLayers(
          async (editor, place) => {
            if (isLate) await show();
            await settle();
            fire(layersIn(place)[1], "mousedown");
            const selected = selectedOf(editor).length;
            dragIntoBox(place);
            return [selected, childrenOf(editor).length];
          },
          { content: textAndBox, beside, props: { enabled: false } },
        );
      same(await selectedAndMoved(<Layers expandRootOnLoad />, false), [0, 2]);
      same(await selectedAndMoved(later, true), [1, 1]);
    },
  "This page describes version 0.2.7, which accepts React 16.8 to 19.": () =>
    same([layersPackage.version, layersPackage.peerDependencies.react], ["0.2.7", "^16.8.0 || ^17 || ^18 || ^19"]),
  "The package draws its rows with [styled-components](https://www.npmjs.com/package/styled-components), version 6.1 or later. It is a peer dependency:":
    () => same(layersPackage.peerDependencies["styled-components"], ">= 6.1"),
};
