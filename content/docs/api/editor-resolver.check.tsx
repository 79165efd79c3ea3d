import { Editor, Frame } from "@craftjs/core";
import { createElement, Fragment, forwardRef, memo, type ReactElement } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { freshNode } from "../../../test/docs/browser/fresh-node.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleTool } from "../../../test/docs/browser/sample-tool.tsx";
import { SampleContainer, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";

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
  "## resolver {#resolver} A map from names to your user components. A saved document holds the names; the resolver turns them back into components. Every component that appears as a node must be in it. HTML tags need no entry.":
    async () => {
      await withEditor(async ({ actions, query }) => {
        same(JSON.parse(query.serialize()).ROOT.type, { resolvedName: "Container" });
        actions.deserialize(query.serialize());
        same(query.node("ROOT").get().data.type === SampleContainer, true);
      });
      await pageSays(missing("Stranger"), <Stranger />);
      await withEditor((_, place) => same(place.textContent, "Tag"), { content: containerOf(<p>Tag</p>) });
    },
  "- **Identity counts.** The component in your JSX must be the very one in the resolver. A second copy, a `memo()` around one of them, or one defined inside another component’s render is not found.":
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
  "| `The component type specified for this node (Name) does not exist in the resolver` | A component in `<Frame />`, in a dragged element or in an added node is not in the resolver. |":
    async () => {
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
  "| the same with `(undefined)` | The element is a fragment: use an element instead. Or the component that is missing has no name: `memo()`, `forwardRef()`, an anonymous function. |":
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
  "| `Cannot destructure property 'type' of …` | A saved node’s `resolvedName` is not in the resolver. The message comes from the JavaScript engine and varies. |":
    () => throws("Cannot destructure property 'type' of", () => load({ resolvedName: "Stranger" })),
};
