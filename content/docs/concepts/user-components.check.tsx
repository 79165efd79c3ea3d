import { Positioner, useNode } from "@craftjs/core";
import { Children, type ReactNode } from "react";
import { blockOf } from "../../../test/docs/browser/block-of.ts";
import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { containerOf } from "../../../test/docs/browser/container-of.tsx";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { withEditor } from "../../../test/docs/browser/stage.tsx";
import { probes as blocks } from "./user-components-blocks.check.tsx";
import { probes as craft } from "./user-components-craft.check.tsx";
import { probes as linked } from "./user-components-linked.check.tsx";
import { probes as rules } from "./user-components-rules.check.tsx";

export const probes: CheckFile["probes"] = {
  ...blocks,
  ...craft,
  ...linked,
  ...rules,
  "Mutate the argument. What the function returns is ignored, and a plain value instead of a function throws.": () =>
    withEditor(({ actions, query }) => {
      const [id = ""] = query.node("ROOT").childNodes();
      actions.setProp(id, (() => ({ text: "Returned" })) as never);
      same(query.node(id).get().data.props, { text: "One" });
      return throws("is not a function", () => actions.setProp(id, { text: "Plain" } as never));
    }),
  "- `useNode` finds the node from React context, so a component deeper inside your block may call it too, and gets the same node.":
    () => {
      const Deep = () => <b>{useNode().id}</b>;
      const Block = () => <Deep />;
      return withEditor((_, place) => same(place.textContent, "ROOT"), { content: <Block />, resolver: { Block } });
    },
  "Otherwise it is a single fragment, so `Children.count(children)` is 1 however many blocks there are. For the number of blocks, collect `node.data.nodes.length`.":
    () => {
      const seen: number[] = [];
      const blocks: number[] = [];
      const Counting = ({ children }: { children?: ReactNode }) => {
        blocks.push(useNode((node) => ({ count: node.data.nodes.length })).count);
        seen.push(children === undefined ? 0 : Children.count(children));
        return <>{children}</>;
      };
      const content = (
        <Counting>
          <SampleText />
          <SampleText />
          <Counting />
        </Counting>
      );
      return withEditor(
        () =>
          same(
            [[...new Set(seen)].sort(), [...new Set(blocks)].sort()],
            [
              [0, 1],
              [0, 3],
            ],
          ),
        { content, resolver: { Counting } },
      );
    },
  "- A component without `connect` still renders, but it cannot be selected or hovered, and a drop next to it lands in the wrong place because Craft.js cannot measure it.":
    () => {
      const Bare = () => <p>Bare</p>;
      return withEditor(
        ({ query, store }, place) => {
          const bare = [...place.querySelectorAll("p")].find(({ textContent }) => textContent === "Bare");
          for (const type of ["mousedown", "mouseover"]) fire(bare, type);
          same([query.getEvent("selected").all(), query.getEvent("hovered").all()], [["ROOT"], ["ROOT"]]);
          const tree = query.parseReactElement(<SampleText />).toNodeTree();
          const positioner = new Positioner(store as never, { type: "new", tree });
          const below = place.getBoundingClientRect().bottom + 99;
          // Behind the last of two, but the first has no size: it counts as behind the first.
          same(positioner.computeIndicator("ROOT", 20, below).placement.index, 0);
          positioner.cleanup();
        },
        {
          content: containerOf(<Bare />, <SampleText />),
          resolver: { Bare },
        },
      );
    },
  "Two lines connect it to the editor, and a static `craft` object describes it.": async () => {
    const { Text } = await blockOf("docs/concepts/user-components/src/blocks/text.tsx");
    same(Text.craft, { displayName: "Text", props: { text: "New text", size: 16 } });
    await withEditor(({ query }) => same([query.node("ROOT").get().dom?.tagName], ["P"]), {
      content: <Text />,
      resolver: { Text },
    });
  },
};
