import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { childrenOf, domOf } from "../../../harness/editor-questions.ts";
import { dragOver, fire } from "../../../harness/pointer.ts";
import { Box } from "../../../harness/sample-items.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { type EditorHandle, rendered, settle } from "../../../harness/stage.tsx";
import { withBlocks } from "../../../harness/with-blocks.tsx";

/** Runs `then` with a canvas whose rule throws, a text that could go there, and what the rule throws. */
function refused(then: (editor: EditorHandle, canvas: string, text: string, thrown: Error) => unknown) {
  const thrown = new Error("Only columns here.");
  const canMoveIn = () => {
    throw thrown;
  };
  return withBlocks({ Row: craftedBlock({ isCanvas: true, rules: { canMoveIn } }, Box), SampleText }, (editor) => {
    const [row = "", text = ""] = childrenOf(editor);
    return then(editor, row, text, thrown);
  });
}

export const runs: CheckFile["runs"] = {
  "src/drop-reason.tsx": async ({ EditorWithReasons }) => {
    await rendered(<EditorWithReasons />, async (place) => {
      const [row, status] = [place.querySelector("section > div"), place.querySelector("[role=status]")];
      const [one, , outside] = place.querySelectorAll("section p");
      if (!row || !one || !outside || !status) throw new Error("the page is not there");
      const saidOver = async (dragged: Element, target: Element) => {
        fire(dragged, "dragstart");
        dragOver(target, 0.5, 0.5);
        await settle();
        const said = status.textContent;
        fire(dragged, "dragend");
        await settle();
        return said;
      };
      same(await saidOver(outside, row), "A row takes two texts, and has them.");
      same(await saidOver(row, row), "A row takes texts only.");
      same([await saidOver(one, row), status.textContent], ["", ""]);
    });
    return <EditorWithReasons />;
  },
};

export const probes: CheckFile["probes"] = {
  "A [rule](/docs/concepts/user-components#rules) may throw in place of returning `false`. What it throws arrives as `state.indicator.error`, with your message, in production too.":
    () =>
      refused((editor, row, text, thrown) => {
        fire(domOf(editor, text), "dragstart");
        dragOver(domOf(editor, row), 0.5, 0.5);
        const error: unknown = editor.query.getState().indicator?.error;
        fire(domOf(editor, text), "dragend");
        // The very object: it does not pass through what takes the messages away in production.
        same([error === thrown, childrenOf(editor, row)], [true, []]);
      }),
  "`isDroppable(…)` hands the same error to its callback, so a button that adds or moves a block can show it as well. `actions.move` throws it with a further `Error: ` in front.":
    () =>
      refused((editor, row, text, thrown) => {
        let handed: unknown;
        editor.query.node(row).isDroppable(text, (error) => {
          handed = error;
        });
        same(handed === thrown, true);
        return throws("Error: Only columns here.", () => editor.actions.move(text, row, 0));
      }),
};
