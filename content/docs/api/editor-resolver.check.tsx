import { Editor, Frame } from "@craftjs/core";
import { createElement, Fragment, forwardRef, memo, type ReactElement, useState } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf, domOf, textOf } from "../../../test/docs/browser/editor-questions.ts";
import { freshNode } from "../../../test/docs/browser/fresh-node.ts";
import { indicatorLine } from "../../../test/docs/browser/indicator-line.ts";
import { dragBelow, fire } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

const missing = (name: string) => `The component type specified for this node (${name}) does not exist in the resolver`;

function Stranger() {
  return <p>Stranger</p>;
}

/** What an editor with this element says. */
const pageSays = (message: string, element: ReactElement, resolver: object = sampleResolver) =>
  says(message, () =>
    rendered(
      <Editor resolver={resolver as never}>
        <Frame>{element}</Frame>
      </Editor>,
      () => {},
    ),
  );

/** Loads a page whose root has another type. */
const load = (type: unknown) =>
  withEditor(({ actions, query }) => {
    const { ROOT } = query.getSerializedNodes();
    actions.deserialize({ ROOT: { ...ROOT, nodes: [], type } } as never);
  });

export const probes: CheckFile["probes"] = {
  "Every component that appears as a node must be in it. HTML tags need no entry.": async () => {
    await pageSays(missing("Stranger"), <Stranger />);
    await withEditor((_, place) => same(place.textContent, "Tag"), { content: containerOf(<p>Tag</p>) });
  },
  "The component in your JSX must be the very one in the resolver. A second copy, a `memo()` around one of them, or one defined inside another component’s render is not found.":
    async () => {
      const Copy = Object.assign(() => <p>Copy</p>, { displayName: "Stranger" });
      const Memo = memo(Stranger);
      const Outer = () => {
        function Inner() {
          return <p>Inner</p>;
        }
        return (
          <Editor resolver={{ ...sampleResolver, Inner: Stranger }}>
            <Frame>
              <Inner />
            </Frame>
          </Editor>
        );
      };
      await pageSays("does not exist in the resolver", <Copy />, { Stranger });
      await pageSays("does not exist in the resolver", <Memo />, { Stranger });
      await pageSays("does not exist in the resolver", <Stranger />, { Stranger: Memo });
      await says(missing("Inner"), () => rendered(<Outer />, () => {}));
    },
  "| `Resolver in <Editor /> has to be an object. …` | `resolver` is `null`, an array, a function or a string. |":
    async () => {
      for (const resolver of [null, [], () => {}, "text"]) {
        await says("Resolver in <Editor /> has to be an object.", () =>
          rendered(<Editor resolver={resolver as never} />, () => {}),
        );
      }
    },
  "A component in `<Frame />`, in a dragged element or in an added node is not in the resolver. |": async () => {
    await pageSays(missing("Stranger"), containerOf(<Stranger />));
    await says(missing("Stranger"), () =>
      withEditor((_, place) => fire(place.querySelector("b"), "dragstart"), {
        beside: <SampleTool element={<Stranger />} />,
      }),
    );
    await withEditor((editor) =>
      throws(missing("Stranger"), () => editor.actions.add(freshNode(editor, { type: Stranger }), "ROOT")),
    );
  },
  "The element is a fragment: use an element instead. Or the component that is missing has no name: `memo()`, `forwardRef()`, an anonymous function. |":
    async () => {
      const Forwarded = forwardRef<HTMLParagraphElement>((_, ref) => <p ref={ref} />);
      for (const type of [
        Fragment,
        memo(Stranger),
        Forwarded,
        (
          () => () =>
            null
        )(),
      ]) {
        await pageSays(missing("undefined"), createElement(type as never, null, <hr />));
      }
      await withEditor(({ query }) =>
        throws(missing("undefined"), () => query.parseReactElement(createElement(memo(Stranger))).toNodeTree()),
      );
    },
  "| `An Error occurred while deserializing components: Cannot find component <Name /> in resolver map. …` | A saved node has no type. |":
    () => throws("An Error occurred while deserializing components: Cannot find component", () => load(undefined)),
  "| `Cannot destructure property 'type' of …` | A saved node’s `resolvedName` is not in the resolver.": () =>
    throws("Cannot destructure property 'type' of", () => load({ resolvedName: "Stranger" })),
  "The element is `position: fixed` with a `z-index` of 99999.": () =>
    withEditor(async (editor) => {
      const [first, second] = childrenOf(editor);
      fire(domOf(editor, first), "mousedown");
      fire(domOf(editor, first), "dragstart");
      fire(domOf(editor, second), "dragover");
      await settle();
      const { position, zIndex } = indicatorLine()?.style ?? {};
      fire(domOf(editor, first), "dragend");
      same([position, zIndex], ["fixed", "99999"]);
    }),
  "The function runs once per editor; a later value is ignored.": () => {
    const calls: string[] = [];
    let setLater = (_: boolean) => {};
    const App = () => {
      const [later, set] = useState(false);
      setLater = set;
      const handlers: React.ComponentProps<typeof Editor>["handlers"] = () => {
        calls.push(later ? "later" : "first");
        return null as never;
      };
      return <Editor handlers={handlers} />;
    };
    return rendered(<App />, async () => {
      setLater(true);
      await settle();
      same(calls, ["first"]);
    });
  },
  "| [`onNodesChange`](#on-nodes-change) | after a change | with actions, as a further step |": () => {
    let change = (_: string | undefined) => {};
    return withEditor(
      (editor) => {
        const [first, second] = childrenOf(editor);
        change = (text) => {
          if (text === "Other" && textOf(editor, second) === "Two") setText(editor.actions, second, "Followed");
        };
        setText(editor.actions, first, "Other");
        same([textOf(editor, second), editor.store.history.timeline.length], ["Followed", 2]);
      },
      { props: { onNodesChange: (query) => change(textOf({ query } as never, query.node("ROOT").childNodes()[0])) } },
    );
  },
  "Runs after each change of the serialised document: nodes added, removed or moved, props, custom values, visibility. Selecting and hovering do not count.":
    () => {
      let calls = 0;
      return withEditor(
        (editor) => {
          const { actions } = editor;
          const [first = "", second = ""] = childrenOf(editor);
          // The first call of all comes with any change.
          actions.setIndicator(null);
          const counted = (change: () => void) => {
            const before = calls;
            change();
            return calls - before;
          };
          const changes = [
            () => actions.add(freshNode(editor), "ROOT"),
            () => actions.delete(childrenOf(editor)[2] ?? ""),
            () => actions.move(first, "ROOT", 2),
            () => setText(actions, first, "Other"),
            () => actions.setCustom(first, (custom: { note?: string }) => void Object.assign(custom, { note: "x" })),
            () => actions.setHidden(first, true),
          ];
          same(changes.map(counted), [1, 1, 1, 1, 1, 1]);
          same([() => actions.selectNode(second), () => fire(domOf(editor, second), "mouseover")].map(counted), [0, 0]);
        },
        { props: { onNodesChange: () => void calls++ } },
      );
    },
  "Runs before a node moves, by drag or by `actions.move`, once per node. It does not run for new nodes.": () => {
    const moved: string[] = [];
    return withEditor(
      async (editor, place) => {
        const [first = "", second = ""] = childrenOf(editor);
        editor.actions.move([second, first], "ROOT", 0);
        same(moved.splice(0), [`${second} of 1`, `${first} of 1`]);
        await settle();
        dragBelow(domOf(editor, second), domOf(editor, first));
        same([moved.splice(0).length, childrenOf(editor)], [1, [first, second]]);
        await settle();
        dragBelow(place.querySelector("b"), domOf(editor, second));
        same([moved, childrenOf(editor).length], [[], 3]);
      },
      {
        beside: <SampleTool element={<SampleText />} />,
        props: {
          onBeforeMoveEnd: (node, parent) => {
            moved.push(`${node.id} of ${parent.data.nodes.indexOf(node.id)}`);
          },
        },
      },
    );
  },
  "- Do not call actions in it: their changes are lost.": () => {
    let late: () => void = () => {};
    return withEditor(
      (editor) => {
        const [first = "", second = ""] = childrenOf(editor);
        late = () => setText(editor.actions, second, "Lost");
        editor.actions.move(first, "ROOT", 2);
        same([childrenOf(editor), textOf(editor, second)], [[second, first], "Two"]);
      },
      { props: { onBeforeMoveEnd: () => late() } },
    );
  },
  "| `state` | A draft of the new state. Mutate it; the return value is ignored. |": () =>
    withEditor(
      (editor) => {
        const [first = ""] = childrenOf(editor);
        setText(editor.actions, first, "Changed");
        same(textOf(editor, first), "Changed, and mutated");
      },
      {
        props: {
          normalizeNodes: ((state: { nodes: Record<string, { data: { props: { text?: string } } }> }) => {
            for (const { data } of Object.values(state.nodes)) {
              if (data.props.text === "Changed") data.props.text = "Changed, and mutated";
            }
            return { nodes: {} };
          }) as never,
        },
      },
    ),
};
