import { Element, useEditor } from "@craftjs/core";
import { DefaultLayer, DefaultLayerHeader, EditableLayerName, Layers, useLayer } from "@craftjs/layers";
import type { ElementType, ReactElement } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, stepCountOf } from "../../../harness/editor-questions.ts";
import { layersIn, namesIn, withLayers } from "../../../harness/layers-panel.tsx";
import { mouse, pointIn } from "../../../harness/mouse.ts";
import { fire } from "../../../harness/pointer.ts";
import { pressKey } from "../../../harness/press-key.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { savedRoot } from "../../../harness/shows-page.tsx";
import { settle } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";

/** Opens a page whose root has a name with a script in it. */
const openNamed = (displayName: string, beside: ReactElement, then: (place: HTMLElement) => unknown) =>
  withLayers(
    async ({ actions }, place) => {
      actions.deserialize({ ROOT: savedRoot({ custom: { displayName } }) } as never);
      await settle();
      await then(place);
    },
    { beside },
  );

export const probes: CheckFile["probes"] = {
  "A row shows `data.custom.displayName` if there is one, and `data.displayName` otherwise.": () =>
    withLayers(async (editor, place) => {
      editor.actions.setCustom(childrenOf(editor)[0] ?? "", (custom) => {
        custom.displayName = "Mine";
      });
      await settle();
      same(namesIn(place), ["SampleContainer", "Mine", "SampleText"]);
    }),
  'The default row writes the name into the page as HTML. A document whose `custom.displayName` is `<img src=x onerror="…">` runs that script in the browser of whoever opens it with the layers panel. If documents come from other people, use [your own rows](#render-layer) with the name as text, or clean `custom.displayName` before you load them.':
    async () => {
      const run: string[] = [];
      Object.assign(window, { noteThatItRan: (row: string) => run.push(row) });
      const AsText = () => {
        const { id } = useLayer();
        return <p>{useEditor(({ nodes }) => ({ name: nodes[id]?.data.custom.displayName as string })).name}</p>;
      };
      await openNamed(`<img src=x onerror="noteThatItRan('own')">`, <Layers renderLayer={AsText} />, (place) =>
        same(place.querySelectorAll("img").length, 0),
      );
      await openNamed(`<img src=x onerror="noteThatItRan('default')">`, <Layers />, async (place) => {
        await until(() => run.length > 0);
        same(place.querySelectorAll("img").length, 1);
      });
      same([...new Set(run)], ["default"]);
    },
  "It is HTML in the other direction too: the name `Q & A` is stored as `Q &amp; A`.": () =>
    withLayers(async ({ query }, place) => {
      const [name] = place.querySelectorAll("h2");
      fire(name, "dblclick");
      await settle();
      if (name) name.textContent = "Q & A";
      name?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      same(query.node("ROOT").get().data.custom.displayName, "Q &amp; A");
    }),
  "A double click makes the name editable, a further click puts the cursor in it, and a click elsewhere ends it. The new name goes to `data.custom.displayName` and so into the saved document. Each keystroke is a step of the undo history, and Enter inserts a line break.":
    () =>
      withLayers(async (editor, place) => {
        const [name] = place.querySelectorAll("h2");
        same(name?.isContentEditable, false);
        fire(name, "dblclick");
        await settle();
        same([name?.isContentEditable, document.activeElement === name], [true, false]);
        if (name) await mouse(pointIn(name, 0.05, 0.5));
        same(document.activeElement === name, true);
        const custom = () => editor.query.node("ROOT").toSerializedNode().custom;
        for (const key of ["a", "b"]) await pressKey(key);
        same([custom().displayName.includes("ab"), stepCountOf(editor)], [true, 2]);
        await pressKey("Enter");
        same(/<br>|<div>/.test(custom().displayName), true);
        document.body.click();
        await settle();
        same(name?.isContentEditable, false);
      }),
  "- The eye hides and shows the node.": () =>
    withLayers(async (editor, place) => {
      const states: boolean[] = [];
      for (const _ of [1, 2]) {
        layersIn(place)[1]?.querySelector("a")?.click();
        await settle();
        states.push(editor.query.node(childrenOf(editor)[0] ?? "").get().data.hidden);
      }
      same(states, [true, false]);
    }),
  "The eye works even while the editor is disabled with `enabled={false}`.": () =>
    withLayers(
      ({ query }, place) => {
        layersIn(place)[0]?.querySelector("a")?.click();
        same(query.node("ROOT").get().data.hidden, true);
      },
      { props: { enabled: false } },
    ),
  "- The arrow and the eye of the default row are links without an address, so the keyboard does not reach them.": () =>
    withLayers(
      (_, place) => {
        const links = [...place.querySelectorAll<HTMLElement>(".craft-layer-node a")];
        const reached = links.filter((link) => {
          link.focus();
          return link.hasAttribute("href") || document.activeElement === link;
        });
        // An eye for each of the two, and the arrow of the one that holds the other.
        same([links.length, reached.length], [4, 0]);
      },
      { content: containerOf(containerOf(<SampleText />)) },
    ),
  "- The icon that marks linked nodes in the default row never appears.": async () => {
    const Card = () => <Element id="region" is="div" />;
    const icons = (content: ReactElement) =>
      withLayers((_, place) => [namesIn(place).at(-1), layersIn(place).at(-1)?.querySelectorAll("svg").length], {
        content,
        resolver: { Card },
      });
    // A linked node has as many icons as a child that is like it.
    same(await icons(<Card />), await icons(containerOf(<Element is="div" />)));
  },
  "The default row is available in three parts, if you want to keep some of it: `DefaultLayer` (the layer with its children), `DefaultLayerHeader` (the row) and `EditableLayerName` (the name).":
    async () => {
      const shown = (renderLayer: ElementType) =>
        withLayers(
          (_, place) => [".craft-layer-children", "a", "h2"].map((part) => place.querySelector(part) !== null).join(),
          { beside: <Layers expandRootOnLoad renderLayer={renderLayer} /> },
        );
      same(await shown(DefaultLayer), "true,true,true");
      same(await shown(DefaultLayerHeader), "false,true,true");
      same(await shown(EditableLayerName), "false,false,true");
    },
};
