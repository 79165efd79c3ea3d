import { Arrow, Box, Picture, Text } from "../concepts/picture.tsx";

const alt =
  "What connectors do with an event. A mousedown on an element with connect selects its node. A mouseover marks it as hovered. A " +
  "dragstart on an element with drag begins a drag. A dragover on an element with connect computes the drop line. A dragend on the " +
  "dragged element moves the node. Each event is handled by the innermost node only.";

const events = [
  { event: "mousedown", on: "connect", result: "selected" },
  { event: "mouseover", on: "connect", result: "hovered" },
  { event: "dragstart", on: "drag", result: "dragged" },
  { event: "dragover", on: "connect", result: "indicator" },
  { event: "dragend", on: "drag", result: "move()" },
];

/** The path of an event: DOM, connector, state. */
export function EventsPicture() {
  return (
    <Picture
      alt={alt}
      height={258}
      caption="The browser’s event, the connector that listens, and what changes in the editor. The innermost node handles the event; the nodes around it don’t get it."
    >
      <Text x={8} y={16} bold>
        Event
      </Text>
      <Text x={136} y={16} bold>
        Connector
      </Text>
      <Text x={256} y={16} bold>
        State
      </Text>
      {events.map(({ event, on, result }, row) => {
        const y = 28 + row * 46;
        return (
          <>
            <Text x={8} y={y + 22} code>
              {event}
            </Text>
            <Arrow path={`M 96 ${y + 17} H 128`} end={[128, y + 17, "right"]} />
            <Box x={136} y={y} width={84} height={34} fill="canvas" colour={on === "drag" ? "blue" : "green"} />
            <Text x={148} y={y + 22} code>
              {on}
            </Text>
            <Arrow path={`M 222 ${y + 17} H 248`} end={[248, y + 17, "right"]} />
            <Text x={256} y={y + 22} code>
              {result}
            </Text>
          </>
        );
      })}
    </Picture>
  );
}
