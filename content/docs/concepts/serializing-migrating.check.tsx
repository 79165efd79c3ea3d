import { Editor, Frame, serializeNode } from "@craftjs/core";
import { blockOf } from "../../../test/docs/browser/block-of.ts";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { pageSays, savedRegion, savedRoot, showsPage } from "../../../test/docs/browser/shows-page.tsx";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";

const text = savedNode({ resolvedName: "Text" }, { props: { text: "Saved" } });
const { linkedNodes: _, ...root } = savedRoot();

export const probes: CheckFile["probes"] = {
  "| A component under a new name | Keep the old key in the resolver **before** the new one: `{ Headline: Heading, Heading }`. Pages load under both, and are saved under `Heading`. |":
    async () => {
      const Heading = () => <h2>Text</h2>;
      const savedAs = (resolver: object) =>
        withEditor(
          ({ query }) =>
            ["Headline", "Heading"].map((resolvedName) => {
              const node = query.parseSerializedNode({ type: { resolvedName }, props: {} } as never).toNode();
              return (serializeNode(node.data, query.getOptions().resolver).type as { resolvedName: string })
                .resolvedName;
            }),
          { resolver: resolver as never },
        );
      same(await savedAs({ Headline: Heading, Heading }), ["Heading", "Heading"]);
      same(await savedAs({ Heading, Headline: Heading }), ["Headline", "Headline"]);
    },
  "| A new prop with a default in `craft.props`, or a new value in `craft.custom` | They get the default. | | A new default of a prop that is saved | They keep the saved value. Defaults are saved with the page. |":
    () => {
      const Block = Object.assign(() => <i />, { craft: { props: { size: 1 } } });
      return withEditor(
        ({ actions, query }) => {
          const saved = query.serialize();
          Object.assign(Block, { craft: { props: { size: 2, colour: "red" }, custom: { note: "new" } } });
          actions.deserialize(saved);
          const { custom, props } = query.node("ROOT").get().data;
          same([props, custom], [{ size: 1, colour: "red" }, { note: "new" }]);
        },
        { content: <Block />, resolver: { Block } },
      );
    },
  "Two older names still load: a root called `canvas-ROOT`, and linked nodes under `_childCanvas`. They are saved under the new names.":
    () =>
      withEditor(({ actions, query }) => {
        actions.deserialize({
          "canvas-ROOT": { ...root, _childCanvas: { body: "a" } },
          a: { ...root, parent: "canvas-ROOT" },
        } as never);
        const saved = query.getSerializedNodes();
        same([Object.keys(saved), saved.ROOT?.linkedNodes], [["ROOT", "a"], { body: "a" }]);
        same([saved.a?.parent, "_childCanvas" in (saved.ROOT ?? {})], ["ROOT", false]);
      }),
  "| A prop that is gone | They still pass it. Ignore it. |": () =>
    withEditor((editor) => {
      editor.actions.deserialize({ ROOT: { ...text, props: { text: "Saved", gone: 1 } } } as never);
      same(editor.query.node("ROOT").get().data.props, { text: "Saved", gone: 1 });
    }),
  "| A new `displayName`, rule, related component or `isCanvas` | It applies at once. |": () => {
    const canDrag = () => false;
    const Block = Object.assign(() => <i />, {
      craft: { displayName: "New", isCanvas: true, rules: { canDrag }, related: { form: () => null } },
    });
    return withEditor(
      ({ actions, query }) => {
        actions.deserialize({ ROOT: savedNode({ resolvedName: "Block" }, { displayName: "Old" }) } as never);
        const { data, rules, related } = query.node("ROOT").get();
        same([data.displayName, data.isCanvas], ["New", true]);
        same([rules.canDrag === canDrag, Object.keys(related)], [true, ["form"]]);
      },
      { resolver: { Block } },
    );
  },
  "`Missing` is a component of yours that says what used to be there. It renders the node’s children, so they stay on the page. Linked nodes stay in the saved data, but are not rendered:":
    async () => {
      const [{ migrate }, { Missing }] = await Promise.all([
        blockOf("docs/concepts/serializing/src/migrate.ts"),
        blockOf("docs/concepts/serializing/src/blocks/missing.tsx"),
      ]);
      const old = { nodes: ["child"], linkedNodes: { body: "linked" } };
      const child = (words: string) => ({ ...text, props: { text: words }, parent: "ROOT" });
      const nodes = {
        ROOT: savedNode({ resolvedName: "Marquee" }, old),
        child: child("Child"),
        linked: child("Linked"),
      };
      const migrated = migrate({ version: 1, nodes }).nodes;
      await rendered(
        <Editor resolver={{ Missing, Text: SampleText }}>
          <Frame data={migrated} />
        </Editor>,
        (place) => same(place.textContent, "Marquee is no longer available.Child"),
      );
      same(["linked" in migrated, migrated.ROOT.linkedNodes], [true, { body: "linked" }]);
    },
  "To save, write `{ version: currentVersion, nodes: query.getSerializedNodes() }`.": async () => {
    const { currentVersion, migrate } = await blockOf("docs/concepts/serializing/src/migrate.ts");
    await withEditor(({ query }) => {
      const saved = { version: currentVersion, nodes: query.getSerializedNodes() };
      same([currentVersion, migrate(saved)], [2, saved]);
    });
  },
  "To remove nodes instead of replacing them, delete a node together with everything below it, and its id from the parent’s `nodes` or `linkedNodes`. An id that is left over there can make rendering throw.":
    async () => {
      await pageSays("Cannot read properties of undefined", { ROOT: savedRoot({ nodes: ["gone"] }) });
      await pageSays("Cannot read properties of undefined", { ROOT: savedRegion("gone") });
      const page = { ROOT: savedRegion("body"), body: savedRoot({ nodes: ["text"], parent: "ROOT" }), text };
      same(await showsPage(page, (place) => place.textContent), "Saved");
      const rest = { ROOT: { ...page.ROOT, linkedNodes: {} } };
      same(await showsPage(rest, (place) => [place.textContent, place.querySelectorAll("aside").length]), ["", 1]);
    },
};
