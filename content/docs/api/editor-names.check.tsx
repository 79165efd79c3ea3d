import { Editor, Frame, type Resolver } from "@craftjs/core";
import { forwardRef, memo } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { productionInvariant } from "../../../test/docs/browser/production-invariant.ts";
import { SampleContainer } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { rendered, settle, withEditor, withHandle } from "../../../test/docs/browser/stage.tsx";

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
  "In production builds the first four read `Invariant failed`.": async () => {
    const messages: string[] = [];
    const caught = async (work: () => unknown) => {
      try {
        await work();
      } catch (error) {
        messages.push((error as Error).message.replace(/^(Invariant failed: ).*/s, "$1"));
      }
    };
    await withEditor(async ({ actions, query }) => {
      await caught(() => query.parseReactElement(<Banner />).toNodeTree());
      const Memo = memo(Banner);
      await caught(() => query.parseReactElement(<Memo />).toNodeTree());
      await caught(() => actions.deserialize({ ROOT: { ...saved.ROOT, type: undefined } } as never));
      await caught(() => actions.deserialize(saved as never));
      await caught(() => productionInvariant(false, "Cannot find component"));
    });
    await says("Invariant failed: Resolver in <Editor /> has to be an object", () =>
      rendered(<Editor resolver={null as never} />, () => {}),
    );
    same(messages.slice(0, 3), ["Invariant failed: ", "Invariant failed: ", "Invariant failed: "]);
    same([messages[3]?.startsWith("Cannot destructure"), messages[4]], [true, "Invariant failed"]);
  },
};
