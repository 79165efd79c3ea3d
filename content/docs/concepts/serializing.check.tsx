import { type CheckFile, inWords, same, throws } from "../../../test/docs/browser/check-file.ts";
import { sampleResolver, withEditor } from "../../../test/docs/browser/stage.tsx";

const missingText = {
  type: { resolvedName: "Marquee" },
  isCanvas: false,
  props: {},
  displayName: "Marquee",
  custom: {},
};
const root = { type: "div", isCanvas: true, props: {}, displayName: "div", custom: {}, hidden: false };
const stored = {
  version: 0,
  nodes: {
    ROOT: { ...root, nodes: ["old"], linkedNodes: {} },
    old: { ...missingText, hidden: false, parent: "ROOT", nodes: [], linkedNodes: {} },
  },
};

/** What becomes of a saved node that has nothing but what it needs. */
const loaded = () =>
  withEditor(({ query }) => query.parseSerializedNode({ type: "div", props: {} } as never).toNode().data);

export const runs: CheckFile["runs"] = {
  "src/app.tsx": ({ App }) => <App onSave={() => {}} />,
  "src/load.tsx": ({ Page }) => <Page stored={stored} />,
  "src/missing-components.ts": ({ missingComponents }) => {
    same(missingComponents(stored.nodes, sampleResolver), ["Marquee"]);
    return null;
  },
};

export const defaults: CheckFile["defaults"] = {
  saved: async () => {
    const data = await loaded();
    const fails = (node: object) =>
      withEditor(({ query }) => throws("", () => query.parseSerializedNode(node as never).toNode())).then(
        () => true,
        () => false,
      );
    return {
      type: inWords("Loading throws.", await fails({ props: {} })),
      props: inWords("Loading throws. Write {} for none.", await fails({ type: "div" })),
      isCanvas: data.isCanvas,
      displayName: inWords("The name of the type", data.displayName === "div"),
      custom: data.custom,
      hidden: data.hidden,
      parent: inWords("The Node has no parent.", !data.parent),
      nodes: data.nodes,
      linkedNodes: data.linkedNodes,
    };
  },
};

export const probes: CheckFile["probes"] = {
  "Left out. The default in `craft.props` comes back, if there is one.": () =>
    withEditor(({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      actions.setProp(id, (props) => {
        props.onClick = () => {};
        props.nothing = null;
      });
      same(Object.keys(query.node(id).toSerializedNode().props), ["text"]);
    }),
};
