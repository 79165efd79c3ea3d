import { Element } from "@craftjs/core";
import { Layers } from "@craftjs/layers";
import { type ReactElement, StrictMode } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { craftedBlock } from "../../../test/docs/browser/crafted-block.tsx";
import { dragIntoBox, layersIn, panelWith, textAndBox } from "../../../test/docs/browser/layers-panel.tsx";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { shownLater } from "../../../test/docs/browser/shown-later.tsx";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

export const probes: CheckFile["probes"] = {
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
  "- The arrow and the eye of the default row are links without an address, so the keyboard does not reach them.": () =>
    withEditor(
      async (_, place) => {
        await settle();
        const links = [...place.querySelectorAll(".craft-layer-node a")] as HTMLElement[];
        const reached = links.filter((link) => {
          link.focus();
          return link.hasAttribute("href") || document.activeElement === link;
        });
        same([links.length > 1, reached.length], [true, 0]);
      },
      { content: containerOf(containerOf(<SampleText />)), beside: <Layers expandRootOnLoad /> },
    ),
  "- The icon that marks linked nodes in the default row never appears.": async () => {
    const icons = (content: ReturnType<typeof containerOf>) =>
      withEditor(
        async (_, place) => {
          await settle();
          return [...place.querySelectorAll(".craft-layer-node")].at(-1)?.querySelectorAll("svg").length;
        },
        { content, resolver: { SampleCard: Card }, beside: <Layers expandRootOnLoad /> },
      );
    const Card = () => <Element id="region" is="div" />;
    // A linked node has as many icons as a child that is like it.
    same(await icons(<Card />), await icons(containerOf(<Element is="div" />)));
  },
  "- The eye hides and shows the node.": () =>
    withEditor(
      async (editor, place) => {
        await settle();
        const [first = ""] = editor.query.node("ROOT").childNodes();
        const eye = () => layersIn(place)[1]?.querySelector("a");
        const states: boolean[] = [];
        for (const _ of [1, 2]) {
          eye()?.click();
          await settle();
          states.push(editor.query.node(first).get().data.hidden);
        }
        same(states, [true, false]);
      },
      { beside: <Layers expandRootOnLoad /> },
    ),
  "The [rules](/docs/api/user-component#rules) hold here as well.": async () => {
    const moved = (takes: boolean) => {
      const Box = craftedBlock({ isCanvas: true, rules: { canMoveIn: () => takes } });
      return withEditor(
        async ({ query }, place) => {
          await settle();
          dragIntoBox(place);
          return query.node("ROOT").childNodes().length;
        },
        { content: containerOf(<SampleText />, <Box />), resolver: { Box }, beside: <Layers expandRootOnLoad /> },
      );
    };
    same([await moved(true), await moved(false)], [1, 2]);
  },
};
