import { Element, useEditor } from "@craftjs/core";
import type { ReactNode } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, type Run, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { fillIn } from "../../../harness/fill-in.ts";
import { fire } from "../../../harness/pointer.ts";
import { pressKey } from "../../../harness/press-key.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { rendersOneRow, probes as rows } from "./layers-panel-rows.check.tsx";

const rowsOf = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>("nav .layer")];

const nameButton = (row?: HTMLElement) => row?.querySelector<HTMLElement>("[aria-current]");

const namesOf = (place: HTMLElement) => rowsOf(place).map((row) => nameButton(row)?.textContent);

/** Drags a row to a share of another one's height. */
async function dragRow(from: HTMLElement | undefined, to: HTMLElement | undefined, share: number): Promise<void> {
  const { top = 0, height = 0 } = to?.getBoundingClientRect() ?? {};
  const at = { clientY: top + height * share };
  fire(from, "dragstart", at);
  fire(to, "dragover", at);
  fire(to, "drop", at);
  await settle();
}

type ConnectorName = "hover" | "drag" | "drop";

/** A row for each child of the root, with one of Craft.js' connectors. */
function Rows({ connector }: { connector: ConnectorName }) {
  const { connectors, ids } = useEditor((state) => ({ ids: state.nodes.ROOT?.data.nodes ?? [] }));
  return ids.map((id) => (
    <nav
      key={id}
      ref={(dom) => {
        if (dom) connectors[connector](dom, id);
      }}
    >
      Row
    </nav>
  ));
}

/** Drags one element to the lower left corner of another one. */
function dragTo(from: Element | null | undefined, to: Element | null | undefined): void {
  const { left = 0, bottom = 0 } = to?.getBoundingClientRect() ?? {};
  fire(from, "dragstart");
  fire(to, "dragover", { clientX: left + 1, clientY: bottom - 1 });
  fire(from, "dragend");
}

/** That the panel shows the page as a tree, and moves, hides and renames its blocks. */
const worksAsTree: Run = async ({ App }) => {
  await rendered(<App />, async (place) => {
    same(namesOf(place), ["Container", "Text", "Text", "Footer"]);
    const texts = () => [...place.querySelectorAll("p")].map((text) => text.textContent);
    const [root, first, second, footer] = rowsOf(place);
    await dragRow(second, first, 0.1);
    same(texts(), ["Two", "One"]);
    // The index counts before the move: no correction when a block moves down.
    await dragRow(rowsOf(place)[1], rowsOf(place)[2], 0.9);
    same(texts(), ["One", "Two"]);
    await dragRow(rowsOf(place)[1], footer, 0.5);
    same([place.querySelector("section section p")?.textContent, rowsOf(place).length], ["One", 4]);
    // Into itself: refused.
    await dragRow(root, footer, 0.5);
    same(texts(), ["Two", "One"]);
    const hide = [...(rowsOf(place)[1]?.querySelectorAll("button") ?? [])].at(-1);
    hide?.click();
    await settle();
    same([texts(), hide?.ariaPressed], [["One"], "true"]);
    // A button is pressed by the keyboard, too.
    nameButton(rowsOf(place)[1])?.focus();
    await pressKey("Enter");
    await settle();
    same(nameButton(rowsOf(place)[1])?.ariaCurrent, "true");
    await fillIn(place.querySelector("nav input"), "<b>Intro</b>");
    same([namesOf(place)[1], place.querySelector("nav b")], ["<b>Intro</b>", null]);
  });
  return <App />;
};

export const runs: CheckFile["runs"] = {
  "src/App.tsx": worksAsTree,
  "src/layers-panel.tsx": ({ LayersPanel }) => rendersOneRow(LayersPanel),
};

export const probes: CheckFile["probes"] = {
  ...rows,
  "This one is a tree of buttons. It works with mouse and keyboard, shows what is selected and hovered, and lets users rename, hide and drag layers.":
    async () => worksAsTree(await blockOf("docs/guides/layers-panel/src/App.tsx")),
  "`data.displayName` is set from `craft.displayName` of the component each time a page is loaded.": () => {
    const Named = () => <i />;
    Named.craft = { displayName: "New name" };
    const saved = { type: { resolvedName: "Named" }, props: {}, displayName: "Old name" };
    return withEditor(
      ({ query }) => same(query.parseSerializedNode(saved as never).toNode().data.displayName, "New name"),
      { resolver: { Named } },
    );
  },
  "- **Hidden blocks** are not in the DOM.": () =>
    withEditor(async ({ actions, query }, place) => {
      actions.setHidden(query.node("ROOT").childNodes()[0] ?? "", true);
      await settle();
      same(place.querySelectorAll("p").length, 1);
    }),
  "`isDraggable` asks the [rule](/docs/api/user-component#rules) `canDrag`, and `isDroppable` the other three. It also refuses to move a block into itself.":
    () => {
      const asked: string[] = [];
      const rule = (name: string) => () => {
        asked.push(name);
        return true;
      };
      const Ruled = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
      Ruled.craft = {
        rules: Object.fromEntries(["canDrag", "canDrop", "canMoveIn", "canMoveOut"].map((name) => [name, rule(name)])),
      };
      return withEditor(
        ({ query }) => {
          const [from = "", to = ""] = query.node("ROOT").childNodes();
          const [moved = ""] = query.node(from).childNodes();
          same(query.node(to).isDroppable(moved), true);
          same([...asked].sort(), ["canDrop", "canMoveIn", "canMoveOut"]);
          asked.length = 0;
          query.node(moved).isDraggable();
          same(asked, ["canDrag"]);
          same([query.node(from).isDroppable(from), query.node(moved).isDroppable(from)], [false, false]);
        },
        {
          resolver: { Ruled },
          content: containerOf(
            <Element is={Ruled} canvas>
              <Element is={Ruled} canvas />
            </Element>,
            <Element is={Ruled} canvas />,
          ),
        },
      );
    },
  "`useEditor().connectors.hover(dom, id)` on a row makes hovering over it hover the block.": () =>
    withEditor(
      ({ query }, place) => {
        const [, second] = place.querySelectorAll("nav");
        fire(second, "mouseover");
        same(query.getEvent("hovered").all(), query.node("ROOT").childNodes().slice(1));
      },
      { beside: <Rows connector="hover" /> },
    ),
  "`connectors.drag` on a row would let users drag it onto the **page**.": () =>
    withEditor(
      async ({ query }, place) => {
        await settle();
        const [first, second] = query.node("ROOT").childNodes();
        dragTo(place.querySelector("nav"), [...place.querySelectorAll("p")].at(-1));
        same(query.node("ROOT").childNodes(), [second, first]);
      },
      {
        beside: <Rows connector="drag" />,
        content: (
          <Element is="div" canvas style={{ padding: 20 }}>
            <SampleText />
            <Element is="p" style={{ margin: 0 }}>
              Two
            </Element>
          </Element>
        ),
      },
    ),
  "`connectors.drop` does not work on a row: Craft.js compares the pointer with the blocks on the page, not with the rows.":
    () =>
      withEditor(
        async ({ query }, place) => {
          await settle();
          const [first, second] = query.node("ROOT").childNodes();
          const [, last] = place.querySelectorAll("nav");
          // The rows are above the page: below the row of the last block is above the first one.
          dragTo([...place.querySelectorAll("p")].at(-1), last);
          same(query.node("ROOT").childNodes(), [second, first]);
        },
        { beside: <Rows connector="drop" /> },
      ),
  "`actions.selectNode` takes an array of ids, which replaces the selection.": () =>
    withEditor(({ actions, query }) => {
      const ids = query.node("ROOT").childNodes();
      actions.selectNode("ROOT");
      actions.selectNode(ids);
      same(query.getEvent("selected").all(), ids);
    }),
  "`linkedNodes` keeps the order in which the component rendered its `<Element>`s at first, which need not be the one on the page.":
    () => {
      const Areas = () => (
        <div>
          <Element id="b" is={SampleText} />
          <Element id="a" is={SampleText} />
        </div>
      );
      return withEditor(({ query }) => same(Object.keys(query.node("ROOT").get().data.linkedNodes), ["b", "a"]), {
        resolver: { Areas },
        content: <Areas />,
      });
    },
};
