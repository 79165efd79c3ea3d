import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { fillIn } from "../../../test/docs/browser/fill-in.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

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
  "src/app.tsx": async ({ App }) => {
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
    const { setPointerCapture } = HTMLElement.prototype;
    // There is no such pointer.
    HTMLElement.prototype.setPointerCapture = () => {};
    await withEditor(
      ({ query, store }, place) => {
        const handle = place.querySelector("[aria-hidden]");
        const width = query.node("ROOT").get().dom?.offsetWidth ?? 0;
        for (let gesture = 0; gesture < 2; gesture++) {
          handle?.dispatchEvent(pointer("pointerdown", 100));
          for (const x of [90, 80, 70]) handle?.dispatchEvent(pointer("pointermove", x - gesture));
          handle?.dispatchEvent(pointer("pointerup", 70));
          handle?.dispatchEvent(pointer("pointermove", 0));
        }
        same([query.node("ROOT").get().data.props.width, store.history.timeline.length], [width - 31, 2]);
      },
      { beside: <ResizeHandle id="ROOT" /> },
    );
    HTMLElement.prototype.setPointerCapture = setPointerCapture;
    return null;
  },
};
