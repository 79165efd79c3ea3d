import { useEditor, useNode } from "@craftjs/core";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { fire } from "../../../harness/pointer.ts";
import { withEditor } from "../../../harness/stage.tsx";

export const probes: CheckFile["probes"] = {
  "- **Dragging selected words** starts a drag in the browser, which goes up to the element with `drag`: Craft.js would move the block.":
    () =>
      withEditor(({ query }, place) => {
        const [first] = query.node("ROOT").childNodes();
        const words = document.createElement("b");
        place.querySelector("p")?.append(words);
        fire(words, "dragstart");
        same(query.getEvent("dragged").all(), [first]);
      }),

  "The listener for `dragstart` above stops it. It has to be one of the browser’s own: React’s `onDragStart` runs after the listener of Craft.js, and `onDragStartCapture` before Tiptap has seen the event.":
    async () => {
      const seen: string[] = [];
      const Block = () => {
        const { id, connectors } = useNode();
        const { query } = useEditor();
        const note = (who: string) => seen.push(`${who} ${query.getEvent("dragged").contains(id)}`);
        return (
          <button
            type="button"
            onDragStartCapture={() => note("capture")}
            onDragStart={() => note("bubble")}
            ref={(dom) => {
              if (dom) connectors.connect(connectors.drag(dom));
            }}
          >
            <b ref={(dom) => dom?.addEventListener("dragstart", () => note("inside"))} />
          </button>
        );
      };
      await withEditor((_, place) => fire(place.querySelector("b"), "dragstart"), {
        content: containerOf(<Block />),
        resolver: { Block },
      });
      same(seen, ["capture false", "inside false", "bubble true"]);
    },

  "- **Plain text** needs none of this but to stop `dragstart`, where `onDragStartCapture` is enough:": async () => {
    const Block = () => {
      const { connectors } = useNode();
      return (
        <p
          onDragStartCapture={(event) => event.stopPropagation()}
          ref={(dom) => {
            if (dom) connectors.connect(connectors.drag(dom));
          }}
        />
      );
    };
    await withEditor(
      ({ query }, place) => {
        fire(place.querySelector("p"), "dragstart");
        same(query.getEvent("dragged").size(), 0);
      },
      { content: containerOf(<Block />), resolver: { Block } },
    );
  },
};
