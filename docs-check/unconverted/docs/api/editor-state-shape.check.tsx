import { Editor, type EditorState, Frame, ROOT_NODE, useEditor, useNode } from "@craftjs/core";
import { Calls } from "../../../harness/calls.tsx";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { childrenOf, selectedOf } from "../../../harness/editor-questions.ts";
import { enable } from "../../../harness/enable.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { setText } from "../../../harness/set-text.ts";
import { rendered, settle, withEditor, withHandle } from "../../../harness/stage.tsx";

/** Throws when something in a plain value is not frozen. Functions and elements are left as they are. */
function frozen(value: unknown, path: string): void {
  if (value instanceof Set || value === null || typeof value !== "object" || value instanceof Element) return;
  if (!Object.isFrozen(value)) throw new Error(`${path} is not frozen`);
  for (const [key, inner] of Object.entries(value)) frozen(inner, `${path}.${key}`);
}

export const probes: CheckFile["probes"] = {
  "`EditorState` is the object that holds everything an editor knows: the nodes of the document, what is selected, the options, and the drop indicator. You get the state as the first argument of a [collector](/docs/api/useEditor#collector), and from `query.getState()`.":
    () => {
      let collected: unknown;
      const collect = () =>
        useEditor((state: EditorState) => {
          collected = state;
          return { selected: state.events.selected };
        });
      return withEditor(
        ({ actions, query }) => {
          for (const id of childrenOf({ query })) {
            actions.selectNode(id);
            same([collected === query.getState(), query.getState().events.selected.has(id)], [true, true]);
          }
          same([query.getState().options.enabled, query.getState().indicator], [true, null]);
        },
        { beside: <Calls hook={collect} /> },
      );
    },
  "`{}`, until `<Frame />` fills it |": async () => {
    const seen: string[][] = [];
    const reads = <Calls hook={() => seen.push(useEditor(({ nodes }) => ({ ids: Object.keys(nodes) })).ids)} />;
    await rendered(
      <Editor resolver={sampleResolver}>
        {reads}
        <Frame>
          <SampleText />
        </Frame>
        {reads}
      </Editor>,
      () => same(seen.slice(0, 2), [[], ["ROOT"]]),
    );
  },
  "There are no other keys.": () =>
    withEditor(({ query }) => same(Object.keys(query.getState()).sort(), ["events", "indicator", "nodes", "options"])),
  "The state is immutable. An action makes a new state; objects on the path to a change are new, all others stay the same. Everything in it is deeply frozen, the sets included: `state.events.selected.add(id)` throws. Change it with [actions](/docs/api/useEditor#actions).":
    () =>
      withEditor(async (editor) => {
        const { actions, query } = editor;
        const [first = "", second = ""] = childrenOf(editor);
        const before = query.getState();
        setText(actions, first, "Other");
        const after = query.getState();
        const changed = (pick: (state: EditorState) => unknown) => pick(before) !== pick(after);
        for (const pick of [
          (state: EditorState) => state,
          (state: EditorState) => state.nodes,
          (state: EditorState) => state.nodes[first],
          (state: EditorState) => state.nodes[first]?.data.props,
        ]) {
          same(changed(pick), true);
        }
        same([changed((state) => state.nodes[second]), changed((state) => state.events)], [false, false]);
        actions.selectNode(first);
        frozen(query.getState(), "state");
        for (const set of Object.values(query.getState().events)) {
          await throws("This object has been frozen", () => set.add(second));
        }
        same(selectedOf(editor), [first]);
      }),
  "## nodes {#nodes} All [nodes](/docs/api/node) of the document by their id, in one flat object. The tree is in the nodes: `data.parent`, `data.nodes` (children) and `data.linkedNodes`. The root has the id `ROOT`, exported as the constant `ROOT_NODE`. Linked nodes are in the object like any other.":
    () =>
      withEditor(
        ({ query }) => {
          const { nodes } = query.getState();
          const of = (id = "") => nodes[id]?.data;
          const [card = "", text = ""] = of(ROOT_NODE)?.nodes ?? [];
          const body = of(card)?.linkedNodes.body ?? "";
          const [inside = ""] = of(body)?.nodes ?? [];
          same([ROOT_NODE, Object.keys(nodes).sort()], ["ROOT", ["ROOT", card, text, body, inside].sort()]);
          for (const [id, node] of Object.entries(nodes)) same(node.id, id);
          same(
            [card, text, body, inside].map((id) => of(id)?.parent),
            ["ROOT", "ROOT", card, body],
          );
        },
        { content: containerOf(<SampleCard />, <SampleText />), resolver: { SampleCard } },
      ),
  "Each node repeats the answer for itself as booleans, in `node.events.selected`, `.hovered` and `.dragged`: that is what a [useNode](/docs/api/useNode#collector) collector reads.":
    () => {
      let read: unknown;
      const Block = () => {
        const { selected, hovered, dragged } = useNode(({ events }) => ({ ...events }));
        read = [selected, hovered, dragged];
        return null;
      };
      return withEditor(
        async ({ query, store }) => {
          const events = () => query.node("ROOT").get().events;
          for (const [event, answers] of [
            ["selected", [true, false, false]],
            ["hovered", [true, true, false]],
            ["dragged", [true, true, true]],
          ] as const) {
            store.actions.setNodeEvent(event, "ROOT");
            await settle();
            same([[events().selected, events().hovered, events().dragged], read], [answers, answers]);
          }
        },
        { content: <Block />, resolver: { Block } },
      );
    },
  "## options {#options} The options of this editor: the [props of `<Editor />`](/docs/api/editor#props) with the defaults for what was left out.":
    () => {
      const onNodesChange = () => {};
      const given = { resolver: sampleResolver, enabled: false, onNodesChange };
      return withHandle(
        (handle) => <Editor {...given}>{handle}</Editor>,
        ({ query }) =>
          withHandle(
            (handle) => <Editor>{handle}</Editor>,
            (bare) => {
              const { options } = query.getState();
              same([options.resolver === sampleResolver, options.enabled], [true, false]);
              same(options.onNodesChange === onNodesChange, true);
              const { indicator, handlers } = bare.query.getState().options;
              same([options.indicator, options.handlers === handlers], [indicator, true]);
              same(Object.keys(options).sort(), Object.keys(bare.query.getOptions()).sort());
            },
          ),
      );
    },
  "`query.getOptions()` returns the same object. Change it with `actions.setOptions`:": () =>
    withEditor(async ({ actions, query }) => {
      for (const enabled of [false, true]) {
        await enable(actions, enabled);
        same([query.getOptions() === query.getState().options, query.getOptions().enabled], [true, enabled]);
      }
    }),
};
