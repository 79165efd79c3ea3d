import { useState } from "react";
import { type CheckFile, type Run, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, selectedOf, stepCountOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** That the tag goes out, the next one comes back, and a refusal is an error. */
export const savesUnlessChanged: Run = async ({ saveUnlessChanged }) => {
  const own = window.fetch;
  const sent: unknown[] = [];
  let answer = new Response(null, { status: 204, headers: { etag: '"2"' } });
  window.fetch = async (url, options) => {
    sent.push([url, options?.method, new Headers(options?.headers).get("if-match"), options?.body]);
    return answer;
  };
  try {
    same(await saveUnlessChanged("/page", "{}", '"1"'), '"2"');
    same(sent, [["/page", "PUT", '"1"', "{}"]]);
    answer = new Response(null, { status: 412 });
    await throws("Somebody else has saved this page meanwhile.", () => saveUnlessChanged("/page", "{}", '"1"'));
    answer = new Response(null, { status: 500 });
    await throws("Not saved: 500", () => saveUnlessChanged("/page", "{}", '"1"'));
  } finally {
    window.fetch = own;
  }
};

export const probes: CheckFile["probes"] = {
  "- **Not a step.** With `history.ignore()`, Undo does not take back what somebody else did.": () =>
    withEditor((editor) => {
      const { actions, query } = editor;
      const [first = "", second = ""] = childrenOf(editor);
      setText(actions, first, "Mine");
      setText(actions.history.ignore(), second, "Theirs");
      same(stepCountOf(editor), 1);
      actions.history.undo();
      same([textOf(editor, first), textOf(editor, second), query.history.canUndo()], ["One", "Theirs", false]);
    }),
  "- **The same prop.** Undo of one’s own change puts back the value from before it, and the other’s newer one is lost.":
    () =>
      withEditor((editor) => {
        const { actions } = editor;
        const [first = ""] = childrenOf(editor);
        setText(actions, first, "Mine");
        setText(actions.history.ignore(), first, "Theirs");
        actions.history.undo();
        same(textOf(editor, first), "One");
      }),
  "- **Deleted nodes.** Undo of a change to a node that was deleted with `history.ignore()` throws. Call `actions.history.clear()` after such a deletion.":
    () =>
      withEditor(async (editor) => {
        const { actions } = editor;
        const [first = "", second = ""] = childrenOf(editor);
        setText(actions, first, "Mine");
        actions.history.ignore().delete(first);
        await throws("Cannot apply patch", () => actions.history.undo());
        setText(actions, second, "Mine");
        actions.history.ignore().delete(second);
        actions.history.clear();
        actions.history.undo();
        same(childrenOf(editor), []);
      }),
  "- **`onNodesChange` is called for it, too.**": () => {
    let reports = 0;
    return withEditor(
      async (editor) => {
        editor.actions.selectNode("ROOT");
        await settle();
        reports = 0;
        setText(editor.actions.history.ignore(), childrenOf(editor)[0], "Theirs");
        await settle();
        same(reports, 1);
      },
      { props: { onNodesChange: () => void reports++ } },
    );
  },
  "- **Not the whole page.** `actions.deserialize` mounts every block anew, and takes the selection away, in the middle of what a user does.":
    () => {
      let mounted = 0;
      const Block = () => {
        useState(() => mounted++);
        return <SampleText />;
      };
      return withEditor(
        async (editor) => {
          const { actions, query } = editor;
          actions.selectNode(childrenOf(editor)[0]);
          same([mounted, selectedOf(editor).length], [2, 1]);
          actions.deserialize(query.serialize());
          await settle();
          same([mounted, selectedOf(editor).length], [4, 0]);
        },
        { content: containerOf(<Block />, <Block />), resolver: { Block } },
      );
    },
};
