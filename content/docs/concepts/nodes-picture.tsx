import { Arrow, Box, Picture, Text } from "./picture.tsx";

const alt =
  "A page with a container that holds two texts, and below it the map of its nodes. The entry ROOT lists the ids a and b " +
  "as its nodes. The entries a and b name ROOT as their parent, and have no nodes.";

/** A page and its map of nodes. */
export function NodesPicture() {
  return (
    <Picture
      alt={alt}
      height={322}
      caption="The page, and its nodes in Craft.js: one entry for each node, connected by ids."
    >
      <Text x={8} y={16} bold>
        The page
      </Text>
      <Box x={8} y={26} width={344} height={104} fill="canvas" dashed colour="green" />
      <Text x={18} y={44} colour="green">
        Container
      </Text>
      <Box x={20} y={54} width={320} height={30} />
      <Text x={30} y={74}>
        Good morning
      </Text>
      <Text x={330} y={74} anchor="end" colour="soft">
        Text
      </Text>
      <Box x={20} y={90} width={320} height={30} />
      <Text x={30} y={110}>
        Good night
      </Text>
      <Text x={330} y={110} anchor="end" colour="soft">
        Text
      </Text>

      <Text x={8} y={164} bold>
        The map of nodes
      </Text>
      {[
        { id: "ROOT", name: "Container", links: "nodes: [a, b]", y: 176 },
        { id: "a", name: "Text", links: "parent: ROOT", y: 226 },
        { id: "b", name: "Text", links: "parent: ROOT", y: 276 },
      ].map(({ id, name, links, y }) => (
        <>
          <Box x={8} y={y} width={296} height={38} />
          <Text x={20} y={y + 24} code bold colour="blue">
            {id}
          </Text>
          <Text x={74} y={y + 24}>
            {name}
          </Text>
          <Text x={292} y={y + 24} code anchor="end">
            {links}
          </Text>
        </>
      ))}
      <Arrow path="M 304 189 H 340 V 295 H 306" end={[306, 295, "left"]} colour="blue" />
      <Arrow path="M 304 201 H 324 V 245 H 306" end={[306, 245, "left"]} colour="blue" />
    </Picture>
  );
}
