import { Arrow, Box, Picture, Selected, Text } from "./picture.tsx";

const alt =
  "A selected block. Its outer element is passed to connect, which ties it to the node; its handle is passed to " +
  "drag, which makes it start a drag. Below, the static craft object: displayName labels it, props gives the defaults, " +
  "rules restrict where it may go, related contains its settings form.";

const fields = [
  ["displayName", "the label in your editor"],
  ["props", "the defaults"],
  ["rules", "where it may go"],
  ["related", "its settings form"],
] as const;

/** How a React component becomes a block. */
export function UserComponentsPicture() {
  return (
    <Picture
      alt={alt}
      height={304}
      caption="Two connectors tie the markup to the editor; the craft object describes the block."
    >
      <Box x={36} y={44} width={288} height={64} colour="line" />
      <Selected x={36} y={44} width={288} height={64} />
      <Box x={50} y={62} width={28} height={28} fill="canvas" />
      {[0, 1, 2].flatMap((row) =>
        [0, 1].map((column) => <circle cx={60 + column * 8} cy={69 + row * 7} r="1.8" fill="var(--ink)" />),
      )}
      <Text x={94} y={81}>
        A heading, a card, a row …
      </Text>
      <Text x={324} y={16} code bold anchor="end" colour="blue">
        connect(dom)
      </Text>
      <Text x={216} y={16} anchor="end" colour="soft">
        stands for the node
      </Text>
      <Arrow path="M 276 22 V 42" end={[276, 42, "down"]} colour="blue" />
      <Text x={50} y={142} code bold colour="blue">
        drag(dom)
      </Text>
      <Text x={130} y={142} colour="soft">
        starts a drag
      </Text>
      <Arrow path="M 64 128 V 93" end={[64, 93, "up"]} colour="blue" />

      <Box x={20} y={164} width={320} height={132} fill="canvas" />
      <Text x={34} y={186} code bold>
        Block.craft
      </Text>
      {fields.map(([name, what], index) => (
        <>
          <Text x={34} y={212 + index * 23} code colour="green">
            {name}
          </Text>
          <Text x={138} y={212 + index * 23}>
            {what}
          </Text>
        </>
      ))}
    </Picture>
  );
}
