import { Arrow, Box, Picture, Text } from "../concepts/picture.tsx";

const alt =
  "Three time lines. Without a throttle, four keystrokes make four steps. With a throttle of 500 milliseconds, keystrokes " +
  "that follow within it join one step, and one after a longer pause begins another. With merge, each change joins the step before it.";

const rows = [
  { label: "setProp", steps: [[20], [60], [100], [240]], result: "4 steps" },
  { label: "throttle(500)", steps: [[20, 60, 100], [240]], result: "2 steps" },
  { label: "merge()", steps: [[20, 60, 100, 240]], result: "1 step" },
];

/** How changes become steps of the history. */
export function StepsPicture() {
  return (
    <Picture
      alt={alt}
      height={222}
      caption="Four changes, the last one after a pause: each frame is one step that Undo takes back."
    >
      {rows.map(({ label, steps, result }, row) => {
        const y = 8 + row * 62;
        return (
          <>
            <Text x={8} y={y + 12} code>
              {label}
            </Text>
            <Text x={352} y={y + 12} anchor="end" colour="green">
              {result}
            </Text>
            {steps.map((times) => {
              const first = times[0] ?? 0;
              const last = times.at(-1) ?? 0;
              return <Box x={first - 2} y={y + 20} width={last - first + 28} height={30} fill="canvas" colour="blue" />;
            })}
            {steps.flat().map((x) => (
              <circle cx={x + 12} cy={y + 35} r="6" fill="var(--ink)" />
            ))}
          </>
        );
      })}
      <Arrow path="M 8 208 H 346" end={[346, 208, "right"]} />
      <Text x={190} y={202} anchor="middle" colour="soft">
        more than 500 ms
      </Text>
    </Picture>
  );
}
