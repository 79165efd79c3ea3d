import { Element, useNode } from "@craftjs/core";
import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { childrenOf, domOf, selectedOf } from "../../../test/docs/browser/editor-questions.ts";
import { indicatorLine } from "../../../test/docs/browser/indicator-line.ts";
import { fire } from "../../../test/docs/browser/pointer.ts";
import { Box, Item } from "../../../test/docs/browser/sample-items.tsx";
import { SampleText } from "../../../test/docs/browser/samples.tsx";
import { says } from "../../../test/docs/browser/says.ts";
import { type EditorHandle, settle, withEditor } from "../../../test/docs/browser/stage.tsx";

/** A copy of a component, as `memo` makes one. */
const Wrapped = () => <SampleText />;

/** A user component with an area that has no id. */
const NoId = () => <Element is={Box} canvas />;

/** An area that fills its card. */
const Card = () => <Element id="area" is={Box} canvas />;

/** What is connected, and cannot be dragged. */
const Fixed = () => <p>Fixed</p>;

/** A canvas without height. */
const Flat = () => <Box style={{ padding: 0 }} />;

/** A canvas that takes nothing. */
const Closed = () => <Box style={{ height: 60 }} />;
Closed.craft = { rules: { canMoveIn: () => false } };

const parentOfIndicator = ({ query }: EditorHandle) => query.getState().indicator?.placement.parent.id;

export const probes: CheckFile["probes"] = {
  "Connectors return the element they were given, so you can nest the calls.": async () => {
    const returned: boolean[] = [];
    const Plain = () => {
      const { connectors } = useNode();
      return (
        <p
          ref={(dom) => {
            if (dom) returned.push(connectors.drag(dom) === dom, connectors.connect(dom) === dom);
          }}
        />
      );
    };
    await withEditor(() => null, { content: <Plain />, resolver: { Plain } });
    same([...new Set(returned)], [true]);
  },

  "with React 19's types, a callback returns nothing or a clean-up function, and a connector returns the element.":
    () => {
      const Block = () => {
        const { connectors } = useNode();
        // @ts-expect-error: what a connector returns is not what a callback may
        const returned = <p ref={(dom) => dom && connectors.drag(dom)} />;
        const braces = (
          <p
            ref={(dom) => {
              if (dom) connectors.drag(dom);
            }}
          />
        );
        return [returned, braces, <p key="clean-up" ref={() => () => {}} />].length === 3 && braces;
      };
      return withEditor((_, place) => same(place.querySelectorAll("p").length, 1), {
        content: <Block />,
        resolver: { Block },
      });
    },

  "Such fixed areas are [linked nodes](/docs/concepts/user-components#linked-nodes): an `<Element>` with an `id` inside a user component.":
    () =>
      withEditor(({ query }) => same(Object.keys(query.node("ROOT").get().data.linkedNodes), ["area"]), {
        content: <Card />,
        resolver: { Box, Card },
      }),

  "Where it answers `false`, the line that shows the drop position turns red, and letting go does nothing.": () =>
    withEditor(
      async (editor) => {
        const [item = "", closed = ""] = childrenOf(editor);
        fire(domOf(editor, item), "dragstart");
        fire(domOf(editor, closed), "dragover");
        await settle();
        same([parentOfIndicator(editor), indicatorLine()?.style.backgroundColor], [closed, "red"]);
        fire(domOf(editor, item), "dragend");
        same([childrenOf(editor), childrenOf(editor, closed)], [[item, closed], []]);
      },
      {
        resolver: { Box, Item, Closed },
        content: (
          <Element is={Box} canvas>
            <Item />
            <Element is={Closed} canvas />
          </Element>
        ),
      },
    ),

  "A mouse selects a block without your help: `connect` sees to that.": () =>
    withEditor(
      (editor) => {
        const [item = ""] = childrenOf(editor);
        fire(domOf(editor, item), "mousedown");
        same(selectedOf(editor), [item]);
      },
      {
        resolver: { Box, Item },
        content: (
          <Element is={Box} canvas>
            <Item />
          </Element>
        ),
      },
    ),

  "It has to be unique in that component, not on the page. Without it, Craft.js throws.": async () => {
    // Two cards, and each has an area of its own with the same id.
    await withEditor(
      ({ query }) => {
        const areas = query
          .node("ROOT")
          .childNodes()
          .map((id) => query.node(id).get().data.linkedNodes.area);
        same([areas.length, new Set(areas).size, areas.includes(undefined as never)], [2, 2, false]);
      },
      {
        resolver: { Box, Card },
        content: (
          <Element is={Box} canvas>
            <Card />
            <Card />
          </Element>
        ),
      },
    );
    await says("must specify an `id` prop", () => withEditor(settle, { content: <NoId />, resolver: { NoId, Box } }));
  },

  "| Its component calls `drag` on the element, and its parent is a canvas. Children of a plain component cannot be moved. |":
    () =>
      withEditor(
        ({ query }, place) => {
          const [box = "", fixed = ""] = query.node("ROOT").childNodes();
          const [inside = ""] = query.node(box).childNodes();
          same([query.node(box).isDraggable(), query.node(inside).isDraggable()], [true, false]);
          // Its parent is a canvas, but nothing makes it draggable.
          same([query.node(fixed).isDraggable(), place.querySelector("p")?.draggable], [true, false]);
        },
        {
          resolver: { Box, Item, Fixed },
          content: (
            <Element is={Box} canvas>
              <Box>
                <Item />
              </Box>
              <Fixed />
            </Element>
          ),
        },
      ),

  "| A block cannot be dropped | The target is an `<Element canvas>`, its component calls `connect`, and it has some height. |":
    () =>
      withEditor(
        (editor) => {
          const { query } = editor;
          const [item = "", plain = "", canvas = "", fixed = "", flat = ""] = childrenOf(editor);
          same([query.node(plain).isDroppable(item), query.node(canvas).isDroppable(item)], [false, true]);
          // What is not connected has no place, and what has no height none that can be pointed at.
          same([query.node(fixed).get().dom, domOf(editor, flat).offsetHeight], [null, 0]);
        },
        {
          resolver: { Box, Item, Fixed, Flat },
          content: (
            <Element is={Box} canvas>
              <Item />
              <Box />
              <Element is={Box} canvas />
              <Element is={Fixed} canvas />
              <Element is={Flat} canvas />
            </Element>
          ),
        },
      ),

  "Within 10 pixels of a container's edge the drop goes to its parent. Give containers more padding than that. Linked nodes are exempt.":
    () =>
      withEditor(
        (editor) => {
          const [item = "", box = "", card = ""] = childrenOf(editor);
          const area = editor.query.node(card).get().data.linkedNodes.area ?? "";
          const parentAt = (id: string, distance: number) => {
            const { top, left } = domOf(editor, id).getBoundingClientRect();
            fire(domOf(editor, id), "dragover", { clientX: left + 50, clientY: top + distance });
            return parentOfIndicator(editor);
          };
          fire(domOf(editor, item), "dragstart");
          same([parentAt(box, 9), parentAt(box, 11), parentAt(area, 9)], ["ROOT", box, area]);
          fire(domOf(editor, item), "dragend");
        },
        {
          resolver: { Box, Item, Card },
          content: (
            <Element is={Box} canvas>
              <Item />
              <Element is={Box} canvas />
              <Card />
            </Element>
          ),
        },
      ),

  '| "The component type specified for this node (…) does not exist in the resolver" | Add the component to `resolver`. It has to be the same function, not a wrapped copy. |':
    async () => {
      const show = (resolver: Parameters<typeof withEditor>[1]) =>
        withEditor(settle, { content: <Wrapped />, ...resolver });
      for (const resolver of [{}, { resolver: { Wrapped: SampleText } }]) {
        await says("The component type specified for this node (Wrapped) does not exist in the resolver", () =>
          show(resolver),
        );
      }
      await show({ resolver: { Wrapped } });
    },

  '| "A `<Element />` that is used inside a User Component must specify an `id` prop" | The component is a user component, so its `<Element>` is a linked node. Add an `id`. |':
    async () => {
      const show = (Block: typeof NoId) => withEditor(settle, { content: <Block />, resolver: { Block, Box } });
      await says("inside a User Component must specify an `id` prop", () => show(NoId));
      await show(Card);
    },
};
