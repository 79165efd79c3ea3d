import { Arrow, Box, Picture, Text } from "../concepts/picture.tsx";

const alt =
  "Three time lines of seven keystrokes without a pause. Without a throttle, they make seven steps. With a throttle of 500 " +
  "milliseconds, a keystroke joins the step if that began less than 500 milliseconds ago, or else begins another: three steps. " +
  "With merge, each change joins the step before it.";

const keystrokes = [8, 52, 96, 140, 184, 228, 272];
const rows = [
  { label: "setProp", lengths: [1, 1, 1, 1, 1, 1, 1], result: "7 steps" },
  { label: "throttle(500)", lengths: [3, 3, 1], result: "3 steps" },
  { label: "merge()", lengths: [7], result: "1 step" },
];

/** How changes become steps of the history. */
export function StepsPicture() {
  return (
    <Picture alt={alt} height={222} caption="Seven changes: each frame is one step, which one Undo reverts.">
      {rows.map(({ label, lengths, result }, row) => {
        const y = 8 + row * 62;
        return (
          <>
            <Text x={8} y={y + 12} code>
              {label}
            </Text>
            <Text x={352} y={y + 12} anchor="end" colour="green">
              {result}
            </Text>
            {lengths.map((length, index) => {
              const x = keystrokes[lengths.slice(0, index).reduce((sum, each) => sum + each, 0)] ?? 0;
              return <Box x={x} y={y + 20} width={(length - 1) * 44 + 28} height={30} fill="canvas" colour="blue" />;
            })}
            {keystrokes.map((x) => (
              <circle cx={x + 14} cy={y + 35} r="6" fill="var(--ink)" />
            ))}
          </>
        );
      })}
      <Arrow path="M 22 208 H 154" end={[154, 208, "right"]} />
      <Text x={88} y={202} anchor="middle" colour="soft">
        500 ms
      </Text>
    </Picture>
  );
}
