import { produce as inDevelopment } from "immer";
import { createElement } from "react";
// @ts-expect-error: the alias has no types
import otherReact from "react-18";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
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

test("#invalid-hook-call: with another copy of React, the first hook is read from null", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  for (const [name, hook] of [
    ["useContext", () => otherReact.useContext(otherReact.createContext(""))],
    ["useState", () => otherReact.useState("")[0]],
  ] as const)
    expect(() => renderToString(createElement(hook))).toThrow(`Cannot read properties of null (reading '${name}')`);
});
