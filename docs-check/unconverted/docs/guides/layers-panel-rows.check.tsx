import { Layers } from "@craftjs/layers";
import type { ComponentType } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { countsBeforeMove } from "../../../harness/counts-before-move.ts";
import { fillIn } from "../../../harness/fill-in.ts";
import { mouse, pointIn } from "../../../harness/mouse.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";

/** The names of the panel's rows. */
const namesOf = (place: HTMLElement) =>
  [...place.querySelectorAll("nav .layer [aria-current]")].map(({ textContent }) => textContent);

const panelOfPage = async (): Promise<ComponentType> =>
  (await blockOf("docs/guides/layers-panel/src/layers-panel.tsx")).LayersPanel;

/** The panel of the page, and the one of the package. */
const both = (LayersPanel: ComponentType) => (
  <>
    <LayersPanel />
    <aside>
      <Layers />
    </aside>
  </>
);

/** Shows the panel with the first of two texts selected, and its field for the name. */
const withNameField = async (
  then: (editor: EditorHandle, place: HTMLElement, field: HTMLInputElement, blurs: () => number) => unknown,
) => {
  const LayersPanel = await panelOfPage();
  let blurs = 0;
  const heard = { onBlur: () => void blurs++ };
  await withEditor(
    async (editor, place) => {
      editor.actions.selectNode(editor.query.node("ROOT").childNodes()[0]);
      await settle();
      const field = place.querySelector<HTMLInputElement>("nav input");
      if (!field) throw new Error("there is no field for the name");
      await then(editor, place, field, () => blurs);
    },
    {
      beside: (
        <div {...heard}>
          <LayersPanel />
        </div>
      ),
    },
  );
};

/** That a change of one block renders its row alone. */
export async function rendersOneRow(LayersPanel: ComponentType): Promise<void> {
  // Each row that renders asks whether its block can be dragged.
  let asked = 0;
  const Counted = () => <i />;
  Counted.craft = {
    rules: {
      canDrag: () => {
        asked++;
        return true;
      },
    },
  };
  await withEditor(
    async ({ actions }, place) => {
      // A component renders at the first change that it hears of, whatever that is.
      actions.clearEvents();
      await settle();
      asked = 0;
      actions.setCustom("ROOT", (custom) => {
        custom.displayName = "Renamed";
      });
      await settle();
      same([namesOf(place), asked], [["Renamed", "Counted", "Counted"], 0]);
    },
    {
      resolver: { Counted },
      content: containerOf(<Counted />, <Counted />),
      beside: <LayersPanel />,
    },
  );
}

const css = `.layer {
  display: flex;
  gap: 4px;
}

.layer[data-hovered='true'] {
  background: #e5effa;
}

.layer [aria-current='true'] {
  font-weight: bold;
}

[data-place='before'] {
  box-shadow: 0 -2px #0d66d0;
}

[data-place='after'] {
  box-shadow: 0 2px #0d66d0;
}

[data-place='inside'] {
  outline: 2px solid #0d66d0;
}`;

export const probes: CheckFile["probes"] = {
  [css]: async () => {
    const LayersPanel = await panelOfPage();
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = css;
    await withEditor(
      async ({ actions, query }, place) => {
        const [first = ""] = query.node("ROOT").childNodes();
        actions.selectNode(first);
        fire(place.querySelector("p"), "mouseover");
        await settle();
        const [root, row, other] = place.querySelectorAll<HTMLElement>("nav .layer");
        if (!root || !row || !other) throw new Error("the rows are not there");
        const { display, gap, backgroundColor } = getComputedStyle(row);
        same([display, gap, backgroundColor], ["flex", "4px", "rgb(229, 239, 250)"]);
        same(getComputedStyle(row.querySelector("[aria-current]") as Element).fontWeight, "700");
        const marked = (share: number) => {
          const { top, height } = row.getBoundingClientRect();
          fire(other, "dragstart");
          fire(row, "dragover", { clientY: top + height * share });
          return settle().then(() => [getComputedStyle(row).boxShadow, getComputedStyle(row).outlineStyle]);
        };
        same(await marked(0.1), ["rgb(13, 102, 208) 0px -2px 0px 0px", "none"]);
        same(await marked(0.9), ["rgb(13, 102, 208) 0px 2px 0px 0px", "none"]);
        fire(other, "dragstart");
        fire(root, "dragover");
        await settle();
        same(getComputedStyle(root).outlineStyle, "solid");
        fire(other, "dragend");
      },
      { beside: <LayersPanel /> },
    ).finally(() => style.remove());
  },

  "- **Each row collects for itself**, and `memo` keeps the rows below it out of that: a change of one block renders one row.":
    async () => rendersOneRow(await panelOfPage()),

  "- **The name** goes to `data.custom.displayName`, which is saved, and which `@craftjs/layers` uses, too.":
    async () => {
      const LayersPanel = await panelOfPage();
      await withEditor(
        async ({ actions, query }, place) => {
          actions.selectNode("ROOT");
          await settle();
          await fillIn(place.querySelector("nav input"), "Mine");
          same(query.getSerializedNodes().ROOT?.custom, { displayName: "Mine" });
          same(place.querySelector("aside")?.textContent?.includes("Mine"), true);
        },
        { beside: both(LayersPanel) },
      );
    },

  "- **React writes the name as text.** A name with HTML in it does no harm here, while `@craftjs/layers` [inserts it as HTML](/docs/additional/layers#names).":
    async () => {
      const LayersPanel = await panelOfPage();
      await withEditor(
        async ({ actions }, place) => {
          actions.setCustom("ROOT", (custom) => Object.assign(custom, { displayName: "<mark>Mine</mark>" }));
          await settle();
          same([place.querySelectorAll("nav mark").length, place.querySelectorAll("aside mark").length], [0, 1]);
        },
        { beside: both(LayersPanel) },
      );
    },

  "// Beside the row: inside something draggable, no words can be selected.": () =>
    withNameField(async (_editor, _place, field) => {
      const selects = async () => {
        await fillIn(field, "wwwwwwwwww");
        field.setSelectionRange(0, 0);
        await mouse(pointIn(field, 0.1, 0.5), pointIn(field, 0.5, 0.5), pointIn(field, 0.9, 0.5));
        await settle();
        return field.selectionStart !== field.selectionEnd;
      };
      const beside = await selects();
      field.parentElement?.querySelector(".layer")?.append(field);
      same([beside, await selects()], [true, false]);
    }),

  "// At each key: a click on the page removes the field without an onBlur.": () =>
    withNameField(async (_editor, place, field, blurs) => {
      field.focus();
      await fillIn(field, "Mine");
      const other = [...place.querySelectorAll("p")].at(-1);
      if (other) await mouse(pointIn(other, 0.5, 0.5));
      await settle();
      same([field.isConnected, blurs(), namesOf(place)[1]], [false, 0, "Mine"]);
    }),

  "// Without preventDefault the browser refuses the drop.": async () => {
    const dropsWith = async (prevents: boolean) => {
      let drops = 0;
      const made = (draggable: boolean) =>
        document.body.appendChild(Object.assign(document.createElement("div"), { textContent: "Row", draggable }));
      const [from, to] = [made(true), made(false)];
      to.addEventListener("dragover", (event) => {
        if (prevents) event.preventDefault();
      });
      to.addEventListener("drop", () => drops++);
      await mouse(pointIn(from, 0.5, 0.5), pointIn(to, 0.5, 0.4), pointIn(to, 0.5, 0.6));
      await settle();
      for (const element of [from, to]) element.remove();
      return drops;
    };
    same([await dropsWith(true), await dropsWith(false)], [1, 0]);
  },

  "The index that `actions.move` takes counts **before** the move, which is why no correction is needed when a block moves down among its siblings.":
    countsBeforeMove,

  "- **Collapsed layers.** To open the layers above what a user selects on the page, keep the open ids in one place, and add `query.node(id).ancestors(true)` when the selection changes.":
    () =>
      withEditor(
        ({ query }) => {
          const [outer = ""] = query.node("ROOT").childNodes();
          const [inner = ""] = query.node(outer).childNodes();
          const [text = ""] = query.node(inner).childNodes();
          same(query.node(text).ancestors(true), [inner, outer, "ROOT"]);
          same(query.node(text).ancestors(), [inner, outer]);
        },
        { content: containerOf(containerOf(containerOf(<SampleText />))) },
      ),
};
