import { same } from "./check-file.ts";
import { childrenOf, textOf } from "./editor-questions.ts";
import { setText } from "./set-text.ts";
import { withEditor } from "./stage.tsx";

/** Throws when a throttled change does not join a step of another kind that is younger than 500 ms, or joins an older one. */
export async function throttledJoins(): Promise<void> {
  for (const [age, wanted] of [
    [450, "One first second"],
    [510, "One second first"],
  ] as const) {
    await withEditor((editor) => {
      const [first = "", second = ""] = childrenOf(editor);
      editor.actions.move(first, "ROOT", 2);
      for (const step of editor.store.history.timeline) step.timestamp -= age;
      setText(editor.actions.history.throttle(500), first, "New");
      editor.actions.history.undo();
      const order = childrenOf(editor).map((id) => (id === second ? "second" : "first"));
      same([textOf(editor, first), ...order].join(" "), wanted);
    });
  }
}
