import { useNode } from "@craftjs/core";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { mouse, pointIn } from "../../../harness/mouse.ts";
import { fire } from "../../../harness/pointer.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { withBlocks } from "../../../harness/with-blocks.tsx";

/** A block whose lower half is easy to hit. */
function Tall() {
  const { connect } = useNode().connectors;
  return <div style={{ height: 40 }} ref={(dom) => void (dom && connect(dom))} />;
}

/** What becomes of fields and links in blocks, in the editor and outside of it. */
export const probes: CheckFile["probes"] = {
  '- A form field in your block takes the focus and what is typed, in the editor too. While the editor is enabled, give it `inert` (before React 19, `inert=""`): the mouse then finds the block around it. With `disabled`, a click on the field does not select the block.':
    async () => {
      // An older React writes a string into an attribute that it does not know.
      for (const [given, selects, focuses] of [
        [{}, true, true],
        [{ inert: true }, true, false],
        [{ disabled: true }, false, false],
      ] as const) {
        const Field = () => {
          const { connect, drag } = useNode().connectors;
          return (
            <div ref={(dom) => void (dom && connect(drag(dom)))}>
              <input {...given} />
            </div>
          );
        };
        await withBlocks({ Field, Tall }, async (editor, place) => {
          const field = place.querySelector("input");
          if (!field) throw new Error("there is no field");
          await mouse(pointIn(field, 0.5, 0.5));
          const [block = "", text] = childrenOf(editor);
          same([selectedOf(editor).includes(block), document.activeElement === field], [selects, focuses]);
          if (!selects || focuses) return;
          await mouse(
            pointIn(field, 0.5, 0.5),
            pointIn(domOf(editor, text), 0.4, 0.7),
            pointIn(domOf(editor, text), 0.4, 0.9),
          );
          await settle();
          same(childrenOf(editor), [text, block]);
        });
      }
    },
  "- A click that selects your block also does what it does on any page: it follows a link, and leaves the editor with all that is not saved. Prevent that while the editor is enabled, as [this button](#outside) does.":
    async () => {
      const { Button } = await blockOf("docs/concepts/user-components/src/blocks/button.tsx");
      const Link = () => {
        const { connect, drag } = useNode().connectors;
        return (
          <a href="#there" ref={(dom) => void (dom && connect(drag(dom)))}>
            Elsewhere
          </a>
        );
      };
      for (const enabled of [true, false]) {
        const followed: boolean[] = [];
        await withBlocks(
          { Link, Button },
          (editor, place) => {
            for (const link of place.querySelectorAll("a")) {
              const click = new MouseEvent("click", { bubbles: true, cancelable: true });
              // What the browser would do, asked after all listeners, and not done here.
              const ask = (event: Event) => {
                followed.push(!event.defaultPrevented);
                event.preventDefault();
              };
              window.addEventListener("click", ask, { once: true });
              fire(link, "mousedown");
              link.dispatchEvent(click);
            }
            same(selectedOf(editor), enabled ? childrenOf(editor).slice(1) : []);
          },
          { props: { enabled } },
        );
        same(followed, [true, !enabled]);
      }
    },
  "`ButtonView` works anywhere.": async () => {
    const { ButtonView } = await blockOf("docs/concepts/user-components/src/blocks/button.tsx");
    await rendered(<ButtonView label="Read" href="/docs" />, (place) =>
      same([place.textContent, place.querySelector("a")?.getAttribute("href")], ["Read", "/docs"]),
    );
  },
  "To show a saved page with the same components, the other way is `<Editor enabled={false}>`: nothing can be selected or dragged, and `useNode` keeps working.":
    () =>
      withEditor(
        (editor, place) => {
          fire(place.querySelector("p"), "mousedown");
          same([selectedOf(editor), place.querySelectorAll("[draggable=true]").length], [[], 0]);
          same(place.textContent, "OneTwo");
        },
        { props: { enabled: false } },
      ),
};
