import { Arrow, Box, Picture, Text } from "./picture.tsx";

const alt =
  "A round trip. query.serialize turns the page, a map of nodes with components, into JSON, a string with their names. " +
  "The data prop of Frame, or actions.deserialize, turns the string into the page again. Both ways, the resolver translates between components and their names.";

/** From the page to JSON and back. */
export function SerializingPicture() {
  return (
    <Picture
      alt={alt}
      height={314}
      caption="Components become names, and names become components. The resolver is the dictionary."
    >
      <Box x={40} y={6} width={280} height={74} fill="canvas" />
      <Text x={54} y={29} bold>
        The page
      </Text>
      <Text x={306} y={29} anchor="end" colour="soft">
        in the editor
      </Text>
      <Text x={54} y={60} code>
        {"type: "}
        <tspan fill="var(--green)">Text</tspan>
        {", props: { … }"}
      </Text>

      <Box x={104} y={116} width={152} height={84} colour="blue" />
      <Text x={180} y={139} code bold anchor="middle" colour="blue">
        resolver
      </Text>
      <Text x={180} y={165} code anchor="middle">
        "Text" ↔ <tspan fill="var(--green)">Text</tspan>
      </Text>
      <Text x={180} y={186} code anchor="middle">
        "Row" ↔ <tspan fill="var(--green)">Row</tspan>
      </Text>

      <Arrow path="M 72 80 V 232" end={[72, 234, "down"]} />
      <Arrow path="M 288 236 V 84" end={[288, 82, "up"]} />
      <Text x={66} y={152} anchor="end" colour="soft">
        save
      </Text>
      <Text x={296} y={152} colour="soft">
        load
      </Text>

      <Box x={40} y={236} width={280} height={74} fill="canvas" />
      <Text x={54} y={259} bold>
        JSON
      </Text>
      <Text x={306} y={259} anchor="end" colour="soft">
        in your database
      </Text>
      <Text x={54} y={290} code>
        {'"resolvedName": "Text", …'}
      </Text>
    </Picture>
  );
}
