import { Arrow, Box, Picture, Text } from "../concepts/picture.tsx";

const alt =
  "Left, a canvas with blocks below each other: the drop line is horizontal. Above the middle of a block, the drop lands " +
  "before it, below the middle after it, and margins count towards the block. In a band of 10 pixels along the canvas's " +
  "edge, the drop goes to its parent. Right, a canvas with blocks in a row: the drop line is vertical.";

/** Where a drop lands, and the direction of the line. */
export function DropPicture() {
  return (
    <Picture
      alt={alt}
      height={250}
      caption="The middle of a block, with its margins, decides between before and after. The outer 10 pixels belong to the parent."
    >
      <Text x={8} y={16} bold>
        Below each other
      </Text>
      <Box x={8} y={26} width={200} height={176} fill="canvas" />
      <Box x={18} y={36} width={180} height={156} dashed colour="soft" />
      <Box x={30} y={50} width={156} height={52} colour="soft" dashed />
      <Box x={30} y={58} width={156} height={36} />
      <path d="M 30 76 H 186" stroke="var(--soft)" strokeDasharray="2 3" />
      <Text x={38} y={72} colour="soft">
        before
      </Text>
      <Text x={38} y={90}>
        after
      </Text>
      <path d="M 30 112 H 186" stroke="var(--green)" strokeWidth="4" />
      <Box x={30} y={124} width={156} height={36} />
      <Text x={38} y={147} colour="soft">
        next block
      </Text>
      <Text x={8} y={222} colour="soft">
        outer 10 px: beside the canvas
      </Text>
      <Arrow path="M 60 208 V 198" end={[60, 198, "up"]} />
      <Text x={8} y={242} colour="green">
        line: horizontal
      </Text>

      <Text x={228} y={16} bold>
        In a row
      </Text>
      <Box x={228} y={26} width={124} height={80} fill="canvas" />
      <Box x={240} y={40} width={40} height={52} />
      <path d="M 290 40 V 92" stroke="var(--green)" strokeWidth="4" />
      <Box x={300} y={40} width={40} height={52} />
      <Text x={228} y={128} colour="green">
        line: vertical
      </Text>
    </Picture>
  );
}
