import { Editor, Frame, type SerializedNode } from "@craftjs/core";
import { useState } from "react";
import { blockOf } from "../../../harness/block-of.ts";
import { type CheckFile, type Run, same, throws } from "../../../harness/check-file.ts";
import { loadingIsAStep } from "../../../harness/loading-is-a-step.ts";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { setText } from "../../../harness/set-text.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { leavesLinkedNode } from "../../../harness/undone-card.tsx";
import { deserialising } from "./save-load-state-errors.check.tsx";
import { savesUnlessChanged, probes as together } from "./save-load-state-together.check.tsx";

const block = (file: string) => blockOf(`docs/guides/save-load-state/src/${file}`);
const sampleJson = () => withEditor(({ query }) => query.serialize());

const typed = (resolvedName: string, props = {}) => savedNode({ resolvedName }, { props });

/** That a page goes through the steps that it has not been through, and comes back as it is where there are none. */
const migrates: Run = async ({ readDocument, writeDocument }) => {
  const nodes = JSON.parse(await sampleJson());
  same(readDocument(writeDocument(nodes)), nodes);
  const old = { a: typed("Heading", { text: "A" }), b: typed("Button", { url: "/b" }) };
  const now = { a: typed("Text", { text: "A", size: 40 }), b: typed("Button", { href: "/b" }) };
  same(readDocument(JSON.stringify(old)), now);
  same(readDocument(JSON.stringify({ version: 1, nodes: old })), { ...now, a: old.a });
  same(readDocument(JSON.stringify({ version: 2, nodes: old })), old);
  await throws("newer version", () => readDocument(JSON.stringify({ version: 3, nodes })));
};

/** What is kept of a page: what the resolver has and the root leads to. */
const cleans: Run = async ({ cleanNodes }) => {
  const root = savedNode({ resolvedName: "Text" }, { nodes: ["a", "gone", "b"], linkedNodes: { x: "c", y: "gone" } });
  const page = { ROOT: root, a: typed("Text"), b: typed("Unknown"), c: savedNode("hr"), stray: typed("Text") };
  const cleaned = cleanNodes(page, sampleResolver);
  same(Object.keys(cleaned).sort(), ["ROOT", "a", "c"]);
  same([cleaned.ROOT.nodes, cleaned.ROOT.linkedNodes], [["a"], { x: "c" }]);
  const twice = {
    ROOT: savedNode("div", { nodes: ["a", "b", "a"] }),
    a: savedNode("div", { nodes: ["ROOT", "b"], linkedNodes: { x: "a" } }),
    b: savedNode("div", { nodes: ["b"] }),
  };
  const once = Object.values<SerializedNode>(cleanNodes(twice, {}));
  same(
    once.map(({ parent, nodes, linkedNodes }) => [parent, nodes, linkedNodes]),
    [
      [null, ["a"], {}],
      ["ROOT", ["b"], {}],
      ["a", [], {}],
    ],
  );
};

export const runs: CheckFile["runs"] = {
  "src/compress.ts": async ({ compress, decompress }) => {
    const json = await sampleJson();
    same(await decompress(await compress(json)), json);
  },
  "src/compress-text.ts": async ({ compressToText, decompressFromText }) => {
    const json = `${await sampleJson()} äö☃`;
    same(decompressFromText(compressToText(json)), json);
  },
  "src/save-unless-changed.ts": savesUnlessChanged,
  "src/page-document.ts": migrates,
  "src/clean-nodes.ts": cleans,
  "src/upgrade-canvas.ts": ({ upgradeCanvas }) => {
    const old = { type: { resolvedName: "Canvas" }, props: { is: "main", id: "x" }, isCanvas: false };
    same(upgradeCanvas(old), { type: "main", props: { id: "x" }, isCanvas: true });
  },
  "src/autosave.ts": async ({ createAutosave }) => {
    const saved: string[] = [];
    const { schedule, flush } = createAutosave((json: string) => saved.push(json), "loaded", 0);
    schedule("loaded");
    flush();
    same(saved, []);
    schedule("first");
    schedule("second");
    await settle();
    same(saved, ["second"]);
  },
  "src/page-view.tsx": async ({ PageView }) => <PageView page={await emptyPage()} />,
};

/** A saved page that every resolver can load. */
const emptyPage = async () => {
  const { ROOT } = JSON.parse(await sampleJson());
  return JSON.stringify({ ROOT: { ...ROOT, nodes: [] } });
};

const sample = (more: object = {}) => savedNode({ resolvedName: "Text" }, more);

const WithDefault = ({ size }: { size?: number }) => <b>{size}</b>;
WithDefault.craft = { props: { size: 16 } };

export const probes: CheckFile["probes"] = {
  ...together,
  "Without `craft.displayName` it is the name of the component’s function, which a production build may shorten to a letter or two.":
    () =>
      withEditor(({ query }) => {
        const [id = ""] = query.node("ROOT").childNodes();
        same(query.node(id).get().data.displayName, "SampleText");
      }),
  "`<Frame>` reads `data` when it first renders and ignores later changes. Wait for the page before you render the editor, as above. If `data` arrives later, the frame has already shown its child.":
    async () => {
      let setData: (data: string) => void = () => {};
      const App = () => {
        const [data, set] = useState<string>();
        setData = set;
        return (
          <Editor resolver={sampleResolver}>
            <Frame {...(data ? { data } : {})}>
              <SampleText text="Its child" />
            </Frame>
          </Editor>
        );
      };
      await rendered(<App />, async (place) => {
        setData(JSON.stringify({ ROOT: sample({ props: { text: "Late" } }) }));
        await settle();
        same(place.textContent, "Its child");
      });
    },
  "Restoring through `<Frame>` is not a step in the history: there is nothing to undo.": () =>
    withEditor(({ query }) => same(query.history.canUndo(), false)),
  "It takes the string or the object, replaces all nodes and clears the selection.": () =>
    withEditor(({ actions, query }) => {
      const page = { ROOT: sample() };
      for (const input of [page, JSON.stringify(page)]) {
        actions.selectNode("ROOT");
        actions.deserialize(input as never);
        same([Object.keys(query.getNodes()), query.getEvent("selected").size()], [["ROOT"], 0]);
      }
    }),
  "A plain `actions.deserialize(page)` is a step in the history, so that Undo brings the old page back.":
    loadingIsAStep,
  ":::danger[ignore() needs clear()] After `history.ignore().deserialize(…)`, the recorded steps belong to the page before. Without `history.clear()` the next Undo throws or, where the new page has nodes with the same ids, changes what the user has just opened.":
    () =>
      withEditor(async ({ actions, query }) => {
        const [id = ""] = query.node("ROOT").childNodes();
        const change = () => setText(actions, id, "Changed");
        change();
        actions.history.ignore().deserialize({ ROOT: sample() } as never);
        await throws("Cannot apply patch", () => actions.history.undo());
        actions.history.ignore().deserialize({
          ROOT: sample({ nodes: [id] }),
          [id]: sample({ parent: "ROOT", props: { text: "Just opened" } }),
        } as never);
        change();
        actions.history.ignore().deserialize({ ROOT: sample(), [id]: sample({ parent: "ROOT" }) } as never);
        actions.history.undo();
        same(query.node(id).get().data.props.text, "Just opened");
      }),
  "| A new prop with a default in `craft.props` | Nothing. Old nodes get the default when they are loaded. |": () =>
    withEditor(
      ({ actions, query }) => {
        actions.deserialize({ ROOT: savedNode({ resolvedName: "WithDefault" }) } as never);
        same(query.node("ROOT").get().data.props, { size: 16 });
      },
      { resolver: { WithDefault } },
    ),
  ":::note[Where stray nodes come from] Linked nodes are created outside the history. If you drop a component that has some and then undo the drop, its linked nodes stay in the state, and `serialize()` includes them. They are never rendered":
    leavesLinkedNode,
  "On loading, run the steps that the page has not been through:": async () =>
    migrates(await block("page-document.ts")),
  "This function walks from the root and keeps what it reaches, without components that are not in the resolver. It also repairs other kinds of damage: children that are missing, nodes that are listed twice or are inside themselves, and nodes that no longer hang on the page.":
    async () => cleans(await block("clean-nodes.ts")),
  "`cleanNodes` expects a root named `ROOT`. Load such a page into Craft.js and save it once before you clean it.":
    async () => {
      const { cleanNodes } = await block("clean-nodes.ts");
      const { linkedNodes, ...old } = sample();
      await throws("no usable root", () => cleanNodes({ "canvas-ROOT": old }, sampleResolver));
      await withEditor(({ actions, query }) => {
        actions.deserialize({ "canvas-ROOT": old } as never);
        same(Object.keys(cleanNodes(query.getSerializedNodes(), sampleResolver)), ["ROOT"]);
      });
    },
  "| A prop renamed, or with another meaning | Migrate the nodes. | | A component renamed | Keep the old name in the resolver, or migrate the nodes. | | A component removed | Remove its nodes before loading. |":
    async () => {
      await migrates(await block("page-document.ts"));
      await cleans(await block("clean-nodes.ts"));
    },
  "| Rules, settings or styles changed | Nothing. They come from the component, not from the JSON. |": () => {
    const canDrag = () => false;
    const Now = Object.assign(() => <b style={{ color: "red" }} />, { craft: { rules: { canDrag } } });
    return withEditor(
      async ({ actions, query }, place) => {
        actions.deserialize({ ROOT: typed("Now") } as never);
        await settle();
        same(
          [query.node("ROOT").get().rules.canDrag === canDrag, place.querySelector("b")?.style.color],
          [true, "red"],
        );
        same(/rules|color/.test(query.serialize()), false);
      },
      { resolver: { Now } },
    );
  },
  "Craft.js still reads the root’s old id `canvas-ROOT` and the old field `_childCanvas`.": () =>
    withEditor(({ actions, query }) => {
      const { linkedNodes, ...old } = sample();
      actions.deserialize({
        "canvas-ROOT": { ...old, _childCanvas: { drop: "linked" } },
        linked: sample({ parent: "canvas-ROOT" }),
      } as never);
      same(query.node("ROOT").linkedNodes(), ["linked"]);
      same(query.node("linked").get().data.parent, "ROOT");
    }),
  "It does not read nodes of the type `Canvas` that name their component in the prop `is`. This step turns one into its present form;":
    async () => {
      const { upgradeCanvas } = await block("upgrade-canvas.ts");
      const old = typed("Canvas", { is: "main", title: "Old" });
      await deserialising("does not exist in the resolver", { ROOT: old });
      await withEditor(async ({ actions }, place) => {
        actions.deserialize({ ROOT: upgradeCanvas(old) });
        await settle();
        same(place.querySelector("main")?.title, "Old");
      });
    },
};
