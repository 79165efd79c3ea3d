import { Editor, Frame } from "@craftjs/core";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { childrenOf } from "../../../test/docs/browser/editor-questions.ts";
import { loadRoot } from "../../../test/docs/browser/load-root.ts";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText, sampleResolver } from "../../../test/docs/browser/samples.tsx";
import { savedNode } from "../../../test/docs/browser/saved-node.ts";
import { says } from "../../../test/docs/browser/says.ts";
import { setText } from "../../../test/docs/browser/set-text.ts";
import { rendered, settle, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch } from "../../../test/docs/browser/trouble.ts";

const text = savedNode({ resolvedName: "Text" }, { props: { text: "Saved" } });

export const probes: CheckFile["probes"] = {
  "When `data` is there, the children of `<Frame>` are ignored. When it is `undefined` or an empty string, they are the page.":
    async () => {
      const shown = (data: unknown) =>
        rendered(
          <Editor resolver={sampleResolver}>
            <Frame data={data as never}>
              <SampleText text="Child" />
            </Frame>
          </Editor>,
          (place) => place.textContent,
        );
      same([await shown({ ROOT: text }), await shown(undefined), await shown("")], ["Saved", "Child", "Child"]);
    },
  "`query.getSerializedNodes()` gives the same as an object.": () =>
    withEditor(({ query }) =>
      same(JSON.parse(query.serialize()), JSON.parse(JSON.stringify(query.getSerializedNodes()))),
    ),
  "`data` and `actions.deserialize` take the object or the string.": async () => {
    for (const page of [{ ROOT: text }, JSON.stringify({ ROOT: text })]) {
      await withEditor(async ({ actions }, place) => {
        actions.deserialize(page as never);
        await settle();
        same(place.textContent, "Saved");
      });
      await rendered(
        <Editor resolver={sampleResolver}>
          <Frame data={page as never} />
        </Editor>,
        (place) => same(place.textContent, "Saved"),
      );
    }
  },
  "`type`, `props`, `custom`, `hidden`, `nodes`, `linkedNodes` and `parent` come back as they were. Selection, hover, `dom` and the undo history are not saved.":
    () =>
      withEditor(
        (editor) => {
          const { actions, query } = editor;
          const [card = "", second = ""] = childrenOf(editor);
          setText(actions, second, "Changed");
          actions.setCustom(second, (custom: { note?: string }) => Object.assign(custom, { note: "x" }));
          actions.setHidden(second, true);
          actions.selectNode(second);
          const saved = query.serialize();
          const kept = (id: string) => {
            const { type, props, custom, hidden, nodes, linkedNodes, parent } = query.node(id).get().data;
            return { type: typeof type, props, custom, hidden, nodes, linkedNodes, parent };
          };
          const before = ["ROOT", card, second].map(kept);
          return withEditor(
            (other) => {
              other.actions.history.ignore().deserialize(saved);
              const after = ["ROOT", card, second].map((id) => {
                const { type, props, custom, hidden, nodes, linkedNodes, parent } = other.query.node(id).get().data;
                return { type: typeof type, props, custom, hidden, nodes, linkedNodes, parent };
              });
              same(JSON.stringify(after), JSON.stringify(before));
              same([other.query.getEvent("selected").size(), other.query.history.canUndo()], [0, false]);
              same(
                ["dom", "events"].filter((name) => saved.includes(`"${name}"`)),
                [],
              );
            },
            { resolver: { SampleCard } },
          );
        },
        { content: containerOf(<SampleCard />, <SampleText text="Two" />), resolver: { SampleCard } },
      ),
  "The second row has a catch: clearing a prop by setting it to `null` does not last when the prop has a default. Save an empty string or `false` instead.":
    () => {
      const Block = Object.assign(() => <i />, { craft: { props: { colour: "red" } } });
      return withEditor(
        (editor) => {
          const [id = ""] = childrenOf(editor);
          const reloaded = (value: unknown) => {
            editor.actions.setProp(id, (props) => Object.assign(props, { colour: value }));
            editor.actions.deserialize(editor.query.serialize());
            return editor.query.node(id).get().data.props.colour;
          };
          same([reloaded(null), reloaded(""), reloaded(false)], ["red", "", false]);
        },
        { content: containerOf(<Block />), resolver: { Block } },
      );
    },
  "- The name is the **key** in the resolver: `{ Paragraph: Text }` saves `Text` as `Paragraph`. The component’s own name plays no part.":
    () => {
      const Text = () => <p>Text</p>;
      return withEditor(
        ({ query }) => same(query.node("ROOT").toSerializedNode().type, { resolvedName: "Paragraph" }),
        {
          content: <Text />,
          resolver: { Paragraph: Text },
        },
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
  "| “Cannot destructure property 'type' of … as it is undefined” | Loading | A saved `resolvedName` is not in the resolver.":
    () => throws("as it is undefined", () => loadRoot({ type: { resolvedName: "Gone" } })),
  "| “Cannot find component \\<… /\\> in resolver map” | Loading | A node has no `type`, or one without a `resolvedName`; or a value of the object is not a node, such as a version number. |":
    async () => {
      for (const type of [undefined, {}]) await throws("Cannot find component", () => loadRoot({ type }));
      await withEditor(({ actions }) =>
        throws("Cannot find component", () => actions.deserialize({ ROOT: text, version: 2 } as never)),
      );
    },
  "Loading: a value of the object is `null`. |": () =>
    withEditor(({ actions }) =>
      throws("as it is null", () => actions.deserialize({ ROOT: text, other: null } as never)),
    ),
  "| “Cannot convert undefined or null to object” | Saving, loading | Saving: `children` holds a number. Loading: a node has no `props`. |":
    async () => {
      const part = "Cannot convert undefined or null to object";
      await throws(part, () => loadRoot({ type: "div", props: undefined }));
      await withEditor(({ query }) => throws(part, () => query.serialize()), {
        content: <SampleContainer>{5}</SampleContainer>,
      });
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
    },
  "| A message about JSON | Loading | The string is not JSON, or it is still compressed. |": () =>
    withEditor(async ({ actions }) => {
      for (const string of ["{", "eJyrVs"]) await throws("JSON", () => actions.deserialize(string));
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
};
