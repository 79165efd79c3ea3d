import { Arrow, Box, Picture, Text } from "./concepts/picture.tsx";

const alt =
  "Editor surrounds everything and holds the state. Its resolver maps the names Page and Text to components. Frame, inside it, renders " +
  "the page from the nodes in the state. Element canvas is the node ROOT, with two Text nodes in it. Each node names its component, " +
  "which the resolver looks up.";

/** How Editor, resolver, Frame and Element relate. */
export function OverviewPicture() {
  return (
    <Picture
      alt={alt}
      height={300}
      caption="A node names its component; the resolver knows the component; the frame renders it."
    >
      <Box x={8} y={8} width={344} height={284} />
      <Text x={20} y={30} code bold>
        {"<Editor>"}
      </Text>
      <Text x={340} y={30} anchor="end" colour="soft">
        state, history, options
      </Text>

      <Box x={20} y={44} width={320} height={62} fill="canvas" colour="blue" />
      <Text x={32} y={66} code colour="blue">
        resolver
      </Text>
      <Text x={32} y={92} code>
        {"{ Page, Text }"}
      </Text>
      <Text x={328} y={92} anchor="end" colour="soft">
        name to component
      </Text>

      <Arrow path="M 180 146 V 110" end={[180, 110, "up"]} colour="blue" />
      <Text x={190} y={132} colour="soft">
        looks up “Text”
      </Text>

      <Box x={20} y={146} width={320} height={134} dashed colour="soft" />
      <Text x={32} y={168} code>
        {"<Frame>"}
      </Text>
      <Box x={32} y={178} width={296} height={90} fill="canvas" colour="green" />
      <Text x={44} y={198} code>
        {"<Element is={Page} canvas>"}
      </Text>
      <Text x={318} y={198} anchor="end" colour="soft">
        ROOT
      </Text>
      {[0, 1].map((column) => (
        <>
          <Box x={44 + column * 142} y={212} width={130} height={40} />
          <Text x={56 + column * 142} y={237} code>
            {"<Text />"}
          </Text>
        </>
      ))}
    </Picture>
  );
}
