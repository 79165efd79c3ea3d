import { Element, Positioner } from "@craftjs/core";
import type { ReactElement } from "react";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { SampleCard } from "../../../test/docs/browser/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../test/docs/browser/samples.tsx";
import { withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as parts } from "./nodes-parts.check.tsx";
import { probes as rules } from "./nodes-rules.check.tsx";

/** The names of the nodes that children become, and the props of the first. */
const nodesOf = (children: ReactElement | ReactElement[] | false | null) =>
  withEditor(
    ({ query }) => {
      const ids = query.node("ROOT").descendants(true);
      return {
        names: ids.map((id) => query.node(id).get().data.name),
        props: query.node(ids[0] ?? "ROOT").get().data.props,
      };
    },
    {
      content: containerOf(children),
      resolver: { Text: SampleText },
    },
  );

export const probes: CheckFile["probes"] = {
  ...parts,
  ...rules,
  "| `<h2>Offers</h2>` | One node of type `h2`. The text stays in its `children` prop. |": async () =>
    same(await nodesOf(<h2>Offers</h2>), { names: ["h2"], props: { children: "Offers" } }),
  '| `<div><Text text="Hi" /></div>` | Two nodes, `Text` inside `div`. |': async () =>
    same(
      (
        await nodesOf(
          <div>
            <SampleText />
          </div>,
        )
      ).names,
      ["div", "Text"],
    ),
  "| `{list.map((item) => <Text key={item} text={item} />)}` | One node for each element. |": async () =>
    same((await nodesOf(["a", "b"].map((item) => <SampleText key={item} text={item} />))).names, ["Text", "Text"]),
  '| `{ready ? <Text text="Hi" /> : null}` | One node, or none. | | `{ready && <Text text="Hi" />}` | The same, but a `false` that is the only child makes [saving](/docs/concepts/serializing#survives) fail. |':
    async () => {
      const saved = (child: false | null) =>
        withEditor(({ query }) => query.serialize(), {
          content: containerOf(child),
        });
      for (const isReady of [true, false]) {
        const text = <SampleText text="Hi" />;
        const wanted = isReady ? ["Text"] : [];
        same((await nodesOf(isReady ? text : null)).names, wanted);
        same((await nodesOf(isReady && text)).names, wanted);
      }
      await saved(null);
      await throws("as it is null", () => saved(false));
    },
  "| `<div>Hi <b>you</b></div>` | A `div` and a `b`. The text beside an element is **lost**: give it an element of its own. |":
    async () => {
      const { names, props } = await nodesOf(
        <div>
          Hi <b>you</b>
        </div>,
      );
      same([names, props], [["div", "b"], {}]);
    },
  "If the parent is no canvas, the drop is refused there.": () =>
    withEditor(
      ({ query, store }) => {
        const [section = ""] = query.node("ROOT").childNodes();
        const [canvas = ""] = query.node(section).childNodes();
        const dom = query.node(canvas).get().dom as HTMLElement;
        dom.style.height = "60px";
        const { left, top } = dom.getBoundingClientRect();
        const tree = query.parseReactElement(<SampleText />).toNodeTree();
        const positioner = new Positioner(store as never, { type: "new", tree });
        const at = (y: number) => positioner.computeIndicator(canvas, left + 30, top + y);
        const [edge, inside] = [at(9), at(11)];
        positioner.cleanup();
        same([edge?.placement.parent.id, String(edge?.error).includes("non-Canvas parent")], [section, true]);
        same([inside?.placement.parent.id, inside?.error], [canvas, null]);
      },
      {
        content: (
          <Element is="div" canvas>
            <section>
              <Element is="div" canvas />
            </section>
          </Element>
        ),
      },
    ),
  "- `descendants()` without `true` stops at the children. `ancestors()` without `true` stops at the grandparent.":
    () =>
      withEditor(
        ({ query }) => {
          const [p = "", i = "", b = ""] = query.node("ROOT").descendants(true);
          same(query.node("ROOT").descendants(), [p]);
          same(query.node(b).ancestors(), [i, p]);
        },
        {
          content: (
            <SampleContainer>
              <p>
                <i>
                  <b>Text</b>
                </i>
              </p>
            </SampleContainer>
          ),
        },
      ),
  "| `delete` | Throws for `ROOT` and for a linked node. Asks no rules. Deletes everything inside the node too. |":
    () =>
      withEditor(
        async ({ actions, query }) => {
          const [card = ""] = query.node("ROOT").childNodes();
          const [linked = ""] = query.node(card).linkedNodes();
          for (const id of ["ROOT", linked]) await throws("top-level Node", () => actions.delete(id));
          actions.delete(query.node("ROOT").childNodes());
          same(Object.keys(query.getNodes()), ["ROOT"]);
        },
        {
          content: containerOf(
            <SampleCard />,
            <SampleContainer>
              <SampleText />
            </SampleContainer>,
          ),
          resolver: { SampleCard },
        },
      ),
  "What you read from the state is read-only, down to nested arrays and objects. That includes an object or array that you passed in as a prop: after the node has been added, `list.push(…)` on it throws. Change props with [`setProp`](/docs/api/useEditor#actions), and treat your own values as frozen from the moment you hand them over.":
    () =>
      withEditor(async ({ actions, query }) => {
        const list: string[] = [];
        const tree = query.parseReactElement(<Element is="div" data-list={list} />).toNodeTree();
        list.push("before");
        actions.addNodeTree(tree, "ROOT");
        await throws("object is not extensible", () => list.push("after"));
        const node = query.node(tree.rootNodeId).get();
        await throws("object is not extensible", () => node.data.props["data-list"].push("after"));
        await throws("read only", () => {
          node.data.props["data-list"] = [];
        });
        actions.setProp(tree.rootNodeId, (props) => props["data-list"].push("after"));
        same([list, query.node(tree.rootNodeId).get().data.props["data-list"]], [["before"], ["before", "after"]]);
      }),
};
