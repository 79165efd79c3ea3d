import { Editor, Frame, type Resolver } from "@craftjs/core";
import { forwardRef, memo, type ReactElement } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { freshNode } from "../../../harness/fresh-node.ts";
import { loadRoot } from "../../../harness/load-root.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleTool } from "../../../harness/sample-tool.tsx";
import { SampleContainer, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { rendered, settle, withEditor, withHandle } from "../../../harness/stage.tsx";
import { refuseOtherResolvers } from "./errors-resolver.check.tsx";

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

const Banner = () => <h1>Sale</h1>;
const saved = { ROOT: savedNode({ resolvedName: "SaleBanner" }, { parent: null }) };

/** What an editor with these components shows of the saved banner. */
const loaded = (resolver: Resolver) =>
  rendered(
    <Editor resolver={resolver}>
      <Frame data={saved} />
    </Editor>,
    (place) => place.textContent,
  );

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
  "- **The key is the name in your data.** Bundlers may rename functions; the key stays. Renaming a key breaks saved documents: keep the old key too, or":
    async () => {
      const Renamed = Object.defineProperty(() => <h1>Sale</h1>, "name", { value: "t" });
      for (const component of [Banner, Renamed]) {
        await withEditor(({ query }) => same(JSON.parse(query.serialize()).ROOT.type, { resolvedName: "SaleBanner" }), {
          content: component === Banner ? <Banner /> : <Renamed />,
          resolver: { SaleBanner: component },
        });
        same(await loaded({ SaleBanner: component }), "Sale");
      }
      await says("Cannot destructure property 'type'", () => loaded({ Headline: Banner }));
      same(await loaded({ SaleBanner: Banner, Headline: Banner }), "Sale");
    },
  "- **Two keys for one component** both load; when saving, the last one is used.": async () => {
    for (const resolver of [
      { SaleBanner: Banner, Headline: Banner },
      { Headline: Banner, SaleBanner: Banner },
    ]) {
      same(await loaded(resolver), "Sale");
      await withEditor(
        ({ actions, query }) => {
          for (const name of ["SaleBanner", "Headline"]) {
            actions.deserialize({ ROOT: { ...saved.ROOT, type: { resolvedName: name } } } as never);
            const last = Object.keys(resolver).at(-1);
            same(JSON.parse(query.serialize()).ROOT.type, { resolvedName: last });
          }
        },
        { resolver },
      );
    }
  },
  "- **Do not name a key `Canvas`.** When loading, this name means the deprecated `<Canvas />` component, and the document fails to load.":
    () =>
      withEditor(
        ({ actions, query }) =>
          throws("(Canvas) does not exist in the resolver", () => actions.deserialize(query.serialize())),
        { resolver: { Canvas: SampleContainer }, content: <SampleContainer /> },
      ),
  "- **The object is frozen** by the editor, and so are the `memo` and `forwardRef` objects in it. Set `craft` on them before the editor renders.":
    async () => {
      const objects = [memo(() => null), forwardRef(() => null)] as const;
      const Early = Object.assign(
        memo(() => <i>Early</i>),
        { craft: { displayName: "Set early" } },
      );
      const resolver: Resolver = { Memo: objects[0], Forward: objects[1], Early };
      await withHandle(
        (handle) => (
          <Editor resolver={resolver}>
            {handle}
            <Frame>
              <Early />
            </Frame>
          </Editor>
        ),
        async ({ query }) => {
          same([resolver, ...objects].map(Object.isFrozen), [true, true, true]);
          for (const late of objects) await throws("not extensible", () => Object.assign(late, { craft: {} }));
          same(query.node("ROOT").get().data.displayName, "Set early");
        },
      );
    },
  "To add a component later, for example after a dynamic import, change the options:": () =>
    withEditor(async ({ actions, query }) => {
      const tree = () => query.parseReactElement(<Banner />).toNodeTree();
      await throws("(Banner) does not exist in the resolver", tree);
      actions.setOptions((options) => {
        options.resolver = { ...options.resolver, Banner };
      });
      actions.addNodeTree(tree(), "ROOT");
      await settle();
      same(query.node("ROOT").childNodes().length, 3);
    }),
  "What is missing from the resolver, or wrong in it, throws one of these. Each has its causes and its cure among the [error messages](/docs/api/errors#resolver): | When | Message | |---|---| | The editor renders | [`Resolver in <Editor /> has to be an object`](/docs/api/errors#resolver-not-an-object) |":
    refuseOtherResolvers,
  "| A component becomes a node: in `<Frame />`, in a drag from a toolbox, or in `actions.add` | [`The component type specified for this node (Name) does not exist in the resolver`](/docs/api/errors#not-in-resolver) |":
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
  "| A saved document is loaded | [`Cannot destructure property 'type' of …`](/docs/api/errors#cannot-destructure), or [`An Error occurred while deserializing components: Cannot find component <Name /> in resolver map`](/docs/api/errors#cannot-find-component) |":
    async () => {
      await throws("Cannot destructure property 'type' of", () => loadRoot({ type: { resolvedName: "Stranger" } }));
      const message = "An Error occurred while deserializing components: Cannot find component";
      await throws(message, () => loadRoot({ type: undefined }));
    },
};
