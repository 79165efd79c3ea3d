import { Box, Picture, Text } from "../concepts/picture.tsx";

const alt =
  "Two cards. The first is a canvas with two child nodes in data.nodes: users can move, delete and reorder them. The second is a " +
  "component with two linked nodes in data.linkedNodes, named header and body: their place is fixed, and users fill them.";

/** Child nodes beside linked nodes. */
export function LinkedNodesPicture() {
  return (
    <Picture
      alt={alt}
      height={222}
      caption="Children come and go. A linked node belongs to its component, under the id of its Element."
    >
      <Text x={8} y={16} bold>
        Children
      </Text>
      <Box x={8} y={26} width={164} height={112} fill="canvas" dashed colour="green" />
      {["a", "b"].map((id, row) => (
        <>
          <Box x={20} y={38 + row * 48} width={140} height={38} />
          <Text x={32} y={62 + row * 48}>
            Text
          </Text>
          <Text x={148} y={62 + row * 48} anchor="end" code colour="blue">
            {id}
          </Text>
        </>
      ))}
      <Text x={8} y={160} code>
        nodes: [a, b]
      </Text>
      <Text x={8} y={182} colour="soft">
        move, delete, reorder
      </Text>
      <Text x={8} y={204} colour="soft">
        parent: a canvas
      </Text>

      <Text x={188} y={16} bold>
        Linked nodes
      </Text>
      <Box x={188} y={26} width={164} height={112} />
      {["header", "body"].map((id, row) => (
        <>
          <Box x={200} y={38 + row * 48} width={140} height={38} fill="canvas" dashed colour="green" />
          <Text x={212} y={62 + row * 48} code>
            id="{id}"
          </Text>
        </>
      ))}
      <Text x={188} y={160} code>
        linkedNodes:
      </Text>
      <Text x={188} y={178} code>
        {"{ header, body }"}
      </Text>
      <Text x={188} y={204} colour="soft">
        fill; place is fixed
      </Text>
    </Picture>
  );
}
