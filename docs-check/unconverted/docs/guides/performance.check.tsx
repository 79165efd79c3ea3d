import { useEditor, useNode } from "@craftjs/core";
import { memo, useEffect } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { withReact } from "../../../harness/with-react.ts";

export const runs: CheckFile["runs"] = {
  "src/chart.tsx": ({ Chart }) =>
    withEditor(() => {}, { content: <Chart values={[10, 20]} />, resolver: { Chart } }).then(() => null),
  "src/batched-handlers.ts": ({ BatchedHandlers }) => {
    let atMount: HTMLElement | null | undefined;
    const Early = () => {
      const { id, connectors } = useNode();
      const { query } = useEditor();
      useEffect(() => {
        atMount = query.node(id).get().dom;
      }, [id, query]);
      return (
        <p
          ref={(dom) => {
            if (dom) connectors.connect(dom);
          }}
        />
      );
    };
    const content = containerOf(<Early />, <SampleText />);
    return withEditor(
      async ({ query }) => {
        await settle();
        const ids = ["ROOT", ...query.node("ROOT").childNodes()];
        same(
          ids.map((id) => query.node(id).get().dom?.tagName),
          ["SECTION", "P", "P"],
        );
        same([atMount, query.history.canUndo()], [null, false]);
      },
      {
        content,
        resolver: { Early },
        props: { handlers: (store) => new BatchedHandlers({ store, isMultiSelectEnabled: () => false }) },
      },
    ).then(() => null);
  },
};

/** A block that counts how often each of its kind has rendered, by its text. */
function counting() {
  const renders: Record<string, number> = {};
  const Counted = memo(function Counted({ text }: { text: string }) {
    const { connect } = useNode().connectors;
    renders[text] = (renders[text] ?? 0) + 1;
    return (
      <p
        ref={(dom) => {
          if (dom) connect(dom);
        }}
      >
        {text}
      </p>
    );
  });
  return { renders, Counted };
}

export const probes: CheckFile["probes"] = {
  "It **serialises the page** to find out whether to call `onNodesChange`, even if you do not use it.": () =>
    withEditor(async ({ actions, query }) => {
      let times = 0;
      const [id = ""] = query.node("ROOT").childNodes();
      actions.setProp(id, (props) => {
        props.data = { toJSON: () => times++ };
      });
      times = 0;
      actions.selectNode(id);
      same(times, 1);
    }),
  "Both are also a single step of [the history](/docs/guides/history#group).": () =>
    withEditor(({ actions, query }) => {
      const ids = query.node("ROOT").childNodes();
      const texts = () => ids.map((id) => query.node(id).get().data.props.text);
      setText(actions, ids, "Same");
      same(texts(), ["Same", "Same"]);
      actions.history.undo();
      same(texts(), ["One", "Two"]);
      actions.setState((_state, { setProp }) => {
        for (const id of ids) {
          setProp(id, (props: { text: string }) => {
            props.text = "Each";
          });
        }
      });
      same(texts(), ["Each", "Each"]);
      actions.history.undo();
      same([texts(), query.history.canUndo()], [["One", "Two"], false]);
    }),
  "When a block is added to a parent, moved in it or removed from it, or a prop of the parent changes, the blocks in that parent render again:":
    async () => {
      const { renders, Counted } = counting();
      const content = containerOf(<Counted text="Child" />, containerOf(<Counted text="Grandchild" />));
      await withEditor(
        async ({ actions, query }) => {
          const { Child = 0, Grandchild = 0 } = renders;
          actions.addNodeTree(query.parseReactElement(<SampleText text="New" />).toNodeTree(), "ROOT");
          await settle();
          same(renders, { Child: Child + 1, Grandchild: Grandchild + 1 });
          actions.setProp("ROOT", (props) => {
            props.padding = 8;
          });
          await settle();
          same(renders, { Child: Child + 2, Grandchild: Grandchild + 2 });
          const [, , added = ""] = query.node("ROOT").childNodes();
          actions.move(added, "ROOT", 0);
          await settle();
          actions.delete(added);
          await settle();
          same(renders, { Child: Child + 4, Grandchild: Grandchild + 4 });
        },
        { content, resolver: { Counted } },
      );
    },
  "with React 19 all that are below it, with React 18 its direct children.": async () => {
    const renderedBy = async (version: 18 | 19) => {
      const renders: Record<string, number> = { Child: 0, Grandchild: 0 };
      await withReact(
        version,
        async ({ actions }) => {
          for (const text in renders) renders[text] = 0;
          actions.setProp("ROOT", (props) => {
            props.padding = 8;
          });
          await settle();
        },
        ({ containerOf, createElement, memo, useNode }) => {
          const Counted = memo(({ text }: { text: string }) => {
            useNode();
            renders[text] = (renders[text] ?? 0) + 1;
            return null;
          });
          const [child, grandchild] = ["Child", "Grandchild"].map((text) => createElement(Counted, { text }));
          return { content: containerOf(child, containerOf(grandchild)), resolver: { Counted } };
        },
      );
      return renders;
    };
    same(
      [await renderedBy(18), await renderedBy(19)],
      [
        { Child: 1, Grandchild: 0 },
        { Child: 1, Grandchild: 1 },
      ],
    );
  },
  "A throttle rate makes fewer undo steps, not fewer changes.": async () => {
    let changes = 0;
    await withEditor(
      ({ actions, query }) => {
        const [id = ""] = query.node("ROOT").childNodes();
        changes = 0;
        for (const text of ["A", "B", "C"]) {
          setText(actions.history.throttle(1000), id, text);
        }
        same(changes, 3);
        actions.history.undo();
        same([query.node(id).get().data.props.text, query.history.canUndo()], ["One", false]);
      },
      { props: { onNodesChange: () => void changes++ } },
    );
  },
  "With `enabled={false}` no element is connected, which is why the page mounts fast.": () =>
    withEditor(
      ({ query }, place) => {
        const ids = ["ROOT", ...query.node("ROOT").childNodes()];
        same(
          ids.map((id) => query.node(id).get().dom),
          [null, null, null],
        );
        same(place.querySelector("[draggable]"), null);
      },
      { props: { enabled: false } },
    ),
  "`memo` around the user component does not prevent the last, because it comes through a context. Put the expensive inside of the component into `memo` instead:":
    async () => {
      const times = { block: 0, inside: 0 };
      const Inside = memo(() => {
        times.inside++;
        return null;
      });
      const Block = memo(() => {
        useNode();
        times.block++;
        return <Inside />;
      });
      await withEditor(
        async ({ actions, query }) => {
          const before = { ...times };
          actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree(), "ROOT");
          await settle();
          same([times.block > before.block, times.inside - before.inside], [true, 0]);
        },
        { content: containerOf(<Block />), resolver: { Block } },
      );
    },
  "A function or a new component in the collected object is never equal to the last one, and renders each time.":
    async () => {
      const renders = { function: 0, text: 0 };
      const WithFunction = () => {
        useEditor(() => ({ greet: () => "Hello" }));
        renders.function++;
        return null;
      };
      const WithText = () => {
        useEditor(() => ({ text: ["Hello"] }));
        renders.text++;
        return null;
      };
      const both = (
        <>
          <WithFunction />
          <WithText />
        </>
      );
      await withEditor(
        async ({ actions }) => {
          actions.selectNode("ROOT");
          await settle();
          const before = { ...renders };
          actions.clearEvents();
          await settle();
          same([renders.function - before.function, renders.text - before.text], [1, 0]);
        },
        { beside: both },
      );
    },
};
