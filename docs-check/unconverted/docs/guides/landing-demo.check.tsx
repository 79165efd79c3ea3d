import { useEditor, useNode } from "@craftjs/core";
import { type ComponentType, type MouseEvent, useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { fillIn } from "../../../harness/fill-in.ts";
import { mouse, pointIn } from "../../../harness/mouse.ts";
import { fire } from "../../../harness/pointer.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { withBlocks, withRoot } from "../../../harness/with-blocks.tsx";

const select = async (block: Element | null | undefined) => {
  fire(block, "mousedown");
  await settle();
};

const pointer = (type: string, clientX: number) => new PointerEvent(type, { bubbles: true, clientX });

const isAt = (frame: Element | null | undefined, block: Element | null | undefined) => {
  const [a, b] = [frame, block].map((element) => element?.getBoundingClientRect());
  return a !== undefined && b !== undefined && Math.abs(a.top - b.top) + Math.abs(a.width - b.width) < 1;
};

export const runs: CheckFile["runs"] = {
  "src/App.tsx": async ({ App }) => {
    await rendered(<App />, async (place) => {
      const box = place.querySelector("section section");
      const frameOf = () => place.querySelector("[role=toolbar]")?.parentElement;
      await select(box);
      same(isAt(frameOf(), box), true);
      const labels = () => [...place.querySelectorAll("aside label")].map((label) => label.textContent?.trim());
      same(labels(), ["Width", "Background"]);
      const field = place.querySelector<HTMLInputElement>("aside input");
      await fillIn(field, "200");
      same([box?.getBoundingClientRect().width, isAt(frameOf(), box)], [200, true]);
      await select(place.querySelector("p"));
      same([labels(), isAt(frameOf(), place.querySelector("p"))], [["Text"], true]);
      const [parent, remove] = place.querySelectorAll<HTMLElement>("[role=toolbar] button");
      same([parent?.textContent, remove?.textContent], ["Parent", "Delete"]);
      remove?.click();
      await settle();
      same(
        [place.querySelector("p"), frameOf(), place.querySelector("aside")?.innerText],
        [null, undefined, "Select a block"],
      );
    });
    return <App />;
  },
  "src/resize-handle.tsx": async ({ ResizeHandle }) => {
    await resizesInTwoSteps(ResizeHandle);
  },
};

export const probes: CheckFile["probes"] = {
  "The `key` matters: a [collector](/docs/concepts/editor-components#collectors) that uses a prop is not run again when the prop changes.":
    () => {
      let choose: (id: string) => void = () => {};
      const Collects = ({ id }: { id: string }) => (
        <i>{useEditor((state) => ({ text: state.nodes[id]?.data.props.text })).text}</i>
      );
      const Both = () => {
        const [id, setId] = useState("");
        choose = setId;
        return (
          id && (
            <aside>
              <Collects id={id} />
              <Collects key={id} id={id} />
            </aside>
          )
        );
      };
      return withEditor(
        async (editor, place) => {
          const shown = [];
          for (const id of childrenOf(editor)) {
            choose(id);
            await settle();
            shown.push([...place.querySelectorAll("aside i")].map(({ textContent }) => textContent));
          }
          same(shown, [
            ["One", "One"],
            ["One", "Two"],
          ]);
        },
        { beside: <Both /> },
      );
    },

  "The outline around the selected block is not part of the block. It lies over the page, at the place of the block’s element, so that it neither changes the layout nor ends up in an exported page:":
    async () => {
      const { App } = await blockOf("docs/guides/landing-demo/src/App.tsx");
      await rendered(<App />, async (place) => {
        const page = place.querySelector("section") as HTMLElement;
        const look = () => [page.innerHTML, JSON.stringify(page.getBoundingClientRect())];
        const before = look();
        const box = page.querySelector("section");
        await select(box);
        same([isAt(place.querySelector("[role=toolbar]")?.parentElement, box), look()], [true, before]);
      });
    },

  "`pointer-events: none` lets clicks and drags through to the page. The buttons take it back for themselves. Put the frame outside `<Frame>`, beside it, in an element with `position: relative`,":
    async () => {
      const { App } = await blockOf("docs/guides/landing-demo/src/App.tsx");
      await rendered(<App />, async (place) => {
        const box = place.querySelector("section section") as HTMLElement;
        await select(box);
        await settle();
        const toolbar = place.querySelector("[role=toolbar]") as HTMLElement;
        const frame = toolbar.parentElement as HTMLElement;
        const { left, top, width, height } = frame.getBoundingClientRect();
        same(document.elementFromPoint(left + width / 2, top + height / 2) === box, true);
        const button = toolbar.querySelector("button") as HTMLElement;
        const at = button.getBoundingClientRect();
        same(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2) === button, true);
        same([getComputedStyle(frame).pointerEvents, getComputedStyle(button).pointerEvents], ["none", "auto"]);
        const origin = frame.offsetParent as HTMLElement;
        same(
          [getComputedStyle(origin).position, place.querySelector("main, section")?.contains(frame)],
          ["relative", false],
        );
      });
    },

  "A resize handle is a few pointer events and one prop. The first change of a gesture is a step of the history, and the others [merge into it](/docs/guides/history#gesture):":
    async () => resizesInTwoSteps((await blockOf("docs/guides/landing-demo/src/resize-handle.tsx")).ResizeHandle),

  "A handle that your block renders itself needs `onMouseDown={(event) => event.preventDefault()}` as well. Without it, the mouse drags the block, and the gesture is over.":
    async () => {
      const { ResizeHandle } = await blockOf("docs/guides/landing-demo/src/resize-handle.tsx");
      const widthAfter = async (prevents: boolean) => {
        let width = 0;
        const handlers = prevents ? { onMouseDown: (event: MouseEvent) => event.preventDefault() } : {};
        const Box = ({ width = 200 }: { width?: number }) => {
          const { id, connectors } = useNode();
          return (
            <div
              style={{ position: "relative", width, height: 40 }}
              ref={(dom) => void (dom && connectors.connect(connectors.drag(dom)))}
            >
              <b {...handlers}>
                <ResizeHandle id={id} />
              </b>
            </div>
          );
        };
        await withBlocks({ Box }, async (editor, place) => {
          const handle = place.querySelector("b > span");
          const from = handle && pointIn(handle, 0.5, 0.5);
          if (from) await mouse(from, { ...from, x: from.x + 20 }, { ...from, x: from.x + 60 });
          await settle();
          width = domOf(editor, childrenOf(editor)[0]).offsetWidth;
        });
        return width;
      };
      same([await widthAfter(true), (await widthAfter(false)) < 260], [260, true]);
    },

  "For the keyboard there is the field **Width** in the settings.": async () => {
    const { App } = await blockOf("docs/guides/landing-demo/src/App.tsx");
    await rendered(<App />, async (place) => {
      await select(place.querySelector("section section"));
      const [field] = place.querySelectorAll("aside label");
      same([field?.textContent?.trim(), field?.querySelector("input")?.type], ["Width", "number"]);
    });
  },
};

/** That two gestures at the handle are two steps, whatever number of moves they have. */
async function resizesInTwoSteps(ResizeHandle: ComponentType<{ id: string }>): Promise<void> {
  const { setPointerCapture } = HTMLElement.prototype;
  // There is no such pointer.
  HTMLElement.prototype.setPointerCapture = () => {};
  const Box = ({ width = 200 }: { width?: number }) => {
    const { connectors } = useNode();
    return <p style={{ width }} ref={(dom) => void (dom && connectors.connect(dom))} />;
  };
  await withRoot(
    { Box },
    async ({ query, store }, place) => {
      const handle = place.querySelector("[aria-hidden]");
      for (let gesture = 0; gesture < 2; gesture++) {
        handle?.dispatchEvent(pointer("pointerdown", 100));
        // A pointer need not move to the side at first.
        for (const x of [100, 90, 80, 70]) handle?.dispatchEvent(pointer("pointermove", x));
        handle?.dispatchEvent(pointer("pointerup", 70));
        handle?.dispatchEvent(pointer("pointermove", 0));
        await settle();
      }
      same([query.node("ROOT").get().data.props.width, store.history.timeline.length], [140, 2]);
    },
    { beside: <ResizeHandle id="ROOT" /> },
  );
  HTMLElement.prototype.setPointerCapture = setPointerCapture;
}
