import { Editor, Frame } from "@craftjs/core";
import { lazy } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { withLaterProps } from "../../../harness/later-props.tsx";
import { loadedNode } from "../../../harness/made-node.tsx";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { pageSays, savedRegion, savedRoot, showsPage } from "../../../harness/shows-page.tsx";
import { rendered, withEditor } from "../../../harness/stage.tsx";
import { topOf, treeOf } from "../../../harness/trees.ts";
import { until } from "../../../harness/until.ts";
import { withRoot } from "../../../harness/with-blocks.tsx";

const text = savedNode({ resolvedName: "Text" }, { props: { text: "Saved" } });
const { linkedNodes: _, ...root } = savedRoot();

export const probes: CheckFile["probes"] = {
  "- When two keys have the same component, the **last** one is written. Both are read.": async () => {
    await withEditor(({ query }) => same(query.node("ROOT").toSerializedNode().type, { resolvedName: "Container" }));
    for (const resolvedName of ["SampleContainer", "Container"]) {
      same((await loadedNode({ type: { resolvedName } })).data.type === SampleContainer, true);
    }
  },
  "- Craft.js reads the `resolver` prop once, and freezes the object. To add a component later, set a new object: `` actions.setOptions((options) => { options.resolver = { ...options.resolver, Chart }; }) ``.":
    () => {
      const Chart = () => <p>Chart</p>;
      const first = { ...sampleResolver };
      return withLaterProps(
        { resolver: { ...sampleResolver, Chart } },
        async (change, editor) => {
          same(Object.isFrozen(first), true);
          await change();
          same("Chart" in editor.query.getOptions().resolver, false);
          editor.actions.setOptions((options) => {
            options.resolver = { ...options.resolver, Chart };
          });
          same(topOf(treeOf(editor, <Chart />)).data.name, "Chart");
        },
        { resolver: first },
      );
    },
  "- The name is the **key** in the resolver: `{ Paragraph: Text }` saves `Text` as `Paragraph`. The component’s own name plays no part.":
    () => {
      const Text = () => <p>Text</p>;
      return withRoot({ Paragraph: Text }, ({ query }) =>
        same(query.node("ROOT").toSerializedNode().type, { resolvedName: "Paragraph" }),
      );
    },
  "- Every component that becomes a node has to be there, also the ones inside linked nodes. HTML elements do not.":
    async () => {
      const page = (resolver: object) =>
        rendered(
          <Editor resolver={resolver as never}>
            <Frame>
              <main>
                <SampleCard />
              </main>
            </Frame>
          </Editor>,
          (place) => place.textContent,
        );
      same(await page({ SampleCard, SampleContainer, SampleText }), "Inside");
      await says("does not exist in the resolver", () => page({ SampleCard, SampleContainer }));
    },
  "So `type` holds a name, and the `resolver` of `<Editor>` says which component it means, in both directions.": () => {
    const Paragraph = () => <p>Text</p>;
    return withRoot({ KeyOfIt: Paragraph }, ({ query }) => {
      const saved = query.node("ROOT").toSerializedNode();
      same(saved.type, { resolvedName: "KeyOfIt" });
      same(query.parseSerializedNode(saved).toNode().data.type === Paragraph, true);
    });
  },
  "`React.lazy` components break in the resolver, because Craft.js freezes what React still has to write to.": () => {
    const Lazy = lazy(async () => ({ default: () => <i>Late</i> }));
    return says("Cannot assign to read only property", () =>
      withRoot({ Lazy }, () => until(() => Object.isFrozen(Lazy))),
    );
  },
  "- The same resolver, or one with more in it, has to be there when the page is loaded, also where you only show it.":
    async () => {
      const data = JSON.stringify({ ROOT: savedNode({ resolvedName: "Text" }, { props: { text: "Saved" } }) });
      const shown = (resolver: object) =>
        rendered(
          <Editor enabled={false} resolver={resolver as never}>
            <Frame data={data} />
          </Editor>,
          (place) => place.textContent,
        );
      same([await shown({ Text: SampleText }), await shown({ Text: SampleText, SampleCard })], ["Saved", "Saved"]);
      await says("Cannot destructure property 'type'", () => shown({ SampleCard }));
    },
  "| A component under a new name | Keep the old key in the resolver **before** the new one: `{ Headline: Heading, Heading }`. Pages load under both, and are saved under `Heading`. |":
    async () => {
      const Heading = () => <h2>Text</h2>;
      const savedAs = (resolver: Record<string, typeof Heading>, resolvedName: string) =>
        withEditor(
          ({ actions, query }) => {
            actions.deserialize({ ROOT: savedNode({ resolvedName }) } as never);
            return query.node("ROOT").toSerializedNode().type;
          },
          { resolver },
        );
      for (const resolvedName of ["Headline", "Heading"]) {
        const type = await savedAs({ Headline: Heading, Heading }, resolvedName);
        const inOtherOrder = await savedAs({ Heading, Headline: Heading }, resolvedName);
        same([type, inOtherOrder], [{ resolvedName: "Heading" }, { resolvedName: "Headline" }]);
      }
    },
  "| A new prop with a default in `craft.props`, or a new value in `craft.custom` | They get the default. | | A new default of a prop that is saved | They keep the saved value. Defaults are saved with the page. |":
    () => {
      const Block = Object.assign(() => <i />, { craft: { props: { size: 1 } } });
      return withRoot({ Block }, ({ actions, query }) => {
        const saved = query.serialize();
        Object.assign(Block, { craft: { props: { size: 2, colour: "red" }, custom: { note: "new" } } });
        actions.deserialize(saved);
        const { custom, props } = query.node("ROOT").get().data;
        same([props, custom], [{ size: 1, colour: "red" }, { note: "new" }]);
      });
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
  "| A prop that is gone | They still pass it. Ignore it. |": async () => {
    const gone = { ...text, props: { text: "Saved", gone: 1 } };
    same((await loadedNode(gone)).data.props, { text: "Saved", gone: 1 });
  },
  "| A new `displayName`, rule, related component or `isCanvas` | It applies at once. |": async () => {
    const craft = {
      displayName: "New",
      isCanvas: true,
      rules: { canDrag: () => false },
      related: { form: () => null },
    };
    const saved = savedNode({ resolvedName: "Block" }, { displayName: "Old" });
    const { data, rules, related } = await loadedNode(saved, { Block: craftedBlock(craft) });
    same([data.displayName, data.isCanvas], ["New", true]);
    same([rules.canDrag === craft.rules.canDrag, Object.keys(related)], [true, ["form"]]);
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
