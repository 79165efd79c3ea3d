import { Element, useNode } from "@craftjs/core";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { dropsNearEdge } from "../../../harness/drops-near-edge.tsx";
import { childrenOf, domOf, selectedOf } from "../../../harness/editor-questions.ts";
import { indicatorLine } from "../../../harness/indicator-line.ts";
import { fire } from "../../../harness/pointer.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { Box, Item, withItems } from "../../../harness/sample-items.tsx";
import { SampleText } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

/** A copy of a component, as `memo` makes one. */
const Wrapped = () => <SampleText />;

/** A user component with an area that has no id. */
const NoId = () => <Element is={Box} canvas />;

/** What is connected by nobody. */
const Fixed = () => <p>Fixed</p>;

/** A canvas without height. */
const Flat = () => <Box style={{ padding: 0 }} />;

/** A canvas that takes nothing. */
const Closed = () => <Box style={{ height: 60 }} />;
Closed.craft = { rules: { canMoveIn: () => false } };

export const probes: CheckFile["probes"] = {
  "Connectors return the element they were given, so you can nest the calls.": async () => {
    const returned: boolean[] = [];
    const Plain = () => {
      const { connect, drag } = useNode().connectors;
      return <p ref={(dom) => void (dom && returned.push(drag(dom) === dom, connect(dom) === dom))} />;
    };
    await withEditor(() => null, { content: <Plain />, resolver: { Plain } });
    same([...new Set(returned)], [true]);
  },

  "with React 19’s types, a callback returns nothing or a clean-up function, and a connector returns the element.":
    () => {
      const Block = () => {
        const { drag } = useNode().connectors;
        // @ts-expect-error: what a connector returns is not what a callback may
        const returned = <p ref={(dom) => dom && drag(dom)} />;
        const cleanedUp = <p ref={() => () => {}} />;
        const braces = (
          <p
            ref={(dom) => {
              if (dom) drag(dom);
            }}
          />
        );
        return [returned, cleanedUp, braces].at(-1);
      };
      return withEditor((_, place) => same(place.querySelectorAll("p").length, 1), {
        content: <Block />,
        resolver: { Block },
      });
    },

  "Such fixed areas are [linked nodes](/docs/concepts/user-components#linked-nodes): an `<Element>` with an `id` inside a user component.":
    () =>
      withEditor(({ query }) => same(Object.keys(query.node("ROOT").get().data.linkedNodes), ["body"]), {
        content: <SampleCard />,
        resolver: { SampleCard },
      }),

  "Where it answers `false`, the line that shows the drop position turns red, and letting go does nothing.": () =>
    withItems(
      async (editor) => {
        const [item = "", closed = ""] = childrenOf(editor);
        fire(domOf(editor, item), "dragstart");
        fire(domOf(editor, closed), "dragover");
        await settle();
        same(editor.query.getState().indicator?.placement.parent.id, closed);
        same(indicatorLine()?.style.backgroundColor, "red");
        fire(domOf(editor, item), "dragend");
        same([childrenOf(editor), childrenOf(editor, closed)], [[item, closed], []]);
      },
      [<Item key="item" />, <Element key="closed" is={Closed} canvas />],
      {},
      { Closed },
    ),

  "A mouse selects a block without your help: `connect` sees to that.": () =>
    withItems((editor) => {
      const [item] = childrenOf(editor);
      fire(domOf(editor, item), "mousedown");
      same(selectedOf(editor), [item]);
    }),

  "It has to be unique in that component, not on the page. Without it, Craft.js throws.": async () => {
    const Twice = () => (
      <>
        <Element id="area" is={Box} canvas />
        <Element id="area" is={Box} canvas />
      </>
    );
    await withItems(
      ({ query }) => {
        const [one, other, twice] = query.node("ROOT").childNodes();
        const areasOf = (id = "") => query.node(id).linkedNodes();
        // Two cards have an area each.
        same([areasOf(one).length, areasOf(other).length, areasOf(one)[0] === areasOf(other)[0]], [1, 1, false]);
        // Two areas of one component are the same node.
        same(areasOf(twice).length, 1);
      },
      [<SampleCard key="one" />, <SampleCard key="other" />, <Twice key="twice" />],
      {},
      { SampleCard, Twice },
    );
    await says("must specify an `id` prop", () => withItems(settle, <NoId />, {}, { NoId }));
  },

  "| A block cannot be dragged | Its component calls `drag` on the element, and its parent is a canvas. Children of a plain component cannot be moved. |":
    () =>
      withItems(
        ({ query }, place) => {
          const [box = "", fixed = ""] = query.node("ROOT").childNodes();
          const [inside = ""] = query.node(box).childNodes();
          same([query.node(box).isDraggable(), query.node(inside).isDraggable()], [true, false]);
          // Its parent is a canvas, but nothing makes it draggable.
          same([query.node(fixed).isDraggable(), place.querySelector("p")?.draggable], [true, false]);
        },
        [
          <Box key="box">
            <Item />
          </Box>,
          <Fixed key="fixed" />,
        ],
        {},
        { Fixed },
      ),

  "| A block cannot be dropped | The target is an `<Element canvas>`, its component calls `connect`, and it has some height. |":
    () =>
      withItems(
        (editor) => {
          const { query } = editor;
          const [item = "", plain = "", canvas = "", fixed = "", flat = ""] = childrenOf(editor);
          same([query.node(plain).isDroppable(item), query.node(canvas).isDroppable(item)], [false, true]);
          // What is not connected has no place, and what has no height none that can be pointed at.
          same([query.node(fixed).get().dom, domOf(editor, flat).offsetHeight], [null, 0]);
        },
        [
          <Item key="item" />,
          <Box key="plain" />,
          ...[Box, Fixed, Flat].map((Canvas) => <Element key={Canvas.name} is={Canvas} canvas />),
        ],
        {},
        { Fixed, Flat },
      ),

  "| The block lands next to the container, not in it | Within 10 pixels of a container’s edge the drop goes to its parent. Give containers more padding than that. Linked nodes are exempt.":
    dropsNearEdge,

  "| “The component type specified for this node (…) does not exist in the resolver” | Add the component to `resolver`. It has to be the same function, not a wrapped copy. |":
    async () => {
      const show = (resolver: Record<string, typeof SampleText>) =>
        withEditor(settle, { content: <Wrapped />, resolver });
      const message = "The component type specified for this node (Wrapped) does not exist in the resolver";
      for (const resolver of [{}, { Wrapped: SampleText }]) await says(message, () => show(resolver));
      await show({ Wrapped });
    },

  "| “A `<Element />` that is used inside a User Component must specify an `id` prop” | The component is a user component, so its `<Element>` is a linked node. Add an `id`. |":
    async () => {
      const show = (Block: typeof NoId) => withEditor(settle, { content: <Block />, resolver: { Block, Box } });
      await says("inside a User Component must specify an `id` prop", () => show(NoId));
      await show(() => <Element id="area" is={Box} canvas />);
    },
};
