import { produce as inDevelopment } from "immer";
import { expect, test } from "vitest";
// @ts-expect-error: the file has no types
import immer from "../../../../node_modules/immer/dist/immer.cjs.production.min.js";

test("#circular: Immer names the cause in development, and overflows the stack in production", () => {
  const circular: { self?: object } = {};
  circular.self = circular;
  for (const [produce, message] of [
    [inDevelopment, "Immer forbids circular references"],
    [immer.produce, "Maximum call stack size exceeded"],
  ])
    expect(() => produce({}, (props: { value?: object }) => void (props.value = circular))).toThrow(message);
});
