import { useState } from "react";
import { type CheckFile, type Run, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, selectedOf, stepCountOf, textOf } from "../../../harness/editor-questions.ts";
import { SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { type EditorHandle, settle, withEditor } from "../../../harness/stage.tsx";

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

/** All that could tell another tab of something. */
const waysOut: [object, string][] = [
  [BroadcastChannel.prototype, "postMessage"],
  [Storage.prototype, "setItem"],
  [WebSocket.prototype, "send"],
  [XMLHttpRequest.prototype, "send"],
  [window, "fetch"],
  [window, "SharedWorker"],
];

/** Which ways out of the tab are taken while `work` goes on. */
async function waysTakenBy(work: () => unknown): Promise<string[]> {
  const taken: string[] = [];
  const restore = waysOut.map(([owner, name]) => {
    const own = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    const value = function takes() {
      taken.push(name);
    };
    Object.defineProperty(owner, name, { configurable: true, writable: true, value });
    return () => Object.defineProperty(owner, name, own);
  });
  try {
    await work();
  } finally {
    for (const each of restore) each();
  }
  return taken;
}

/** That a change is told to no other editor of the same page, and that the page which is saved last is all there is then. */
function staysInOneEditor(): Promise<void> {
  let reports = 0;
  const editThe = (theirs: EditorHandle) =>
    withEditor(async (mine) => {
      const loaded = theirs.query.serialize();
      mine.actions.deserialize(loaded);
      await settle();
      reports = 0;
      const [first = "", second = ""] = childrenOf(theirs);
      const ways = await waysTakenBy(async () => {
        setText(mine.actions, first, "Mine");
        await settle();
      });
      same([ways, reports, theirs.query.serialize() === loaded], [[], 0, true]);
      setText(theirs.actions, second, "Theirs");
      let saved = mine.query.serialize();
      same([saved.includes("Mine"), saved.includes("Theirs")], [true, false]);
      saved = theirs.query.serialize();
      mine.actions.deserialize(saved);
      await settle();
      same([textOf(mine, first), textOf(mine, second)], ["One", "Theirs"]);
    });
  return withEditor(editThe, { props: { onNodesChange: () => void reports++ } });
}

export const probes: CheckFile["probes"] = {
  "Craft.js keeps a page in one tab. It does not know of other editors, and does not merge what two people change at once. Without more, the one who saves last overwrites the other.":
    async () => {
      const told = () => new BroadcastChannel("probe").postMessage("heard");
      same(await waysTakenBy(told), ["postMessage"]);
      await staysInOneEditor();
    },
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
