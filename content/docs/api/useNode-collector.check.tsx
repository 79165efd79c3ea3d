import { type Node, useNode } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { closesOver } from "../../../test/docs/browser/closes-over.tsx";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf } from "../../../test/docs/browser/editor-questions.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { addElement } from "../../../test/docs/browser/trees.ts";
import { withBlocks, withRoot } from "../../../test/docs/browser/with-blocks.tsx";

/** Runs `then` with what `useNode` gave a block with this collector, each time it rendered. A text stands beside it. */
function withCollector(
  collector: (node: Node) => Record<string, unknown>,
  then: (seen: Record<string, unknown>[], editor: EditorHandle) => unknown,
): Promise<unknown> {
  const seen: Record<string, unknown>[] = [];
  const Block = () => {
    const node = useNode(collector);
    seen.push(node);
    return <p ref={(dom) => void (dom && node.connectors.connect(dom))}>Block</p>;
  };
  const content = containerOf(<Block />, <SampleText />);
  return withEditor((editor) => then(seen, editor), { content, resolver: { Block } });
}

export const probes: CheckFile["probes"] = {
  "| `useNode(collector)` | The same, plus every value that the collector returns. The component re-renders when one of them changes. |":
    () =>
      withCollector(
        (node) => ({ selected: node.events.selected }),
        async (seen, editor) => {
          const [id = "", other = ""] = childrenOf(editor);
          editor.actions.selectNode(id);
          await settle();
          same([seen[0]?.selected, seen.at(-1)?.selected, typeof seen[0]?.actions], [false, true, "object"]);
          const renders = seen.length;
          editor.actions.setHidden(other, true);
          await settle();
          same(seen.length, renders);
        },
      ),
  "A collector is a function `(node) => object`. It gets the [node](/docs/api/node) and must return a plain object; its keys are merged into the hook’s return value.":
    () => {
      let got: unknown;
      return withCollector(
        (node) => {
          got = node;
          return { name: node.data.displayName };
        },
        (seen, editor) => {
          same((got as Node).id, childrenOf(editor)[0]);
          same([seen[0]?.name, seen[0]?.id], ["Block", childrenOf(editor)[0]]);
        },
      );
    },
  "| `node.dom` | The connected element, or `null` |": () => {
    const doms: unknown[] = [];
    return withCollector(
      ({ dom }) => ({ dom: void doms.push(dom) }),
      async (_, editor) => {
        editor.actions.selectNode("ROOT");
        await settle();
        same([doms[0], doms.at(-1) === domOf(editor, childrenOf(editor)[0])], [null, true]);
      },
    );
  },
  "- It runs after **every** change in the editor, not only of this node.": () => {
    let runs = 0;
    return withCollector(
      () => ({ runs: void runs++ }),
      async (_, editor) => {
        const [, other = ""] = childrenOf(editor);
        for (const change of [
          () => editor.actions.selectNode("ROOT"),
          () => editor.actions.setHidden(other, true),
          () => editor.actions.setIndicator(null),
        ]) {
          const before = runs;
          change();
          await settle();
          same(runs > before, true);
        }
      },
    );
  },
  "- Its result is compared by value, deeply: equal content causes no re-render. Functions are compared by identity.":
    async () => {
      const rendersAgain = (collector: () => Record<string, unknown>) =>
        withCollector(collector, async (seen, editor) => {
          const counts = [];
          for (const _ of [1, 2]) {
            editor.actions.setIndicator(null);
            await settle();
            counts.push(seen.length);
          }
          return (counts[1] ?? 0) - (counts[0] ?? 0);
        });
      same(await rendersAgain(() => ({ list: [{ deep: 1 }] })), 0);
      same(await rendersAgain(() => ({ work: () => 1 })), 1);
    },
  "- At the first change after it mounted, a component with a collector renders once more, even if its values are the same. What mounts together with the editor does so at once.":
    async () => {
      let renders = 0;
      const Block = () => {
        useNode(() => ({ same: 1 }));
        renders++;
        return null;
      };
      const countsOf = async (changes: (() => unknown)[]) => {
        const counts = [];
        for (const change of changes) {
          change();
          await settle();
          counts.push(renders);
        }
        return counts;
      };
      await withEditor(
        async (editor) => {
          const other = () => editor.actions.setIndicator(null);
          same(await countsOf([() => addElement(editor, <Block />), other, other]), [1, 2, 2]);
        },
        { resolver: { Block } },
      );
      renders = 0;
      await withRoot({ Block }, async ({ actions }) => {
        same([renders, ...(await countsOf([() => actions.setIndicator(null)]))], [2, 2]);
      });
    },
  "- A changed prop or local variable that it closes over counts only from the editor’s next change on.": () => {
    const { Closes, countsLater } = closesOver((collect) => useNode(collect));
    return withBlocks({ Closes }, countsLater);
  },
  "- A thrown error in a later run is logged with `console.warn`, and the component keeps its values.": () =>
    says("console.warn: of the probe", () =>
      withCollector(
        (node) => {
          if (node.events.selected) throw new Error("of the probe");
          return { kept: 1 };
        },
        async (seen, editor) => {
          editor.actions.selectNode(childrenOf(editor)[0]);
          await settle();
          same(seen.at(-1)?.kept, 1);
        },
      ),
    ),
  "- The node is frozen. Change it with [actions](#actions).": () => {
    let got: Node | undefined;
    return withCollector(
      (node) => {
        got = node;
        return {};
      },
      () => throws("read only", () => Object.assign(got?.data ?? {}, { hidden: true })),
    );
  },
  "| `node.data.props` | The component’s props | | `node.data.custom` | Your own values for the editor | | `node.data.displayName`, `.hidden`, `.parent`, `.nodes`, `.linkedNodes` | What the node is and where it is | | `node.events.selected`, `.hovered`, `.dragged` | Booleans |":
    () =>
      withCollector(
        ({ data, events }) => ({ data, events }),
        async (seen, editor) => {
          const [id = ""] = childrenOf(editor);
          editor.actions.setCustom(id, (custom: { note?: string }) => Object.assign(custom, { note: "x" }));
          editor.actions.setProp(id, (props) => Object.assign(props, { size: 1 }));
          editor.actions.selectNode(id);
          await settle();
          const { data, events } = seen.at(-1) as unknown as Node;
          same([data.props, data.custom], [{ size: 1 }, { note: "x" }]);
          const { displayName, hidden, parent, nodes, linkedNodes } = data;
          same([displayName, hidden, parent, nodes, linkedNodes], ["Block", false, "ROOT", [], {}]);
          same([events.selected, events.hovered, events.dragged], [true, false, false]);
        },
      ),
  "The collector gets nothing but the node.": () => {
    const counts = new Set<number>();
    const collect = (...all: unknown[]) => ({ counts: void counts.add(all.length) });
    return withCollector(collect, () => same([...counts], [1]));
  },
};
