import { last, withBlock } from "../../../test/docs/browser/block-hook.tsx";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { settle } from "../../../test/docs/browser/stage.tsx";

const mutates = () =>
  withBlock((seen, { query }) => {
    last(seen).actions.setProp((props: { size?: number }) => {
      props.size = 2;
      return { size: 3 };
    });
    same(query.node(last(seen).id).get().data.props, { size: 2 });
  });

export const probes: CheckFile["probes"] = {
  "All three are steps in the [history](/docs/api/useEditor#history).": () =>
    withBlock((seen, { store }) => {
      const { actions } = last(seen);
      actions.setProp((props: { size?: number }) => Object.assign(props, { size: 2 }));
      actions.setCustom((custom: { note?: string }) => Object.assign(custom, { note: "x" }));
      actions.setHidden(true);
      same(store.history.timeline.length, 3);
    }),
  "| `throttleRate` | Optional. Milliseconds. The change is folded into the latest step of the history if that step began less than this long ago. `0` is the same as leaving it out: each call is a step. |":
    () =>
      withBlock((seen, { store }) => {
        const { timeline } = store.history;
        const setSize = (size: number, rate?: number) => {
          last(seen).actions.setProp((props: object) => Object.assign(props, { size }), rate);
          return timeline.length;
        };
        same([setSize(1, 0), setSize(2, 0), setSize(3), setSize(4)], [1, 2, 3, 4]);
        const counts = [9000, 11_000].map((age) => {
          for (const step of timeline) Object.assign(step, { timestamp: Date.now() - age });
          return setSize(age, 10_000);
        });
        same(counts, [4, 5]);
      }),
  "The node and the screen change at once, whatever the rate; only the undo steps are fewer.": () =>
    withBlock(
      async (seen) => {
        last(seen).actions.setProp((props: { size?: number }) => Object.assign(props, { size: 2 }), 100_000);
        await settle();
        same(last(seen).size, 2);
      },
      { collector: (node) => ({ size: node.data.props.size }) },
    ),
  "Changes the node’s props. The callback gets a draft and mutates it.": mutates,
  "| `cb` | Mutates the draft. Its return value is ignored. |": mutates,
  "- A value in place of the function throws a `TypeError`.": () =>
    withBlock((seen) => throws("is not a function", () => last(seen).actions.setProp({ size: 2 } as never))),
  "- An `async` callback must not touch the draft after an `await`: its promise is rejected with [a revoked proxy](/docs/api/errors#revoked-proxy), and nothing changes. Finish the work first, then call `setProp`.":
    () =>
      withBlock(async (seen, { query }) => {
        await says("Cannot perform 'set' on a proxy that has been revoked", async () => {
          last(seen).actions.setProp(async (props: { size?: number }) => {
            await null;
            props.size = 2;
          });
          await settle();
        });
        same(query.node(last(seen).id).get().data.props, {});
      }),
  "- Replacing the argument (`props = { … }`) or returning an object changes nothing.": () =>
    withBlock((seen, { query }) => {
      last(seen).actions.setProp(() => ({ size: 2 }));
      same(query.node(last(seen).id).get().data.props, {});
    }),
  "- Do not call another action inside the callback: its change is lost.": () =>
    withBlock((seen, { query }) => {
      const { actions, id } = last(seen);
      actions.setProp((props: object) => {
        actions.setCustom((custom: object) => Object.assign(custom, { note: "lost" }));
        Object.assign(props, { size: 2 });
      });
      const { custom, props } = query.node(id).get().data;
      same([custom, props], [{}, { size: 2 }]);
    }),
  "The same for `node.data.custom`, the values that belong to the editor and not to the component. They are serialised with the node.":
    () =>
      withBlock((seen, { query }) => {
        last(seen).actions.setCustom((custom: { note?: string }) => Object.assign(custom, { note: "kept" }));
        same(JSON.parse(query.serialize())[last(seen).id].custom, { note: "kept" });
      }),
  "- If the node was deleted meanwhile, for example because a request ends late, it throws `Node does not exist, it may have been removed`. Ask `query.node(id).get()` first.":
    () =>
      withBlock((seen, editor) => {
        const { actions, id } = last(seen);
        editor.actions.delete(id);
        return throws("Node does not exist, it may have been removed", () => actions.setProp(() => {}));
      }),
  "Hides or shows the node. A hidden node stays in the document, but its component unmounts, so it cannot show itself again:":
    () =>
      withBlock(async (seen, editor, place) => {
        last(seen).actions.setHidden(true);
        await settle();
        same([place.textContent, childrenOf(editor).length], ["", 1]);
        last(seen).actions.setHidden(false);
        await settle();
        same(place.textContent, "Block");
      }),
  "Throws a `TypeError` if the node was deleted.": () =>
    withBlock((seen, editor) => {
      const { actions, id } = last(seen);
      editor.actions.delete(id);
      return throws("Cannot read properties of undefined", () => actions.setHidden(true));
    }),
};
