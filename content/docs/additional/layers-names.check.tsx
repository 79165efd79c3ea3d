import { useEditor } from "@craftjs/core";
import { Layers, useLayer } from "@craftjs/layers";
import type { ReactElement } from "react";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { mouse, pointIn } from "../../../test/docs/browser/mouse.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { pressKey } from "../../../test/docs/browser/press-key.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { until } from "../../../test/docs/browser/until.ts";

const namesIn = (place: HTMLElement) => [...place.querySelectorAll("h2")].map(({ textContent }) => textContent);

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
  "A row shows `data.custom.displayName` if there is one, and `data.displayName` otherwise.": () =>
    withEditor(
      async ({ actions, query }, place) => {
        actions.setCustom(query.node("ROOT").childNodes()[0] ?? "", (custom) => {
          custom.displayName = "Mine";
        });
        await settle();
        same(namesIn(place), ["SampleContainer", "Mine", "SampleText"]);
      },
      { beside: <Layers expandRootOnLoad /> },
    ),
  'The default row writes the name into the page as HTML. A document whose `custom.displayName` is `<img src=x onerror="…">` runs that script in the browser of whoever opens it with the layers panel. If documents come from other people, use [your own rows](#render-layer) with the name as text, or clean `custom.displayName` before you load them.':
    async () => {
      const run: string[] = [];
      Object.assign(window, { noteThatItRan: (row: string) => run.push(row) });
      const AsText = () => {
        const { id } = useLayer();
        return <p>{useEditor(({ nodes }) => ({ name: nodes[id]?.data.custom.displayName as string })).name}</p>;
      };
      const open = (panel: ReactElement, name: string) =>
        withEditor(
          async ({ actions, query }, place) => {
            const { ROOT } = JSON.parse(query.serialize());
            const saved = {
              ROOT: { ...ROOT, nodes: [], custom: { displayName: `<img src=x onerror="noteThatItRan('${name}')">` } },
            };
            actions.deserialize(saved as never);
            await settle();
            if (name === "default") await until(() => run.length > 0);
            same(place.querySelectorAll("img").length, name === "default" ? 1 : 0);
          },
          { beside: panel },
        );
      await open(<Layers renderLayer={AsText} />, "own");
      await open(<Layers />, "default");
      same([...new Set(run)], ["default"]);
    },
  "It is HTML in the other direction too: the name `Q & A` is stored as `Q &amp; A`.": () =>
    named("Q & A", "Q &amp; A"),
  "A double click makes the name editable, a further click puts the cursor in it, and a click elsewhere ends it. The new name goes to `data.custom.displayName` and so into the saved document. Each keystroke is a step of the undo history, and Enter inserts a line break.":
    () =>
      withEditor(
        async ({ query, store }, place) => {
          await settle();
          const name = place.querySelector("h2");
          same(name?.isContentEditable, false);
          fire(name, "dblclick");
          await settle();
          same([name?.isContentEditable, document.activeElement === name], [true, false]);
          if (name) await mouse(pointIn(name, 0.05, 0.5));
          same(document.activeElement === name, true);
          const saved = () => query.node("ROOT").get().data.custom.displayName;
          for (const key of ["a", "b"]) await pressKey(key);
          same([/a.?b|ab/.test(saved()), store.history.timeline.length], [true, 2]);
          await pressKey("Enter");
          same(/<br>|<div>/.test(saved()), true);
          same(query.node("ROOT").toSerializedNode().custom, { displayName: saved() });
          document.body.click();
          await settle();
          same(name?.isContentEditable, false);
        },
        { beside: <Layers /> },
      ),
};
